from ...engine.moves import Notation
from .position import MOVES
NOTATION = Notation(
    MOVES,
    dollars="dollars {zone}", towel="towel {row}.{slot}@{top}", umbrella="umbrella {pattern}",
    token="token {token} > {cell}", done="done", spare="spare {row}.{slot}",
)
