### The page: the rules by number.

web-rules-about = Every rule in our own words, with a number that can be cited.
web-rules-no-book = There are no rules at this address. Choose a game:
web-rules-in-english = The rules are written in English only; search in English, or by number.
web-rules-contents = Chapters
web-rules-edition = Edition
web-rules-all-editions = all
web-rules-marks = Editions in the text:
web-rules-search = Search the rules
web-rules-results = Found
web-rules-count =
    { $count ->
        [0] nothing found
        [one] one rule found
       *[other] { $count } rules found
    }
web-rules-nothing = Nothing found for: { $words }
web-rules-nothing-what-next = Try fewer or shorter words: every one of them must be in the rule. A number finds its rule at once, that of a chapter all of its rules.
web-rules-other-editions =
    { $count ->
        [one] Show one rule of other editions
       *[other] Show { $count } rules of other editions
    }
web-rules-rest =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
web-rules-kind-rule = Rule
web-rules-kind-example = Example
web-rules-kind-ruling = Ruling
web-rules-kind-scenario = Test case
web-rules-table-of = Table of { $rule }
web-rules-origin = In the rulebook:
web-rules-mentioned-by = Mentioned by:
web-rules-mentions = Mentioned in { $rule }
web-rules-to-question = To the present question: { $rule }
web-rules-none-asked = Press the number of a rule beside a question or in the log, and it is shown here.
