# Looking back at a finished game: win chances, better moves, turning points, luck. Loaded with the replay.

analysis-start = Analyse
analysis-progress = Analysis: { $value }%
analysis-progress-label = How far the analysis is
analysis-progress-heard = The game is being analysed: { $value }%
analysis-ready = The analysis is ready
analysis-tabs = Analysis and log
analysis-tab = Analysis
analysis-percent = { $value }%

## The curve
analysis-curve = Win chances over the game: { $seats }
analysis-curve-seat = { $name } from { $first }% to { $last }%
analysis-chances = Win chances at this step
analysis-turnings = Turning points
analysis-turning-mistake = Step { $ply }: { $name } gave away { $by }%
analysis-turning-luck = Step { $ply }: chance brought { $name } { $by }%
analysis-turning-before = Previous turning point ([)
analysis-turning-after = Next turning point (])

## One decision
analysis-decision = Decision { $ply }
analysis-then = afterwards
analysis-verdict-forced = the only move
analysis-verdict-best = the best move
analysis-verdict-close = nearly the best
analysis-verdict-weak = gave away { $by }%
analysis-verdict-mistake = a mistake: −{ $by }%
analysis-lucky = luck: +{ $by }%
analysis-came = Luck brought
analysis-better = Better was
analysis-others = Other moves
analysis-instead = ({ $value }% instead of { $played }%)
analysis-against = ({ $value }% against { $played }%)
analysis-try = Try it
analysis-begin = The game begins. Step on, choose a place on the curve, or go to a turning point below it: [ and ].
analysis-begin-even = The game begins. Step on or choose a place on the curve; no single step turned this game.

## Luck and judgement
analysis-luck = Luck and judgement
analysis-luck-column = Luck
analysis-lost-column = Given away
analysis-luck-kind = Chance was kindest to { $name } (+{ $by }%).
analysis-luck-even = Chance favoured nobody.
analysis-lost-least = { $name } gave away the least ({ $by }%).
analysis-luck-more = Luck: how far what was drawn or rolled moved the chance to win, beside what was to be expected.
analysis-lost-more = Given away: how much better the best moves would have been, as { $tries } playouts for each decision see it, and only by what the player could know. Both are summed up over the game.

## A side line
analysis-line = Side line: from step { $ply } of a finished game
analysis-line-back = Back to the analysis
