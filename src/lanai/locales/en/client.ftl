# The browser client. Each page and part has its section; texts of a game stand in the game's file.

## Words used everywhere
client-try-again = Try again
client-reload = Load again
client-to-start = To the start page
client-close = Close

## When something stands in the way
client-trouble-missing = There is nothing at this address
client-trouble-missing-more = The link may be incomplete. From the start page you find every table you can see.
client-trouble-broken = This page has stumbled
client-trouble-broken-more = Nothing of your game is lost: it is kept on the server.
client-trouble-old-tab = This page is older than the server
client-trouble-old-tab-more = Lanai was updated meanwhile. Load the page again; your game goes on where it was.
client-trouble-no-table = There is no such table
client-trouble-no-table-more = The link is wrong, or the table was cleared away. Ask for a new link, or open a table of your own.
client-trouble-offline = The server cannot be reached
client-trouble-offline-more = We keep trying. Nothing you have played is lost.
client-trouble-abandoned = This table was given up
client-trouble-abandoned-more = It never came to a game. You can open a new one at once.
client-title = { $title } · Lanai
client-title-turn = ● Your turn · { $title }
client-loading = Setting the table…
client-copied = Copied
client-copy-link = Copy the link
client-to-lobby = All tables

## The line to the server
client-banner-away = The line is lost. We keep trying; a move you have sent is delivered when it is back.
client-banner-restart = The server is starting anew and will be back in a moment. Nothing is lost.
client-banner-outdated = Lanai was updated. Load the page again; your game goes on where it was.

## Answers to what one has sent
client-answer-failed = That did not work. Please try again.
client-answer-stale = Something else happened just before. Look again and decide anew.
client-answer-lost = There is no line to the server at the moment.
client-answer-not-your-turn = It is not your turn.
client-answer-not-your-seat = That is not your seat.
client-answer-illegal-move = That move cannot be played.
client-answer-table-over = The game is over.
client-answer-table-abandoned = The table was given up.
client-answer-nothing-to-undo = There is nothing to take back.
client-answer-asked-already = Somebody has asked already.
client-answer-not-asked = Nobody is asking any more.
client-answer-seat-away = A bot plays at this seat at the moment.
client-answer-no-time = The time of this seat has run out.
client-answer-no-hints = There are no hints at this table.
client-answer-still-there = This player was here a moment ago. Wait two minutes.
client-answer-clock-decides = The clock decides about absent players here.
client-answer-not-partner = Only a partner can do that.
client-answer-nothing-new = It is so already.
client-answer-no-bot = No bot can think at the moment. Please try again.
client-answer-bad-text = That cannot be said.
client-answer-too-much = That was too fast. Wait a moment.
client-answer-storage = Nothing could be stored, so nothing has changed. Please try again.
client-answer-unreadable = This page is older than the server. Load it again.

## Before the start
client-waiting-title = The table is being set
client-waiting-invited = You are invited to { $game }
client-waiting-free = { $count ->
    [0] All are here: it begins at once.
    [one] One seat is free. The game begins when it is taken.
   *[other] { $count } seats are free. The game begins when all are taken.
}
client-seat-free = Free seat
client-seat-open = for anybody
client-seat-invited = for somebody with the link
client-seat-hotseat = for somebody at this screen
client-seat-bot = bot
client-seat-you = you
client-seat-here = is here
client-seat-not-here = not here just now
client-seat-turn = to play
client-seat-nth = { $name } { $nth }
client-seat-label = Seat of { $name }
client-seats = Players
client-player = Player { $seat }
client-sit = Sit down
client-sit-too = Sit here too
client-sit-too-more = For somebody beside you, at this same screen
client-stand-up = Stand up
client-full = All seats are taken. You can stay and watch.
client-hot-seat = You have several seats: pass the screen on at each turn.
client-close-table = Put the table away
client-invite = Invite
client-invite-more = Whoever opens this link can sit down with one tap, without an account.
client-invite-qr = The invite link as a code to scan
client-invite-link = The invite link
client-fair = How do I know the dice are fair?
client-fair-more = This number is fixed before anybody sits; every player adds a part of the chance. After the game the record lets anybody check it.

