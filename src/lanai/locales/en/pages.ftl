# The pages around the tables: home, lobby, a new table, settings, about.

## Used on several pages
pages-main = Main pages
pages-home = Home
pages-lobby = All tables
pages-new = New table
pages-settings = Settings
pages-about = About
pages-theme-dark = Light the lanterns: dark colours
pages-theme-light = Let the sun in: light colours
pages-copy = Copy
pages-copied = Copied
pages-retry = Try again
pages-problem = That did not work
pages-offline = The server cannot be reached at the moment; we keep trying.

## The games; the lines are what the back of the box says
pages-game-maui = Maui
pages-game-haleakala = Haleakalā
pages-game-iquazu = Iquazú
pages-game-eruption = Eruption
pages-line-maui = Lay towels, match patterns, mind the tide.
pages-line-haleakala = Two shamans, one boat, a restless volcano.
pages-line-iquazu = Hide your gems behind the waterfall.
pages-line-eruption = Steer the lava away from your village.
pages-rules-maui-1 = Take a towel from the market and lay it beside the last one on your beach.
pages-rules-maui-2 = A pattern that goes on in its row moves your shell, further near the water and the trees.
pages-rules-maui-3 = The twelfth towel ends the game; whatever hangs over the edge costs you.
pages-rules-haleakala-1 = Lay a numbered disc at a beach: your shaman walks, or the boat sails.
pages-rules-haleakala-2 = Where the boat lands, both take a card; the higher sum chooses first.
pages-rules-haleakala-3 = Statues, baskets and pearls score after each of two eruptions.
pages-rules-iquazu-1 = Draw four cards, or pay cards to hide a gem behind the waterfall.
pages-rules-iquazu-2 = Water drops close slots; a full column scores for those with most gems.
pages-rules-iquazu-3 = Lead the rows for bonus tiles when the frame slides on.
pages-rules-eruption-1 = Place a lava tile each turn: the flow must go on, but you choose where to.
pages-rules-eruption-2 = Build walls of straw, wood and stone, and play cards to cool down.
pages-rules-eruption-3 = The coolest village wins when one burns or the lava runs out.
pages-players = { $from ->
    [one] { $from } player
   *[other] { $from } players
}
pages-players-range = { $from }–{ $to } players

## Tables in lists
pages-table-sit = Sit down
pages-table-sit-label = Sit down at { $game } with { $host }
pages-table-watch = Watch
pages-table-watch-label = Watch { $game } with { $host }
pages-table-go = Go on
pages-table-go-label = Go on with { $game }
pages-table-nobody = nobody yet
pages-table-with = with { $names }
pages-table-your-turn = your turn
pages-table-their-turn = { $name } to play
pages-table-waiting = { $count ->
    [0] about to begin
    [one] 1 seat free
   *[other] { $count } seats free
}
pages-table-over = finished
pages-table-taken = { $taken } of { $all } seats taken
pages-pace-none = no clock
pages-pace-live = { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
}
pages-pace-live-more = { $minutes } min + { $seconds } s
pages-pace-turn-days = { $count ->
    [one] a day per move
   *[other] { $count } days per move
}
pages-pace-turn-hours = { $count ->
    [one] an hour per move
   *[other] { $count } hours per move
}
pages-pace-turn-minutes = { $count ->
    [one] a minute per move
   *[other] { $count } minutes per move
}
pages-pace-turn-seconds = { $count } seconds per move

## Home
home-title = Lanai: board games by the sea
home-welcome = A veranda by the sea with four board games on the table. Sit down, no account needed.
home-play = Play against a bot
home-invite = Invite friends
home-games = On the table
home-open = Open tables
home-yours = Your tables
home-all = All tables
home-none = Nobody is waiting right now.
home-none-more = Open a table and others can sit down with you.
home-new = Open a table
home-turn = Rules of { $game } in three lines
home-quick = Play { $game } against a bot now
home-play-now = Play now
home-new-table = New table
home-close = Close
home-coming = Coming soon
home-device = Go on with your games on another device
home-replay = Look at a saved game
home-bots = Write a bot

## The lobby
lobby-title = All tables
lobby-lead = Sit down where a seat is free, or watch a game that is being played.
lobby-filter = Which games
lobby-every = All games
lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-none = No table is waiting here.
lobby-none-more = Open one: it shows up for everybody at once.
lobby-quiet = Nobody plays at a listed table at the moment.
lobby-new = Open a table
lobby-fresh = This list keeps itself up to date.

## A new table
new-title = A new table
new-lead = Your last choice is kept. At the end you get a link to share.
new-game = Which game?
new-variant = Which rules?
new-players = How many play?
new-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-seats = Who sits where?
new-seat = Seat { $number }
new-seat-you = You
new-kind-open = Anybody
new-kind-open-more = from the lobby
new-kind-invited = A friend
new-kind-invited-more = by your link
new-kind-bot = A bot
new-kind-bot-more = starts at once
new-kind-here = Beside you
new-kind-here-more = on this device
new-here-name = Name
new-which-bot = Which bot?
new-clock = How fast?
new-clock-none = No clock
new-clock-none-more = take your time
new-clock-quick = 10 min + 5 s
new-clock-quick-more = a lively game
new-clock-calm = 20 min + 10 s
new-clock-calm-more = time to think
new-clock-day = A day per move
new-clock-day-more = now and then
new-clock-custom = Your own
new-clock-custom-more = set it yourself
new-custom-kind = Counted
new-custom-live = for the whole game
new-custom-turn = for each turn
new-custom-minutes = Minutes
new-custom-increment = More seconds for each turn
new-less = Less: { $what }
new-more = More: { $what }
new-timeout = When time is up
new-timeout-bot = A bot plays on
new-timeout-lose = The seat loses
new-hints = Hints
new-hints-more = Everybody may ask what a bot would do.
new-listed = Show it in the lobby
new-listed-more = Otherwise only those with the link find it.
new-first = Who begins?
new-first-chance = By lot
new-open = Open the table
new-start = Start the game
new-opening = Opening the table
new-summary = Your table
new-summary-invite = You get a link to share as soon as the table is open.
new-summary-ready = Everybody is there: the game starts at once.
new-summary-private = found only with the link
new-summary-listed = listed in the lobby
new-summary-hints = with hints
new-summary-no-hints = without hints
new-summary-begins = { $name } begins
new-summary-lot = the first player is drawn by lot

