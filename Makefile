# Two commands for a newcomer: `make play` and `make test`. Each installs what it needs.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play terminal pictures test quick lint types web compiled coverage strength bench ladder golden clean dev

play:
	@$(PYTHON) tools/bootstrap.py play
	@$(BIN)/ecliptic serve --open

# Without a server and a browser.
terminal:
	@$(PYTHON) tools/bootstrap.py play
	@$(BIN)/ecliptic play

dev:
	@$(PYTHON) tools/bootstrap.py dev

# The whole gate: what CI runs.
test: dev lint types web
	$(BIN)/python -m pytest -n 2
	$(MAKE) --no-print-directory coverage compiled strength

# The tests alone, plain Python, without the long games.
quick: dev
	$(BIN)/python -m pytest -n 2 -m "not long"

lint: dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: dev
	$(BIN)/mypy

# The page: its types are those of the server, and its own tests.
web: dev
	$(BIN)/python tools/web_types.py --check
	$(PYTHON) tools/web.py check

# Every rule has a test that shows it.
coverage: dev
	@mkdir -p build
	$(BIN)/ecliptic rules --coverage --tests tests > build/coverage.txt || (grep -v '^[│┃├┡┏└]' build/coverage.txt; exit 1)
	@tail -n 1 build/coverage.txt

# The compiled engine: thousands of games, and the same digests as plain Python.
compiled: dev
	$(BIN)/python tools/compiled.py

# The bots are as strong as docs/ladder.md says: some games of each contest end as they did.
strength: dev
	$(BIN)/python -P tools/ladder.py --check

bench: dev
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group bench
	$(BIN)/python tools/bench.py
	$(BIN)/python -m tools.bench_page

# Play every contest of docs/ladder.md that is not played yet, and write the page.
ladder: dev
	$(BIN)/python -P tools/ladder.py

# Write the golden pages anew; read the diff before you commit it.
golden: dev
	ECLIPTIC_GOLDEN=write $(BIN)/python -m pytest tests/golden

# Every page and board in a browser, and a game in the terminal; the best go to docs/pictures.
pictures: dev
	$(BIN)/python tools/pictures.py
	$(BIN)/python -m tools.page_pictures

clean:
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache .hypothesis
