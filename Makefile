# Two commands for a newcomer: `make play` and `make test`. Each installs what it needs.

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play pictures test quick lint types compiled coverage strength bench ladder golden clean dev

play:
	@$(PYTHON) tools/bootstrap.py play
	@$(BIN)/ecliptic play

dev:
	@$(PYTHON) tools/bootstrap.py dev

# The whole gate: what CI runs.
test: dev lint types
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

# Play every contest of docs/ladder.md that is not played yet, and write the page.
ladder: dev
	$(BIN)/python -P tools/ladder.py

# Write the golden pages anew; read the diff before you commit it.
golden: dev
	ECLIPTIC_GOLDEN=write $(BIN)/python -m pytest tests/golden

pictures: dev
	$(BIN)/python tools/pictures.py

clean:
	rm -rf .venv build .mypy_cache .pytest_cache .ruff_cache .hypothesis
