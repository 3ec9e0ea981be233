### Нарисованное поле игры Миссия «Красная планета» на странице: короткие слова для тесных мест.

## Короткие названия областей

redplanet-short-vastitas-borealis = Сев. равн.
redplanet-short-ausonia = Авзония
redplanet-short-hellas = Эллада
redplanet-short-tritonis-sinus = Тритон
redplanet-short-mare-tyrrhenum = Тиррен. м.
redplanet-short-sinus-sabaeus = Сабейск. з.
redplanet-short-mare-serpentis = М. Змеи
redplanet-short-syrtis-major = Б. Сирт
redplanet-short-valles-marineris = Маринер
redplanet-short-arabia = Аравия
redplanet-short-phobos = Фобос

## Короткие имена персонажей: мягкий перенос стоит там, где длинное можно разорвать

redplanet-short-recruiter = Вербовщик
redplanet-short-explorer = { "Исследо\u00ADвательница" }
redplanet-short-scientist = Учёный
redplanet-short-secret-agent = Шпион
redplanet-short-saboteur = Диверсантка
redplanet-short-femme-fatale = Роковая женщина
redplanet-short-travel-agent = Турагент
redplanet-short-soldier = Солдат
redplanet-short-pilot = Пилот
redplanet-short-robot = Робот
redplanet-short-dispatcher = Диспетчер
redplanet-short-headhunter = Охотник за головами
redplanet-short-specialist = Специалист
redplanet-short-vamp = Женщина-вамп
redplanet-short-tour-operator = Туроператор
redplanet-short-marine = { "Космо\u00ADдесантник" }

## Где теряются астронавты

redplanet-lost-space = Пропавшие
redplanet-lost-wormhole = Червоточина
redplanet-lost-removed = Выбывшие

## Доки и Марс

redplanet-table-mars = Марс, раунд { $round }: кто стоит в областях ({ $regions }) и что они дают
redplanet-table-docks = Доки: ждут посадки — { $docked }, в полёте — { $launched }
redplanet-table-free = мест: { $count }
redplanet-table-in-flight = в полёте
redplanet-table-open = Свободен
redplanet-table-dock = Док { $dock }
redplanet-table-covered = под жетоном: { $regions }
redplanet-table-unexplored = ещё не исследовано
redplanet-table-lying = жетонов здесь: { $count }
redplanet-table-destinations = осталось жетонов назначения: { $count }
redplanet-table-discovery = закрытое открытие
redplanet-table-events-left = Колода событий: { $count }
redplanet-table-ships-left = Колода кораблей: { $count }
redplanet-table-board = Поле: стрелки ведут по тому, что можно выбрать, Enter выбирает
redplanet-table-pool = Запас
redplanet-table-changed = изменилось после вашего последнего хода

## Моё

redplanet-table-rail = Персонажи в порядке действия
redplanet-table-cards = Мои карты
redplanet-table-no-cards = Пока нет
redplanet-table-progress = сейчас { $count } из { $most }
redplanet-table-reserve = В запасе: { $count }

## Счётчик раундов

redplanet-table-track = Счётчик раундов
redplanet-table-space-round = Раунд { $number }
redplanet-table-space-production = Добыча { $number }
redplanet-table-space-reveal = Вскрытие открытий
redplanet-table-space-scoring = Итоговый подсчёт
redplanet-table-reveal-letter = О
redplanet-table-production-letter = Д

## Добыча и конец

redplanet-table-region = Область
redplanet-table-yields = Даёт
redplanet-table-takers = Кто берёт
redplanet-table-stays = Остаётся
redplanet-table-nothing = –
redplanet-table-total = Всего
redplanet-table-close = Закрыть
redplanet-table-outlook = Добыча, если бы она была сейчас
redplanet-table-outlook-number = Добыча { $number }, если бы она была сейчас
