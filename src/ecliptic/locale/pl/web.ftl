### Strona: wszystko, co nie należy do jednej gry.

web-loading = Chwileczkę…
web-close = Zamknij
web-more = Więcej
web-save = Zapisz
web-saved = Zapisano.
web-yes = tak
web-no = nie
web-reload = Odśwież stronę
web-no-line = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-server-trouble = Coś poszło nie tak na serwerze ({ $status }). Spróbuj za chwilę; jeśli to się powtórzy, powiedz gospodarzowi serwera.
web-too-fast = To było za szybko. Odczekaj kilka sekund i spróbuj ponownie.
web-no-such-page = Nie ma takiej strony.
web-to-home = Na stronę główną
web-skip-to-content = Przejdź do treści
web-skip-to-prompt = Przejdź do mojego wyboru
web-footnote = Strona nieoficjalna: nazwy gier należą do ich właścicieli, a ona sama gier nie zastępuje. Obrazki i słowa są nasze.

## Wokół każdej strony.

web-nav = Strony
web-nav-play = Graj
web-nav-watch = Oglądaj
web-nav-rules = Zasady
web-nav-me = Profil
web-language = Język
web-other-theme = Przełącz ciemne i jasne kolory

## Strona główna.

web-start = Zacznij grę
web-play-now = Zagraj teraz
web-starting = Rozdajemy…
web-set-up = Dostosuj…
web-my-games = Moje gry
web-no-games-yet = Jeszcze żadnej. „{ web-play-now }” od razu zaczyna grę z botami, bez zakładania konta.
web-past-games = Zakończone gry
web-join = Dołącz do stołu
web-join-code = Kod lub link
web-join-press = Dołącz
web-open-tables = Otwarte stoły
web-no-open-tables = W tej chwili nie ma otwartych stołów.
web-all-open-tables =
    { $count ->
        [one] Pokaż { $count } otwarty stół
        [few] Pokaż { $count } otwarte stoły
        [many] Pokaż { $count } otwartych stołów
       *[other] Pokaż { $count } otwartego stołu
    }