## At the table
client-board = The table: { $title }
client-prompt = What you can do
client-choices = Choices
client-undo = Undo
client-ask-undo = Ask to undo
client-step-back = Back
client-hint = Hint
client-hint-thinking = Thinking…
client-hint-why = Why: { $why }.
client-no-hints = There are no hints at this table
client-confirm = Confirm
client-sending = Your move is on its way…
client-why = Not possible: { $why }
client-why-watching = you are watching this game
client-why-over = the game is over
client-why-turn = it is { $name }’s turn
client-your-turn = your turn
client-waits-for = { $name } is thinking
client-watching = You are watching. { $name } is thinking
client-news = Since your last turn: { $text }
client-since-last = Since your last turn
client-over = The game is over
client-abandoned = The table was given up
client-asked = { $name } asks to take the last decision back
client-asking = You have asked to take your decision back; the others are answering.
client-allow = Allow it
client-refuse = Play on
client-you-away-left = A bot plays for you
client-you-away-timeout = Your time ran out; a bot plays for you
client-you-away-resigned = You have resigned; a bot plays to the end
client-away-left = a bot plays here
client-away-timeout = out of time, a bot plays
client-away-resigned = resigned
client-place = { $place }.
client-clock = Time left: { $time }
client-clock-days = { $days } d { $hours } h

## Log and chat
client-talk = Log and chat
client-log = Log
client-log-empty = Nothing has happened yet.
client-hinted = asks for a hint
client-chat = Chat
client-chat-empty = Nobody has said anything yet.
client-chat-say = Say something
client-chat-send = Send
client-unread = new
client-mute = Mute
client-muted = You hear no more from this player at this table.

## The menu
client-menu = Menu
client-menu-light = Light colours
client-menu-dark = Dark colours
client-menu-plain = Plain mode: the table in letters
client-menu-drawn = Draw the table
client-menu-sound-on = Turn sounds on
client-menu-sound-off = Turn sounds off
client-menu-confirm = Confirm moves
client-menu-confirm-always = Always
client-menu-confirm-final = When final
client-menu-confirm-never = Never
client-menu-watch-link = Copy a link for spectators
client-leave = Leave: a bot plays on
client-leave-sure = Really leave? You can come back. Tap again
client-leave-alone-sure = Nobody else is here, so this ends the game. Tap again
client-replace = Let a bot play for { $name }, who is not here
client-entrust = Let a bot play for { $name }
client-entrust-back = Play for { $name } yourself
client-return = Take your seat back
client-resign = Resign
client-resign-sure = Really resign? Tap again

## Several people at one screen
client-curtain = Pass the screen to { $name }
client-curtain-more = The others look away: behind the curtain is a hand.
client-curtain-open = I am { $name }

## The plain table
client-picture = The table in letters
client-picture-none = The table cannot be drawn at the moment.
client-moves = All your moves

## The end
client-end = The result
client-end-show = The result
client-end-you-win = You win!
client-end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
client-end-tie-break = By the tie-break: the points are the same.
client-end-line = What counts
client-end-total = Total
client-rematch = Rematch
client-rematch-join = To the rematch
client-replay = Replay
client-look-back = Look back at the game
client-look-again = Look at the table again

## Replay
client-trouble-running = This game is not over yet
client-trouble-running-more = A game can be replayed when it has ended. Until then you can watch it at its table.
client-replay-first = To the beginning
client-replay-back = One step back
client-replay-play = Play on by itself
client-replay-pause = Pause
client-replay-next = One step on
client-replay-last = To the end
client-replay-step = Step
client-replay-at = { $ply } of { $total }
client-replay-from = Seen from
client-replay-spectator = As a spectator sees it
client-replay-seat = As { $name } saw it
client-replay-link = Copy the link to this step
client-replay-copied = The link to step { $ply } is copied.
client-replay-download = Download the record
client-replay-open = Open a saved game
client-replay-open-more = Choose a record you have downloaded from Lanai, or drop it here.
client-replay-choose = Choose a file
client-replay-bad = This file cannot be read as a game of Lanai.
client-replay-undrawn = This game has no drawn board yet. Move: { $move }
