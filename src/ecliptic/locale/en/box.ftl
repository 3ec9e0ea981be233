### What is wrong with an owner's box, whatever the game. Each game has more in its own files.

box-place =
    { $where ->
        [none] Your box
       *[other] { $where }
    }
box-unknown-edition = There is no edition called “{ $given }”.
box-no-file = The file “{ $where }” cannot be read: { $reason }.
box-bad-toml = Line { $line }, column { $column }: this is not TOML ({ $reason }).
box-edition-mismatch =
    { $given ->
        [none] The file does not say which edition it corrects; { $edition } is being played.
       *[other] The file corrects the edition { $given }, but { $edition } is being played.
    }
box-unknown-field = { box-place }: nothing here is called “{ $field }”.
box-missing-field = { box-place }: “{ $field }” is missing.
box-bad-field = { box-place }: this cannot be read ({ $reason }).
box-wrong-type =
    { box-place }: { $expected ->
        [int] a whole number
        [str] a text in quotation marks
        [array] a list in square brackets
        [object] a table
       *[other] { $expected }
    } is expected here.
box-wrong-length = { box-place }: a list of { $needed } is expected here, not of { $count }.
box-unknown-word = { box-place }: the word “{ $given }” is not known here.
box-too-small = { box-place }: the number must be at least { $least }.
box-too-big = { box-place }: the number must be at most { $most }.
box-too-long = { box-place }: the text may have at most { $most } characters.
box-bad-id = { box-place }: an id consists of small letters, digits and “_” and starts with a letter; a map has one capital letter.
box-duplicate-id = { box-place }: the id “{ $id }” occurs more than once.
box-unknown-card = { box-place }: there is no card with the id “{ $id }”.
box-card-count = { box-place }: there must be { $needed } cards, not { $count }.
box-not-rising = { box-place }: the numbers must rise, but { $following } follows { $number }.
box-needless-parameter = { box-place }: “{ $parameter }” has no meaning here.
box-missing-parameter = { box-place }: “{ $parameter }” is needed here.
