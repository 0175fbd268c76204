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
