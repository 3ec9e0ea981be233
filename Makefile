# Two commands for a newcomer: `make play` and `make test`. Each installs what it needs.

PYTHON ?= python3
BIN := .venv/bin
TIMED = @$(BIN)/python tools/timed.py
# Rules are tested as plain Python, for good tracebacks; everything else plays with the compiled engine.
PLAIN := tests/core tests/games tests/rulebook tests/texts tests/tools $(wildcard tests/test_*.py)
COMPILED := tests/api tests/arena tests/bench tests/bots tests/cli tests/compiled tests/docs tests/golden tests/packages \
	tests/server tests/tuning tests/web
PYTEST := $(BIN)/python -m pytest --dist worksteal

# Tests start hundreds of Pythons: they should not compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal design pictures test soak quick lint types page web coverage plain installed compiled strength docs bench \
	ladder golden clean dev checks

play:
	@$(PYTHON) tools/bootstrap.py play
	@$(BIN)/ecliptic serve --open

# Without a server and a browser.
terminal:
	@$(PYTHON) tools/bootstrap.py play
	@$(BIN)/ecliptic play

dev:
	@$(PYTHON) tools/bootstrap.py dev

# The whole gate: what CI runs. What uses one core runs two at a time.
test: dev
	@$(MAKE) --no-print-directory -j2 checks
	@$(MAKE) --no-print-directory plain installed

checks: types compiled strength web lint coverage docs

# The tests of the rules and the core, from the sources.
plain: dev
	$(TIMED) "plain tests" $(PYTEST) -n 2 $(PLAIN)

# The other tests, with the installed package and its compiled engine. They wait for servers and browsers half of the
# time, so there are more workers than cores.
installed: dev
	$(TIMED) "tests of the installed package" $(PYTEST) -n 3 --override-ini pythonpath= $(COMPILED)

# The same with every combination, thousands of games, 50 kills, 100,000 malformed messages.
soak: export ECLIPTIC_SOAK = 1
soak: dev plain installed compiled strength

# For the loop of an engineer: rules, core, texts and the plan of the house, from the sources, without long games.
quick:
	@$(PYTHON) tools/bootstrap.py quick
	$(TIMED) quick $(PYTEST) -n 2 -m "not long" $(filter-out tests/tools,$(PLAIN))

lint: dev
	$(TIMED) "format" $(BIN)/ruff format --check --quiet .
	$(TIMED) "lint" $(BIN)/ruff check --quiet .

types: dev
	$(TIMED) "types" $(BIN)/mypy

# The page: its types are those of the server, and its own tests.
web: dev
	$(TIMED) "types of the wire" $(BIN)/python tools/web_types.py --check
	$(TIMED) "page" $(PYTHON) tools/web.py check

# Every rule has a test that shows it.
coverage: dev
	$(TIMED) "coverage of the rules" sh -c 'mkdir -p build && $(BIN)/ecliptic rules --coverage --tests tests > build/coverage.txt || (grep -v "^[│┃├┡┏└]" build/coverage.txt; exit 1)'
	@tail -n 1 build/coverage.txt

# The compiled engine: hundreds of games, and the same digests as plain Python.
compiled: dev
	$(TIMED) "plain and compiled games" $(BIN)/python tools/compiled.py

# The bots are as strong as docs/ladder.md says: some games of each contest end as they did.
strength: dev
	$(TIMED) "strength of the bots" $(BIN)/python -P tools/ladder.py --check

# The documentation as a site in build/site; a broken link is an error.
docs: dev
	$(TIMED) "documentation" $(BIN)/python -m sphinx -q -W --keep-going -b html -d build/doctrees docs build/site

bench:
	@$(PYTHON) tools/bootstrap.py bench
	$(BIN)/python tools/bench.py
	$(BIN)/python -m tools.bench_page

# Play every contest of docs/ladder.md that is not played yet, and write the page.
ladder: dev
	$(BIN)/python -P tools/ladder.py

# Write the golden pages anew; read the diff before you commit it.
golden: dev
	ECLIPTIC_GOLDEN=write $(BIN)/python -m pytest tests/golden

# Every page and board in a browser, and a game in the terminal; the best go to docs/pictures. What the tests compare is
# renewed where it shows something else now.
pictures: dev
	$(BIN)/python tools/pictures.py
	$(BIN)/python -m tools.page_pictures
	$(BIN)/python -m tools.baselines

# Every token, component and picture, by night and by day: http://localhost:5174/design.html
design: dev
	$(BIN)/python -m tools.positions
	npm --prefix web run design

clean:
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache .hypothesis