web-your-turn = Twoja kolej
web-open-seats =
    { $count ->
        [0] komplet
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web-phase-gathering = zbiórka
web-phase-playing = gra trwa
web-phase-paused = przerwa
web-phase-over = koniec

## Nowy stół i to, co przy nim ustalono.

web-new-table = Nowy stół
web-game = Gra
web-which-edition = Edycja lub tryb
web-seats = Miejsca
web-seat = Miejsce { $seat }
web-you = Ty
web-seat-open = wolne, dla człowieka
web-bot-missing = { $bot }: nie ma go na tym serwerze, zamiast niego gra { $level }
web-bot-of-level = bot: { $level }
web-level-novice = nowicjusz
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-expert = ekspert
web-bot-name = Bot { $seat }
web-more-seats = Dodaj miejsce
web-fewer-seats = Usuń miejsce
web-seats-possible = Liczba graczy: od { $least } do { $most }
web-pace = Tempo
web-pace-untimed = bez zegara
web-pace-live =
    { $minutes ->
        [one] { $minutes } minuta dla każdego i { $seconds } s za każdy ruch
        [few] { $minutes } minuty dla każdego i { $seconds } s za każdy ruch
        [many] { $minutes } minut dla każdego i { $seconds } s za każdy ruch
       *[other] { $minutes } minuty dla każdego i { $seconds } s za każdy ruch
    }
web-pace-days =
    { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
web-minutes = Minuty na całą grę
web-seconds = Sekundy dodawane za każdy ruch
web-days = Dni na ruch
web-absent = Gdy czas minie
web-absent-steward = za spóźnionego gra bot, dopóki gracz nie wróci
web-absent-resign = spóźniony się poddaje
web-absent-nothing = na spóźnionego się czeka
web-listed = widoczny dla wszystkich
web-by-link = tylko z linkiem
web-watchers = można oglądać
web-no-watchers = bez widzów
web-hints = z podpowiedziami
web-no-hints = bez podpowiedzi
web-undo-allowed = ruchy można cofać
web-no-undo = bez cofania ruchów
web-listed-wish = Pokazuj stół wszystkim na tym serwerze
web-watchers-wish = Inni mogą oglądać
web-hints-wish = Boty mogą podpowiadać
web-undo-wish = Ruchy można cofać, dopóki nie wyjdzie na jaw coś nowego
web-house-rules =
    { $count ->
        [0] Zasady domowe
        [one] Zasady domowe: { $count } zmiana
        [few] Zasady domowe: { $count } zmiany
        [many] Zasady domowe: { $count } zmian
       *[other] Zasady domowe: { $count } zmiany
    }
web-create-and-sit = Utwórz stół i usiądź

## Dołączanie.

web-your-name = Twoje imię przy stole
web-sit-here = Usiądź tutaj
web-watch = Oglądaj
web-table-full = Wszystkie miejsca są zajęte.
web-table-begun = Gra już się zaczęła.
web-bad-link = To zaproszenie prowadzi donikąd.
web-bad-link-what-next = Może brakuje litery albo stołu już nie ma. Poproś o nowy link osobę, która go przysłała.

## Profil.

web-on-this-device = Na tym urządzeniu
web-theme = Kolory
web-theme-system = jak na urządzeniu
web-theme-dark = ciemne
web-theme-light = jasne
web-text-size = Wielkość tekstu
web-motion = Animacje
web-sound = Dźwięki
web-volume = Głośność
web-one-press = Na ekranie dotykowym wystarczy jedno dotknięcie
web-single-keys = Skróty z jednym klawiszem
web-notify = Powiadomienia przeglądarki, gdy przyjdzie moja kolej
web-notices = Powiadomienia
web-notices-why = Gdy cię nie ma przy stole, serwer raz da ci znać, że to twoja kolej.
web-mail = E-mail
web-mail-unconfirmed = Jeszcze niepotwierdzony: otwórz link z naszego listu.
web-webhook = Webhook
web-webhook-secret = Jego sekret, pokazywany tylko teraz:
web-quiet-hours = Godziny ciszy
web-from = od
web-until = do
web-account = Konto
web-account-why = Grać można i bez konta. Z kontem znajdziesz swoje gry na każdym urządzeniu.
web-name = Nazwa
web-password = Hasło
web-make-account = Załóż konto
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-statistics = Wyniki
web-stat-seats = gracze
web-stat-won = wygrane
web-stat-lost = przegrane
web-stat-unfinished = niedokończone
web-stat-mean = średnio punktów
web-stat-best = najlepszy wynik
web-no-past-games = Jeszcze żadnej.
web-open-record = Otwórz plik z zapisem
web-my-data = Moje dane
web-export = Pobierz wszystkie moje dane
web-delete-me = Usuń mnie
web-delete-sure = Wszystko, co mówi, kim jesteś, zniknie na zawsze. Twoje gry dokończą boty.
web-keep-me = Zostaję

## Stół.

web-connecting = Idziemy do stołu…
web-reconnecting = łączymy ponownie…
web-line-lost = Połączenie zerwane. Twoja odpowiedź czeka, próbujemy ponownie.
web-gathering = Czekamy na graczy
web-paused = Gra jest wstrzymana
web-closed = Stół jest zamknięty
web-ended-by-agreement = Wszyscy zgodzili się zakończyć grę
web-nobody-won = Koniec gry; nikt nie wygrał
web-won = Zwycięstwo: { $names }
web-you-won = Zwycięstwo jest twoje!
web-one-moment = Chwileczkę…
web-waiting-for = Czekamy na: { $names }
web-bot-thinks = Bot myśli: { $names }
web-also-waiting = czekamy też na: { $names }
web-you-watch = Oglądasz grę
web-options = Co można zrobić
web-step-of = { $step } z { $steps }
web-next = Potem: { $follows }
web-options-count =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
web-filter = Filtruj
web-list = Lista
web-hint = Podpowiedź
web-undo = Cofnij
web-confirm = Zatwierdź
web-hint-says =
    { $points ->
        [one] Bot radzi: { $option }. Szansa na wygraną: { $chance }%, około { $points } punktu.
        [few] Bot radzi: { $option }. Szansa na wygraną: { $chance }%, około { $points } punktów.
        [many] Bot radzi: { $option }. Szansa na wygraną: { $chance }%, około { $points } punktów.
       *[other] Bot radzi: { $option }. Szansa na wygraną: { $chance }%, około { $points } punktu.
    }
web-come-back = Już jestem
web-players = Gracze
web-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-has-resigned = partia poddana
web-steward = zastępuje bot
web-is-choosing = wybiera
web-away = poza stołem
web-ready = gotowe
web-mine = Moje
web-board = Plansza
web-divider = Przesuń granicę między planszą a moją częścią stołu
web-board-as-text = Plansza jako tekst
web-menu = Menu
web-drawer = Dziennik, czat, zasady, stół
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-rules = Zasady
web-tab-table = Stół
web-log = Dziennik
web-log-mine = tylko to, co mnie dotyczy
web-earlier = Wcześniej
web-rule-of-line = Zasada { $rule }
web-chat = Czat
web-no-chat = Nikt jeszcze nic nie napisał.
web-say = Napisz coś
web-send = Wyślij
web-watcher = (widz)
web-all-rules = Wszystkie zasady
web-since-you-looked =
    { $count ->
        [one] Od ostatniej wizyty: { $count } wydarzenie
        [few] Od ostatniej wizyty: { $count } wydarzenia
        [many] Od ostatniej wizyty: { $count } wydarzeń
       *[other] Od ostatniej wizyty: { $count } wydarzenia
    }
web-go-on = Dalej
web-show-log = Pokaż dziennik

## Przed grą.

web-who-sits = Kto gdzie siedzi
web-seat-free = wolne
web-stand-up = Wstań
web-begin = Zacznij
web-give-up-table = Zamknij stół
web-seats-missing =
    { $count ->
        [one] Jest jeszcze { $count } wolne miejsce.
        [few] Są jeszcze { $count } wolne miejsca.
        [many] Jest jeszcze { $count } wolnych miejsc.
       *[other] Jest jeszcze { $count } wolnego miejsca.
    }
web-host-begins = Grę zaczyna gospodarz stołu.
web-invite = Zaproś
web-invite-link = Link dla znajomych
web-copy-link = Skopiuj link
web-copied = Skopiowano
web-qr = Link jako kod QR
web-agreed = Co ustalono

## Sam stół.

web-what-to-do = Przy tym stole
web-motion-end = { $name } proponuje zakończyć grę.
web-motion-pause = { $name } proponuje przerwę.
web-motion-undo = { $name } prosi o cofnięcie ruchu.
web-agree = Zgoda
web-disagree = Brak zgody
web-propose-undo = Poproś o cofnięcie mojego ruchu
web-propose-pause = Zaproponuj przerwę
web-propose-end = Zaproponuj zakończenie gry
web-let-steward = Niech bot gra za mnie
web-resign = Poddaj się
web-resign-sure = Poddać się na dobre?
web-play-on = Graj dalej
web-resume = Wznów
web-again = Zagraj jeszcze raz
web-replay = Powtórka
web-download-record = Pobierz zapis

## Koniec.

web-final = Wynik końcowy
web-see-board = Pokaż planszę
web-source = Źródło
web-total = Razem
web-points-by-round = Punkty w rundach
web-points-by-source = Punkty według źródeł
web-as-table = Jako tabela
web-round = Runda

## Klawisze.

web-keys = Klawisze
web-key-option = wybierz możliwość o tym numerze
web-key-more = następne dziewięć możliwości
web-key-filter = filtruj możliwości
web-key-arrows = na planszy: przejdź po tym, co można wybrać
web-key-confirm = zatwierdź
web-key-undo = cofnij
web-key-hint = poproś o podpowiedź
web-key-text = plansza jako tekst
web-key-drawer = dziennik, czat, zasady
web-key-repeat = powtórz ostatnie wydarzenie
web-key-help = ta lista

## Gdy coś jest nie tak.

web-trouble-unknown = Nie ma takiego stołu.
web-trouble-unknown-next = Może w linku brakuje litery albo ten stół nie przyjmuje widzów. Poproś o zaproszenie.
web-trouble-shown-out = Nie możesz zostać przy tym stole.
web-trouble-shown-out-next = Gospodarz tego serwera zablokował ci dostęp. Porozmawiaj z nim.
web-trouble-old = Jest nowsza wersja tej strony.
web-trouble-old-next = Odśwież stronę: nic nie zginie, gra czeka tam, gdzie była.

# shell
web-no-log = Nic się jeszcze nie wydarzyło. Tu będzie opisany każdy ruch.

# pages

web-headline = Gry wokół Słońca, jeden stół
web-nav-join = Dołącz
web-play = Graj
web-look = Zobacz
web-time-left = zostało { $time }
web-turns =
    { $count ->
        [one] twój ruch w jednej grze
       *[other] twój ruch w { $count } grach
    }
web-more-turns =
    { $count ->
        [one] czeka jeszcze jedna
        [few] czekają jeszcze { $count }
       *[other] czeka jeszcze { $count }
    }
web-seats-exactly =
    { $count ->
        [one] jeden gracz
       *[other] { $count } graczy
    }
web-no-open-tables-next = Utwórz własny i pokaż go wszystkim: każdy będzie mógł usiąść.
web-lost-next = Może w adresie jest literówka. Ze strony głównej trafisz wszędzie.
web-guest = Gość
web-has-account = Konto
web-choose-seat = Wybierz miejsce
web-plain-pictures = Proste obrazki: nazwy i symbole zamiast rysunków
web-seats-told = Miejsca: { $seats }. Wolne: { $open }. Boty: { $bots }.
web-begins-at-once = Gra zacznie się od razu.
web-begins-when-full = Zaczniesz grę, gdy wszystkie miejsca będą zajęte.
web-strength = { $share } % wygranych przeciw poziomowi „{ $level }”
web-strength-between = od { $least } do { $most } %
web-strength-note = Zmierzone dla { $seats } graczy przeciw botom o poziom niżej; kreska pokazuje wynik równych.
web-bots-count =
    { $count ->
        [one] jeden bot
        [few] { $count } boty
       *[other] { $count } botów
    }
