### The page: everything that is not of one game.

web-loading = One moment …
web-close = Close
web-more = More
web-save = Save
web-saved = Saved.
web-yes = yes
web-no = no
web-reload = Reload the page
web-no-line = The server does not answer. Check your connection and try again.
web-server-trouble = Something went wrong on the server ({ $status }). Try again in a moment; if it keeps happening, tell the host.
web-too-fast = That was too fast. Wait a few seconds and try again.
web-no-such-page = There is no such page.
web-to-home = To the start page
web-skip-to-content = Skip to the content
web-skip-to-prompt = Skip to my choice
web-footnote = Unofficial: the names of the games belong to their owners, and this page is no substitute for owning them. Pictures and words are our own.

## Around every page.

web-nav = Pages
web-nav-play = Play
web-nav-watch = Watch
web-nav-rules = Rules
web-nav-me = Me
web-language = Language
web-other-theme = Switch between dark and light

## The start page.

web-start = Start a game
web-play-now = Play now
web-starting = Dealing …
web-set-up = Set up …
web-my-games = My games
web-no-games-yet = None yet. “{ web-play-now }” starts one against bots at once, no account needed.
web-past-games = Finished games
web-join = Join a table
web-join-code = Code or link
web-join-press = Join
web-open-tables = Open tables
web-no-open-tables = There are no open tables at the moment.
web-all-open-tables =
    { $count ->
        [one] One open table
       *[other] All { $count } open tables
    }
web-your-turn = Your turn
web-open-seats =
    { $count ->
        [0] full
        [one] one free seat
       *[other] { $count } free seats
    }
web-phase-gathering = gathering
web-phase-playing = in play
web-phase-paused = paused
web-phase-over = over

## A new table, and what it agrees on.

web-new-table = New table
web-game = Game
web-which-edition = Edition or mode
web-seats = Seats
web-seat = Seat { $seat }
web-you = You
web-seat-open = open, for a person
web-bot-missing = { $bot } is not on this server: { $level } plays instead
web-bot-of-level = bot: { $level }
web-level-novice = novice
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-bot-name = Bot { $seat }
web-more-seats = Add a seat
web-fewer-seats = Remove a seat
web-seats-possible = { $least } to { $most } players
web-pace = Pace
web-pace-untimed = no clock
web-pace-live =
    { $minutes ->
        [one] one minute each, plus { $seconds } s a move
       *[other] { $minutes } minutes each, plus { $seconds } s a move
    }
web-pace-days =
    { $days ->
        [one] one day for each move
       *[other] { $days } days for each move
    }
web-minutes = Minutes for the whole game
web-seconds = Seconds added for each move
web-days = Days for each move
web-absent = When time is up
web-absent-steward = a bot stands in for whoever is late, until they are back
web-absent-resign = whoever is late has resigned
web-absent-nothing = whoever is late is waited for
web-listed = listed for everybody
web-by-link = by link only
web-watchers = may be watched
web-no-watchers = no watchers
web-hints = hints allowed
web-no-hints = no hints
web-undo-allowed = moves can be taken back
web-no-undo = nothing is taken back
web-listed-wish = List the table for everybody on this server
web-watchers-wish = Others may watch
web-hints-wish = Bots may give hints
web-undo-wish = Moves can be taken back until something new comes to light
web-house-rules =
    { $count ->
        [0] House rules
        [one] House rules: one changed
       *[other] House rules: { $count } changed
    }
web-create-and-sit = Create the table and sit down

## Joining.

web-your-name = Your name at the table
web-sit-here = Sit here
web-watch = Watch
web-table-full = All seats are taken.
web-table-begun = The game has begun already.
web-bad-link = This invitation leads nowhere.
web-bad-link-what-next = Perhaps a letter is missing, or the table is gone. Ask whoever sent it for a new link.

## Me.

web-on-this-device = On this device
web-theme = Colours
web-theme-system = as on the device
web-theme-dark = dark
web-theme-light = light
web-text-size = Text size
web-motion = Animations
web-sound = Sounds
web-volume = Volume
web-one-press = On a touch screen, one tap is enough
web-single-keys = Single-key shortcuts
web-notify = Browser notices when it is my turn
web-notices = Notices
web-notices-why = When you are away, the server tells you once that it is your turn.
web-mail = E-mail
web-mail-unconfirmed = Not confirmed yet: open the link in the mail we sent you.
web-webhook = Webhook
web-webhook-secret = Its secret, shown only now:
web-quiet-hours = Quiet hours
web-from = from
web-until = until
web-account = Account
web-account-why = You can play without one. With one, you find your games on every device.
web-name = Name
web-password = Password
web-make-account = Create an account
web-log-in = Log in
web-log-out = Log out
web-statistics = Results
web-stat-seats = players
web-stat-won = won
web-stat-lost = lost
web-stat-unfinished = unfinished
web-stat-mean = points on average
web-stat-best = best
web-no-past-games = None yet.
web-open-record = Open a record file
web-my-data = My data
web-export = Download all my data
web-delete-me = Delete me
web-delete-sure = Everything that says who you are will be gone for good. Bots will finish your games.
web-keep-me = Keep me