## Settings
settings-title = Settings
settings-lead = Everything takes effect at once.
settings-you = You
settings-name = Your name
settings-name-more = Others see it at the table. At most 24 characters.
settings-saved = Saved
settings-shape = Your mark
settings-shape-more = It stands by your name on the start page; at a table each seat has its own.
settings-shape-0 = Orange circle
settings-shape-1 = Blue square
settings-shape-2 = Yellow triangle
settings-shape-3 = Green diamond
settings-shape-4 = Violet hexagon
settings-shape-5 = Grey cross
settings-looks = Looks
settings-language = Language
settings-language-auto = As the browser
settings-theme = Colours
settings-theme-system = As the device
settings-theme-light = Afternoon
settings-theme-dark = Evening
settings-play = Playing
settings-confirm = Ask before a move is sent
settings-confirm-always = Always
settings-confirm-always-more = see what it does, then confirm
settings-confirm-final = What is final
settings-confirm-final-more = only moves that end the turn or reveal something
settings-confirm-never = Never
settings-confirm-never-more = a move is sent as soon as it is clear
settings-speed = How fast pieces move
settings-speed-slow = Calm
settings-speed-normal = Normal
settings-speed-fast = Brisk
settings-speed-none = Not at all
settings-speed-reduced = Your device asks for less motion, so pieces do not travel, whatever you choose here.
settings-sound = Sounds
settings-sound-more = Soft wood and water when something happens.
settings-plain = Plain table
settings-plain-more = The table as text with a list of moves: good for screen readers and very small screens.
settings-device = On another device
settings-device-more = Your tables follow you: open this link once, within a quarter of an hour, on the other device. Whoever opens it plays as you, so keep it to yourself.
settings-device-make = Make a link
settings-device-again = Make a new link
settings-device-link = Link for your other device
settings-device-code = The same link as a picture to scan
settings-claim = Go on here as yourself?
settings-claim-more = This link comes from your other device. If you accept, this browser plays under that name, and a guest who was here before is forgotten.
settings-claim-yes = Yes, that is me
settings-claim-no = No
settings-claim-done = Welcome back, { $name }. Your tables are here.
settings-bots = Tokens for bots
settings-bots-more = With a token a program of yours can sit down and play as you. It is shown once and works until you drop it.
settings-bots-label = What is it for?
settings-bots-hint = my first bot
settings-bots-make = Make a token
settings-bots-secret = Your token: copy it now, it is not shown again
settings-bots-how = Try it: this bot of twenty lines sits down at a table of yours (put its number at the end) and plays any legal move.
settings-bots-table = TABLE
settings-bots-docs = The whole interface
settings-bots-drop = Drop all tokens
settings-bots-drop-sure = Really drop all? Programs that use them stop at once.
settings-bots-dropped = All tokens are dropped.
settings-cancel = Cancel

## About
about-title = About Lanai
about-what = What this is
about-what-1 = A lanai is a Hawaiian veranda, where people sit together. On this one lie four board games about islands, lava and water. Play them against bots, with friends on other devices, or around one device.
about-what-2 = There is no account, no advertisement and nothing to pay. You are a guest from the first click; a cookie remembers which seats are yours.
about-games = Whose games they are
about-games-1 = The names and designs of the games belong to their authors and publishers. Rules are told here in our own words and all pictures are drawn by us. If you like a game, buy the box: it smells better.
about-by-maui = by Grégoire Largey, Frank Crittin and Sébastien Pauchon, published by Next Move
about-by-haleakala = by Florian Racky and Marc Klerner, published by Feuerland Spiele
about-by-iquazu = by Michael Feldkötter, published by HABA
about-by-eruption = by Chris James
about-fair = Fair dice, and how you can tell
about-fair-1 = Before anybody sits down, the server writes a secret number into a sealed envelope. You see the seal: a long code that fits only this one secret.
about-fair-2 = Everybody who takes a seat adds a random number of their own. All cards, tiles and dice of the game follow from the secret and these numbers together, so neither the server nor a player could choose them.
about-fair-3 = When the game is over the envelope is opened. Download the game and check it with lanai verify, or write your own check: every number is in the file.
about-fair-4 = What you must not see never leaves the server, bots see no more than you do, and no acknowledged move is ever lost.
about-keys = Keyboard
about-keys-lead = Everything can be played without a mouse.
about-key-tab = From place to place: seats, pieces, prompt, log
about-key-arrows = Among the pieces of a board or the cards of a choice
about-key-enter = Take, choose or confirm what is in focus
about-key-escape = Take your last choice back
about-key-turning = In an analysis: to the previous or next turning point
about-host = A veranda of your own
about-host-1 = Lanai runs on any computer with Python. These two lines install it and open its doors to everybody in the same house, at the address of your computer:
about-host-2 = Backup, restore, a proper address and everything else is in the hosting guide that comes with it.
about-licence = Licence
about-licence-1 = The code, texts and pictures are free software under the MIT licence: use, change and share them as you like, and keep the licence with them.
about-licence-2 = Nothing on these pages is loaded from anywhere but this server.
