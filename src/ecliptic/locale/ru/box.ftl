### Что не так с коробкой владельца, в любой игре. Остальное — в файлах самих игр.

box-place =
    { $where ->
        [none] Ваша коробка
       *[other] { $where }
    }
box-unknown-edition = Издания «{ $given }» нет.
box-no-file = Не удалось прочитать файл «{ $where }»: { $reason }.
box-bad-toml = Строка { $line }, столбец { $column }: это не TOML ({ $reason }).
box-edition-mismatch =
    { $given ->
        [none] В файле не указано, какое издание он исправляет; идёт игра по изданию { $edition }.
       *[other] Файл исправляет издание { $given }, а идёт игра по изданию { $edition }.
    }
box-unknown-field = { box-place }: здесь нет поля «{ $field }».
box-missing-field = { box-place }: не хватает поля «{ $field }».
box-bad-field = { box-place }: это не удалось прочитать ({ $reason }).
box-wrong-type =
    { box-place }: здесь нужно другое — { $expected ->
        [int] целое число
        [str] текст в кавычках
        [array] список в квадратных скобках
        [object] таблица
       *[other] { $expected }
    }.
box-wrong-length = { box-place }: элементов в списке должно быть { $needed }, а их { $count }.
box-unknown-word = { box-place }: слово «{ $given }» здесь неизвестно.
box-too-small = { box-place }: число должно быть не меньше { $least }.
box-too-big = { box-place }: число должно быть не больше { $most }.
box-too-long = { box-place }: длина текста в знаках не должна превышать { $most }.
box-bad-id = { box-place }: идентификатор состоит из строчных латинских букв, цифр и «_» и начинается с буквы; у варианта карты это одна заглавная буква.
box-duplicate-id = { box-place }: идентификатор «{ $id }» встречается не один раз.
box-unknown-card = { box-place }: карты с идентификатором «{ $id }» нет.
box-card-count = { box-place }: карт должно быть { $needed }, а их { $count }.
box-not-rising = { box-place }: числа должны возрастать, а после { $number } идёт { $following }.
box-needless-parameter = { box-place }: параметр «{ $parameter }» здесь не имеет смысла.
box-missing-parameter = { box-place }: здесь нужен параметр «{ $parameter }».
