"""What the neutral style names of pictures look like here. The colours are those of the browser's boards."""

from __future__ import annotations

from functools import cache

from rich.errors import StyleSyntaxError
from rich.style import Style

# Colours without a ground of their own must be readable on dark and on light terminals.
STYLES = {
    "dim": "#8a8f8c",
    "rule": "#8a8f8c",
    "strong": "bold",
    "notice": "bold #21302f on #f2b134",
    "legal": "bold #d39410",
    "error": "#d0453a",
    "dollars": "#b98755",
    "penalty": "#d0453a",
    "seat0": "bold #e0702a", "seat1": "bold #2f8fd0", "seat2": "bold #bd9000",
    "seat3": "bold #0f9a6c", "seat4": "bold #a06cc0", "seat5": "bold #808080",

    "yellow": "bold #5a3a00 on #f8cc4c",
    "pink": "bold #8a1447 on #f6abc3",
    "blue": "bold #14567f on #a5dcf0",
    "orange": "bold #fff6e6 on #ea6f2b",
    "green": "bold #e4f7d4 on #2a7550",
    "yellow faded": "#6b6046 on #b5a573",
    "pink faded": "#6b4a57 on #b497a1",
    "blue faded": "#46616e on #90abb5",
    "orange faded": "#d9c6b8 on #9c6a4e",
    "green faded": "#b4c4ba on #4a6557",
    "token": "underline",
    "blue token": "bold #ffffff on #1b6fa3",
    "orange token": "bold #ffffff on #b8431c",
    "inactive": "not bold #e9dfcf on #54504a",
    "white": "bold #6b6152 on #fdf8ef",
    "black": "bold #d7e2ea on #33414d",
    "umbrella": "bold #33414d on #fffaf0",
    "crab": "bold #fff1e6 on #b3402a",
    "ornament": "bold #d39410",
    "sand": "#c9a566 on #f3e0b4",
    "wood": "#7b5431 on #b98755",
    "sea": "#8fd3d6 on #1c7f93",
    "legal sea": "bold #ffdf8a on #1c7f93",
    "plain": "#2f4d1c on #9cc267",
    "forest": "#a9d6ae on #2a6a3f",
    "mountain": "#efe4d6 on #7b6757",
    "crater": "#f3b48a on #5a2a20",
    "lava": "bold #e2602a",
    "trees": "#66ad84 on #24583d",
    "lava": "bold #e2572b", "flow": "bold #b8431c", "lava legal": "bold #d39410", "volcano": "#8a5a44",
    "straw": "bold #bd9000", "stone": "bold #7d8a96",
    "zone0": "", "zone1": "bold #d39410", "zone2": "bold #e0702a", "zone3": "bold #d0453a",
    "value3": "bold #d39410", "value2": "#d39410", "value1": "#8a8f8c",
}


@cache
def style(names: str) -> Style:
    """The style of a span: a combination known as such, or its names one over the other."""
    if names in STYLES:
        return Style.parse(STYLES[names])
    found = Style()
    for name in names.split():
        try:
            found += Style.parse(STYLES.get(name, "none"))
        except StyleSyntaxError:   # pragma: no cover - a slip in the table above
            continue
    return found
