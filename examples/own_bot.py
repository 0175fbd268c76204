"""A bot of your own, for Maui: as a class (own_bot:Bold), or as a program (run:python own_bot.py)."""
import json
import sys


class Bold:
    """Lays towels where the rows count most, the cheapest first; takes dollars when it has none."""

    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, question: dict) -> str:
        values = [0, *question["table"]["row_values"], 0]
        poor = question["table"]["beaches"][question["seat"]]["dollars"] == 0

        def promise(move: dict) -> int:
            args = move["args"]
            if move["family"] == "towel":
                return sum(values[max(0, min(args["top"] + i, 8))] for i in range(3)) - 2 * args["slot"]
            return 5 if move["family"] == "dollars" and poor else 0

        return max(question["moves"], key=promise)["text"]


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps({"move": Bold().choose(json.loads(line))}), flush=True)
