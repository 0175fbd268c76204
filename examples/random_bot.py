"""Plays random legal moves: random_bot.py http://127.0.0.1:8000 TABLE [INVITE], with your token in LANAI_TOKEN."""
import json
import os
import random
import secrets
import sys

import httpx
from websockets.sync.client import connect

server, table, invite = [*sys.argv[1:], ""][:3]
path, headers = f"{server}/api/tables/{table}", {"Authorization": f"Bearer {os.environ['LANAI_TOKEN']}"}
seat = {"nonce": secrets.token_hex(16), "invite": invite}   # the nonce is your part of the seed
httpx.post(f"{path}/sit", headers=headers, json=seat).raise_for_status()
with connect(f"{path}/live".replace("http", "ws", 1), additional_headers=headers) as live:
    for state in map(json.loads, live):
        if state["type"] == "state" and state["moves"]:   # offered only to the seat that decides
            move = {"type": "move", "seq": state["seq"], "move": random.choice(state["moves"])["text"]}
            live.send(json.dumps(move | {"request": secrets.token_hex(8)}))
        elif state["type"] == "state" and state["table"]["status"] in ("over", "abandoned"):
            print(state["table"]["status"], state["table"]["ranking"])
            break
