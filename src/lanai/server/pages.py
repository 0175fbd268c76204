"""The pages for the browser: the built client, which lies in lanai/static. Every address that names no file is the
client's own (/lobby, /t/0123), so it gets index.html; what is not built says so."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent.parent / "static"
INDEX = "index.html"
HASHED = "assets/"   # the build puts a digest of the content into these names
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"   # kept, but compared with ours each time
ABSENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Lanai</title>
<h1>Lanai</h1><p>The server runs, but the pages for the browser are not built: run <code>make play</code>, or
<code>npm run build</code> in the folder <code>web</code>.</p></html>"""


class Pages(StaticFiles):
    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """Nothing built yet is no fault."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        path = path.replace(os.sep, "/")
        if path.startswith("api/") or path == "api":
            raise HTTPException(404)
        named = path != "." and "." in path.rpartition("/")[2]
        try:
            return await super().get_response(path if named else INDEX, scope)
        except HTTPException as error:
            if named or error.status_code != 404:
                raise
            return HTMLResponse(ABSENT, 503)

    def file_response(self, full_path: Any, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(full_path, *args, **kwargs)
        inside = Path(full_path).relative_to(Path(str(self.directory)).resolve()).as_posix()
        response.headers["cache-control"] = FOR_EVER if inside.startswith(HASHED) else ASK_AGAIN
        return response