## The table.

web-connecting = Coming to the table …
web-reconnecting = reconnecting …
web-line-lost = The connection is lost. We keep your answer and try again.
web-gathering = Waiting for players
web-paused = The game is paused
web-closed = The table was closed
web-ended-by-agreement = Everybody agreed to end the game
web-nobody-won = The game is over; nobody has won
web-won = Won by { $names }
web-you-won = You have won!
web-one-moment = One moment …
web-waiting-for = Waiting for: { $names }
web-bot-thinks = Thinking: { $names }
web-also-waiting = also: { $names }
web-you-watch = You are watching
web-options = What you can do
web-step-of = { $step } of { $steps }
web-next = Then: { $follows }
web-options-count =
    { $count ->
        [one] one option
       *[other] { $count } options
    }
web-filter = Filter
web-list = List
web-hint = Hint
web-undo = Undo
web-confirm = Confirm
web-hint-says =
    { $points ->
        [one] A bot suggests: { $option }. Chance to win: { $chance }%, about one point.
       *[other] A bot suggests: { $option }. Chance to win: { $chance }%, about { $points } points.
    }
web-come-back = I am back
web-players = Players
web-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
web-has-resigned = has resigned
web-steward = a bot stands in
web-is-choosing = is choosing
web-away = away
web-ready = ready
web-mine = My area
web-board = The board
web-divider = Move the border between the board and my area
web-board-as-text = The board as text
web-menu = Menu
web-drawer = Log, chat, rules, table
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-table = Table
web-log = Log
web-log-mine = only what concerns me
web-earlier = Earlier
web-rule-of-line = Rule { $rule }
web-chat = Chat
web-no-chat = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-watcher = (watches)
web-all-rules = All rules
web-since-you-looked =
    { $count ->
        [one] Since you last looked: one event
       *[other] Since you last looked: { $count } events
    }
web-go-on = Go on
web-show-log = Show the log

## Before the game.

web-who-sits = Who sits where
web-seat-free = free
web-stand-up = Stand up
web-begin = Begin
web-give-up-table = Close the table
web-seats-missing =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
web-host-begins = The host begins the game.
web-invite = Invite
web-invite-link = Link for your friends
web-copy-link = Copy the link
web-copied = Copied
web-qr = The link as a QR code
web-agreed = What was agreed

## The table itself.

web-what-to-do = At this table
web-motion-end = { $name } proposes to end the game.
web-motion-pause = { $name } proposes a pause.
web-motion-undo = { $name } asks to take back a move.
web-agree = Agree
web-disagree = Disagree
web-propose-undo = Ask to take back my move
web-propose-pause = Propose a pause
web-propose-end = Propose to end the game
web-let-steward = Let a bot stand in for me
web-resign = Resign
web-resign-sure = Give up for good?
web-play-on = Play on
web-resume = Go on
web-again = Play again
web-replay = Replay
web-download-record = Download the record

## The end.

web-final = Final score
web-see-board = See the board
web-source = Source
web-total = Total
web-points-by-round = Points by round
web-points-by-source = Points by source
web-as-table = As a table
web-round = Round

## Keys.

web-keys = Keys
web-key-option = choose the option with this number
web-key-more = the next nine options
web-key-filter = filter the options
web-key-arrows = on the board: move over what can be chosen
web-key-confirm = confirm
web-key-undo = take back
web-key-hint = ask for a hint
web-key-text = the board as text
web-key-drawer = log, chat, rules
web-key-repeat = repeat the last event
web-key-help = this list

## When it goes wrong.

web-trouble-unknown = There is no such table.
web-trouble-unknown-next = Perhaps a letter of the link is missing, or the table does not admit watchers. Ask for an invitation.
web-trouble-shown-out = You cannot stay at this table.
web-trouble-shown-out-next = The host of this server has closed it to you. Ask the host.
web-trouble-old = There is a newer version of this page.
web-trouble-old-next = Load it again; nothing is lost, the game is where you left it.

# shell
web-no-log = Nothing has happened yet. Every move will be told here.

# pages

web-headline = Games round the Sun, one table
web-nav-join = Join
web-play = Play
web-look = Look
web-time-left = { $time } left
web-turns =
    { $count ->
        [one] your turn in one
       *[other] your turn in { $count }
    }
web-more-turns =
    { $count ->
        [one] one more waits for you
       *[other] { $count } more wait for you
    }
web-seats-exactly =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
web-no-open-tables-next = Make one, and list it for everybody: whoever comes by can sit down.
web-lost-next = Perhaps the address is misspelt. From the start page everything can be found.
web-guest = Guest
web-has-account = Account
web-choose-seat = Choose a seat
web-plain-pictures = Plain pictures: names and symbols in place of drawings
web-seats-told = Seats: { $seats }. Free: { $open }. Bots: { $bots }.
web-begins-at-once = The game begins at once.
web-begins-when-full = You begin it when all seats are taken.
web-strength = { $share } % of games won against { $level }
web-strength-between = between { $least } and { $most } %
web-strength-note = Measured with { $seats } players against bots of the level below; the line marks what equals would win.
web-bots-count =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
