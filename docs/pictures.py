"""Draw the pictures of the documentation: python docs/pictures.py"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import lanai
from lanai.engine.words import words
from lanai.terminal.play import Session
from lanai.terminal.saves import Seat
from lanai.terminal.screen import Screen

SEATS = [Seat("Malia"), Seat("Kai", "greedy"), Seat("Ines", "greedy")]
PLIES = 22

# After sunset: the veranda's dark colours.
EVENING = TerminalTheme(
    (22, 46, 51), (243, 234, 219),
    [(29, 58, 64), (217, 72, 28), (63, 125, 88), (242, 177, 52), (31, 122, 140), (142, 90, 168), (87, 182, 194),
     (220, 207, 184)],
)
FONTS = 'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace'

# Rich fetches its font from elsewhere and leaves spaces to the reader's mercy; a picture stands on its own.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
FORMAT = FORMAT.replace("Fira Code, monospace", FONTS).replace("font-family: arial", f"font-family: {FONTS}")
FORMAT = FORMAT.replace("<svg ", '<svg xml:space="preserve" ')


def main() -> None:
    """Maui with three players, some way into the game."""
    match = lanai.game("maui").match(players=3, first=0, seed="veranda 32")
    bot = lanai.bot("greedy", 2)
    while match.ply < PLIES or match.seat != 0 or match.view(0).table.phase != "action":
        match.play(bot.choose(match))
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor",
                      highlight=False, markup=False, emoji=False)
    screen = Screen(words("en"), console, read=lambda: None)
    screen.ascii = False
    session = Session(screen, match, SEATS, None)
    session.told = max(n for n, ply in enumerate(match.history, 1) if ply.seat == 0)
    session.play_on()
    session.show()
    path = Path(__file__).parent / "maui-terminal.svg"
    svg = console.export_svg(title="lanai play maui", theme=EVENING, code_format=FORMAT, unique_id="maui")
    path.write_text(svg, "utf-8")
    print(path)


if __name__ == "__main__":
    main()
