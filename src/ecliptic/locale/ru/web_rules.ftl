### Страница: правила по номерам.

web-rules-about = Каждое правило нашими словами и с номером, на который можно сослаться.
web-rules-no-book = По этому адресу правил нет. Выберите игру:
web-rules-in-english = Правила написаны только по-английски; ищите английскими словами или по номеру.
web-rules-contents = Главы
web-rules-edition = Издание
web-rules-all-editions = все
web-rules-marks = Издания в тексте:
web-rules-search = Поиск по правилам
web-rules-results = Найдено
web-rules-count =
    { $count ->
        [0] ничего не найдено
        [one] найдено { $count } правило
        [few] найдено { $count } правила
        [many] найдено { $count } правил
       *[other] найдено { $count } правила
    }
web-rules-nothing = Ничего не найдено: { $words }
web-rules-nothing-what-next = Попробуйте меньше слов или слова покороче: в правиле должно быть каждое из них. По номеру находится само правило, по номеру главы — все её правила.
web-rules-other-editions =
    { $count ->
        [one] Показать { $count } правило других изданий
        [few] Показать { $count } правила других изданий
        [many] Показать { $count } правил других изданий
       *[other] Показать { $count } правила других изданий
    }
web-rules-rest = Показать ещё { $count }
web-rules-kind-rule = Правило
web-rules-kind-example = Пример
web-rules-kind-ruling = Разъяснение
web-rules-kind-scenario = Проверочный случай
web-rules-table-of = Таблица: { $rule }
web-rules-origin = В книге правил:
web-rules-mentioned-by = Упоминается в:
web-rules-mentions = Упомянуто в { $rule }
web-rules-to-question = К текущему вопросу: { $rule }
web-rules-none-asked = Нажмите номер правила рядом с вопросом или в журнале, и оно появится здесь.
