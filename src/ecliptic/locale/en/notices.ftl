# Notices that it is somebody's turn: mails, the pages that their links open, and what cannot be had.

notice-turn-subject = Your turn: { $game }
notice-turn-text = { $game } — the table is waiting for your move.
notice-turn-others = At the table with you: { $others }.
notice-turn-until = You have time until { $when }.
notice-turn-link = Go to the table: { $address }
notice-mail-off = No more mail from this server: { $address }

notice-confirm-subject = Confirm your address for Ecliptic
notice-confirm-text = Somebody, probably you, wants to be told at this address when it is their turn at { $server }.
notice-confirm-link = If it is you, confirm it here: { $address }
notice-confirm-otherwise = If it is not you, do nothing: without your confirmation there will be no notices.

notice-page-confirm = Shall we write to { $mail } when it is your turn?
notice-page-confirm-button = Yes, write to me
notice-page-confirmed = Done: we will write to { $mail } when it is your turn.
notice-page-off = Shall we stop writing to { $mail }?
notice-page-off-button = No more mail
notice-page-stopped = Done: you will get no more mail from us. You can ask for it again in your preferences.

notice-link-unknown = This link is no longer valid: the address was changed or removed, or there is a newer mail.
notice-try-again = Your preferences were changed elsewhere at the same moment. Try again.
notice-bad-mail = This is not a mail address.
notice-no-mail-here = This server sends no mail. Use a webhook, or ask its host.
notice-mail-too-often = That is enough mail for today. Look among the unwanted mail, or try again tomorrow.
notice-mail-not-sent = The mail could not be sent. Check the address, or try again later.
notice-nothing-to-confirm = There is no address that waits to be confirmed.
notice-bad-zone = There is no time zone “{ $zone }”. Choose one like Europe/Rome.
notice-bad-webhook = A webhook is an address that begins with https:// or http://, without a user name or a password.
notice-private-webhook = This address lies in a private network, where the server sends nothing.
notice-webhook-unknown = The host “{ $host }” cannot be found.
