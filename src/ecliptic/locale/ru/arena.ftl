### Арена: состязания ботов.

## Чего не может быть

cli-arena-format = Формата «{ $format }» нет. Доступные форматы: { $known }.
cli-arena-one-seat = За столом одно место, и встретиться некому: для формата «{ $format }» нужно больше. Возьмите --format parallel: каждый бот сам играет одни и те же расклады.
cli-arena-too-few = Для формата «{ $format }» слишком мало ботов: сравнивать можно хотя бы двоих.
cli-arena-no-deals = Раскладов должно быть не меньше одного, а указано: { $deals }.
cli-arena-players = «{ $players }» — не число игроков и не несколько чисел через запятую.
cli-arena-install = Не хватает библиотеки { $library }. Установите её: pip install 'ecliptic[{ $extra }]'
cli-arena-no-ray = По адресу { $address } нет кластера Ray: { $reason }
cli-arena-picture = Нарисовать { $file } не получится: имя рисунка должно заканчиваться на одно из { $known }.
cli-arena-no-file = Не удалось записать файл { $file }: { $reason }.
cli-arena-not-results = В файле { $file } нет результатов арены; он остался без изменений.
cli-arena-other-contest = В файле { $file } результаты другого состязания. Повторите то же состязание или выберите другой файл.
cli-arena-other-version = Файл { $file } записан другой версией игры или ecliptic ({ $version }; здесь { $ours }). Результаты разных версий не смешиваются: выберите другой файл.
cli-arena-other-bots = Файл { $file } записан с другими версиями этих ботов ({ $bots }; здесь { $ours }). Результаты разных версий не смешиваются: выберите другой файл.
cli-arena-bad-line = { $file }, строка { $line }: это не результат партии.

## Пока идёт игра

cli-arena-title = { $game }, { $edition }, { $format }, мест: { $seats }
cli-arena-speed = { $speed } партий/с
cli-arena-kept = Партий сохранено: { $done } из { $all }, файл { $file }. Та же команда продолжит с этого места.
cli-arena-lost =
    { $games ->
        [one] Не удалось доиграть { $games } партию: её процесс каждый раз погибал.
        [few] Не удалось доиграть { $games } партии: их процессы каждый раз погибали.
       *[many] Не удалось доиграть { $games } партий: их процессы каждый раз погибали.
    }

## Итоги

cli-arena-rating = рейтинг
cli-arena-ordinal = не ниже
cli-arena-thinking = мс: ср. / макс.
cli-arena-pair = пара
cli-arena-interval = победы (95 %)
cli-arena-chance = случай
cli-arena-margin = разница
cli-arena-sign = p знаков
cli-arena-verdict = первый
cli-arena-stronger = сильнее
cli-arena-weaker = слабее
cli-arena-open = неясно
cli-bot-from = { $bot } — из пакета { $package }.
cli-arena-replaced =
    { $count ->
        [one] { $bot }: место потеряно { $count } раз, причина: { $reason }.
        [few] { $bot }: место потеряно { $count } раза, причина: { $reason }.
       *[many] { $bot }: место потеряно { $count } раз, причина: { $reason }.
    }
cli-arena-done = Партий: { $games }, из них сыграно сейчас: { $played }, секунд: { $seconds } (в секунду: { $gps })
cli-arena-fingerprint = Контрольная сумма всех конечных позиций: { $fingerprint }

## Рисунок

cli-arena-axis-rating = Рейтинг (Плакетт — Льюс, ± 2 стандартных отклонения)
cli-arena-axis-share = Доля побед первого, 95-процентный интервал
cli-arena-axis-chance = было бы у равных
cli-arena-axis-sure = отличие значимо
cli-arena-axis-open = возможно, случайность
