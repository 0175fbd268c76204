# lanai arena
cli-arena = Let bots play many games against each other and report who is how strong.
cli-option-contestants = The bots, as in kupuna,greedy; also your own, module:Class or run:COMMAND.
cli-option-games-count = How many games; those played before count.
cli-option-jobs = How many games at a time.
cli-option-ray = Play on the Ray cluster at this address (local starts one here).
cli-option-journal = Keep the games in this file.
cli-option-fresh = Forget the games played before.
cli-option-summary = Write the figures to this file.
cli-option-html = Write a report for the browser to this file.
cli-option-decide = Stop when it is clear whether the first of two bots wins 65% rather than 55%.
cli-decide-two = --decide is for two bots and two players.

arena-title = { $game } ({ $variant }), { $players } players: { $games ->
    [one] 1 game
   *[other] { $games } games
}
arena-kept = Kept in { $file }
arena-done = played before: { $games }
arena-bot = bot
arena-seat = seat
arena-seat-number = { $seat }
arena-seat-first = { $seat } (begins)
arena-won = wins
arena-sure = 95% sure
arena-expected = even would be { $share }%
arena-rating = openskill
arena-score = mean score
arena-time = per decision
arena-ms = { $ms } ms
arena-pair = pair
arena-pairs = Who is placed before whom
arena-pair-of = { $one } before { $other }
arena-what = what
arena-mean = mean
arena-tenth = 10%
arena-middle = median
arena-ninetieth = 90%
arena-range = from – to
arena-length = decisions in a game
arena-scores = scores
arena-margin = winner’s lead
arena-shared = Shared victories: { $count } of { $games }
arena-strengths = Strength
arena-seats = Seats
arena-games = The games
arena-method = Every deal was played once from each seat. Wins are per seat a bot sat in, a shared victory counts in parts. Intervals are Wilson’s at 95%.
arena-verdict-better = { $one } is better: { $won } of { $games } games won, evidence { $evidence }.
arena-verdict-worse = { $one } is not that much better: { $won } of { $games } games won, evidence { $evidence }.
arena-verdict-open = Not decided after { $games } games ({ $won } won, evidence { $evidence }).
