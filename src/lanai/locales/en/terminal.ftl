# The terminal: playing, watching, replaying, and the command line itself.

terminal-player = Player { $seat }
terminal-total = total

terminal-prompt = Enter lists the moves, help the commands.
terminal-which = { $text } can be one of these:
terminal-unreadable = { $text } is neither a move nor a command; Enter lists the moves, help the commands.
terminal-no-number = There are { $count } moves to choose from; Enter lists them.
terminal-legal = { $move } can be played: { $effects }.
terminal-hint = { $bot } would play { $move }: { $effects }.
terminal-hint-why = Why: { $why }.
terminal-why-what = Say which move: why MOVE.
terminal-undone = { $count ->
    [one] Taken back: 1 decision.
   *[other] Taken back: { $count } decisions.
}
terminal-nothing-to-undo = There is nothing to take back.
terminal-over = The game is over. You can still save FILE, log or undo; Enter leaves.
terminal-won = { $winners ->
    [one] wins with { $score ->
        [one] 1 point
       *[other] { $score } points
    }{ $tied ->
        [0] .
       *[other] , by the tie-break.
    }
   *[other] share the victory with { $score } points.
}

terminal-saved = Saved; lanai play --resume goes on.
terminal-unsaved = The game cannot be saved: { $why }.
terminal-which-file = Say which file: save FILE or load FILE.
terminal-written = Written to { $file }.
terminal-loaded = Loaded from { $file }.
terminal-cannot-write = { $file } cannot be written: { $why }.
terminal-cannot-read = { $file } cannot be read: { $why }.
terminal-not-over = { $file } exists and is not a saved game, so nothing was written.
terminal-damaged = { $file } cannot be read and is left alone: { $why }.
terminal-finished = that game is over
terminal-others = { $count ->
    [one] One more unfinished game lies in { $folder }.
   *[other] { $count } more unfinished games lie in { $folder }.
}
terminal-waiting = { $count ->
    [one] An unfinished game is saved; lanai play --resume goes on with it.
   *[other] { $count } unfinished games are saved; lanai play --resume goes on with the last one.
}
terminal-nothing-to-resume = There is no saved game to go on with.

terminal-help-intro = Type a move, or one of these:
terminal-help-move = play it: as it is written in the list, its number there, or as much of it as is clear
terminal-help-moves = all moves with their numbers and what they do
terminal-help-undo = back to your last decision, past bots and chance
terminal-help-hint = what a good player would do, and why
terminal-help-why = why that move is not possible, or what it would do
terminal-help-log = everything that happened
terminal-help-board = draw the table again
terminal-help-save = write the game to a file
terminal-help-load = go on with the game in a file
terminal-help-quit = leave; the game is saved

terminal-steps = Enter: next   b: back   g 25: go to step 25   save FILE   q: leave
terminal-steps-end = The end.   b: back   g 25: go to step 25   save FILE   Enter: leave
terminal-steps-unreadable = Type Enter, b, g and a number, save and a file, or q.

cli-lanai = Board games about islands, lava and water, in your terminal.
cli-play = Play a game against bots and whoever sits beside you.
cli-watch = Watch bots play.
cli-replay = Step through a saved game.
cli-games = List the games, their numbers of players and variants.
cli-warm = Compile the games for the bots now, once and for all on this machine.
cli-bench = Measure how fast the games run; lanai bench search: how fast bots think.
cli-option-players = How many play.
cli-option-bots = The bots among them, as in hoaloha,greedy; none for people only.
cli-option-variant = Which variant; lanai games lists them.
cli-option-seed = A number or word: the same one deals the same game.
cli-option-first = Who begins, counted from 1; by lot if not given.
cli-option-name = Your name; several times for several people.
cli-option-resume = Go on with the saved game.
cli-option-lang = The language.
cli-option-delay = Go on by itself after so many seconds.
cli-option-quiet = Print nothing.
cli-option-json = Write the figures to this file.
cli-option-seconds = How long to measure each figure.
cli-option-starts = Measure also how long a first game takes to start.

cli-which-game = Say which game, as in: lanai play { $game }
cli-all-bots = { $bots } bots leave no seat for you among { $players } players; lanai watch is for bots alone.
cli-too-many-names = { $names } names for { $people ->
    [one] one person
   *[other] { $people } people
}.
cli-no-name = A name cannot be empty.
cli-first = --first { $first }: players are 1 to { $players }.
cli-not-with-resume = --resume goes on with a saved game and takes no --{ $option }.
cli-players-bots = { $bots } bots for { $players } players.
cli-delay = A delay cannot be negative.
cli-no-file = { $file } cannot be read: { $why }.
cli-players = { $count } players
cli-compiling = compiling { $function }
cli-ready = { $game } is ready.
