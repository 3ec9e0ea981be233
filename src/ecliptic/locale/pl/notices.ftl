# Powiadomienia o kolejce: listy, strony otwierane z nich i to, czego nie można mieć.

notice-turn-subject = Twoja kolej: { $game }
notice-turn-text = { $game } — przy stole czekają na twój ruch.
notice-turn-others = Przy stole z tobą: { $others }.
notice-turn-until = Masz czas do { $when }.
notice-turn-link = Przejdź do stołu: { $address }
notice-mail-off = Nie chcę więcej listów z tego serwera: { $address }

notice-confirm-subject = Potwierdź adres dla Ecliptic
notice-confirm-text = Ktoś, zapewne ty, chce dostawać pod ten adres powiadomienia o swojej kolejce na { $server }.
notice-confirm-link = Jeśli to ty, potwierdź adres tutaj: { $address }
notice-confirm-otherwise = Jeśli to nie ty, nic nie rób: bez potwierdzenia nie będzie powiadomień.

notice-page-confirm = Czy mamy pisać na { $mail }, gdy przyjdzie twoja kolej?
notice-page-confirm-button = Tak, piszcie
notice-page-confirmed = Gotowe: będziemy pisać na { $mail }, gdy przyjdzie twoja kolej.
notice-page-off = Czy mamy przestać pisać na { $mail }?
notice-page-off-button = Nie piszcie więcej
notice-page-stopped = Gotowe: nie dostaniesz od nas więcej listów. Możesz je znowu włączyć w ustawieniach.

notice-link-unknown = Ten link już nie działa: adres został zmieniony albo usunięty, albo jest nowszy list.
notice-try-again = Ustawienia zmieniono w tej samej chwili gdzie indziej. Spróbuj ponownie.
notice-bad-mail = To nie jest adres e-mail.
notice-no-mail-here = Ten serwer nie wysyła listów. Podaj webhook albo zapytaj gospodarza serwera.
notice-mail-too-often = Na dziś wystarczy listów. Poszukaj listu w spamie albo spróbuj jutro.
notice-mail-not-sent = Nie udało się wysłać listu. Sprawdź adres albo spróbuj później.
notice-nothing-to-confirm = Nie ma adresu, który czeka na potwierdzenie.
notice-bad-zone = Nie ma strefy czasowej „{ $zone }”. Wybierz na przykład Europe/Warsaw.
notice-bad-webhook = Webhook to adres, który zaczyna się od https:// lub http:// i nie zawiera nazwy użytkownika ani hasła.
notice-private-webhook = Ten adres leży w sieci prywatnej, do której serwer niczego nie wysyła.
notice-webhook-unknown = Nie można znaleźć hosta „{ $host }”.
