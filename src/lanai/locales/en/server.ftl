# What the server says when something cannot be done.
server-problem-no-person = You are not known here yet
server-problem-bad-name = A name needs at least one visible character
server-problem-bad-person = There is no such colour or language
server-problem-too-many-tokens = You have ten tokens; drop them first
server-problem-no-link = The link is used up or has expired
server-problem-broken-table = What is stored of this table does not fit together
server-problem-no-table = There is no such table
server-problem-bad-options = Such a table cannot be opened
server-problem-bad-bot = There is no such bot
server-problem-only-bots = At least one seat must be for a person
server-problem-bad-clock = A clock has at least ten seconds, at most two weeks
server-problem-too-many-tables = You host as many tables as one person may
server-problem-no-free-seat = No seat is free for you
server-problem-not-invited = That seat is for somebody with the invite link
server-problem-seat-taken = Somebody sits there already
server-problem-no-seat = There is no such seat
server-problem-bad-record = This is no saved game, or it does not fit together
server-problem-table-open = The game has not begun
server-problem-table-playing = The game is running
server-problem-table-over = The game is over
server-problem-table-abandoned = The table was given up
server-problem-not-alone = Other people are at the table
server-problem-no-rematch = A rematch follows a finished game of yours
server-problem-not-started = The game has not begun
server-problem-not-finished = Only a game that was played to its end can be analysed
server-problem-analyses-waiting = Many games wait to be analysed; try again later
server-problem-no-ply = Nobody decided anything there
server-problem-illegal-move = That move cannot be played there
server-problem-storage = Nothing can be stored at the moment; nothing was changed
server-problem-invalid = The request is not well formed
server-problem-not-found = There is nothing here
server-problem-wrong-method = That cannot be done here
server-problem-http = The request was not understood
server-problem-unexpected = Something went wrong here; nothing was changed
server-problem-wrong-origin = The request comes from a page that may not send it
server-problem-too-many-requests = That was too much at once; wait a moment
server-problem-too-many-connections = You have too many tables open
server-problem-too-big = That is too big
server-problem-not-json = Send JSON

# Commands for hosts.
server-serve = Start the server.
server-backup = Write all data into one file; the server may run meanwhile.
server-restore = Put the data of a backup in place; stop the server first.
server-doctor = Replay every stored game and say what does not fit.
server-verify = Check that the chance in a downloaded game was fair and the result is right.
server-option-config = A TOML file with settings.
server-option-host = The address to listen on.
server-option-port = The port to listen on; 0 takes a free one.
server-option-open = Say the address, on another port if this one is taken, and open it if there is a desktop.
server-is-at = Lanai is at { $address } (Ctrl+C stops it).
server-backed-up = Everything is in { $file }; keep it private.
server-restored = Restored in { $folder }.
server-ill = table { $table }: { $fault }
server-examined = { $seen ->
    [one] 1 table examined, { $ill } with faults.
   *[other] { $seen } tables examined, { $ill } with faults.
}
server-unfair = { $file } does not hold: { $fault }
server-fair = { $file }: the seed was fixed in advance, and the moves lead to the result.

# What a visitor is called at first.
server-guest = Guest { $number }
