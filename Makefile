# Everything is set up inside .venv by the first command; Python 3.11+ and make are all it needs.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
DEV := .venv/.dev
# What ruff checks; mypy's list is in pyproject.toml.
SOURCES := src tests examples tools browser/*.py
PRETTIER := node node_modules/prettier/bin/prettier.cjs --log-level warn
PRETTY := src test css bundle.mjs
# Random games per seat count: 34,000 make more than 100,000 for each game with three counts.
SOAK_GAMES ?= 34000

.PHONY: play terminal test test-fast check lint types format soak bench load clean web check-web watch e2e shots measure fast pure

play: $(READY)
	@$(BIN)/dolmen serve --open $(ARGS)

terminal: $(READY)
	@$(BIN)/dolmen play altay $(ARGS)

test: $(DEV)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	@$(MAKE) --no-print-directory check-web
	DOLMEN_PURE=1 $(BIN)/pytest -n 2 --dist loadgroup $(ARGS)

# The same tests with the compiled engine.
test-fast: fast
	$(BIN)/pytest -n 2 --dist loadgroup $(ARGS)

check: test

lint: $(DEV)
	$(BIN)/ruff check $(SOURCES)

types: $(DEV)
	$(BIN)/mypy

format: $(DEV)
	$(BIN)/ruff format $(SOURCES)
	$(BIN)/ruff check --fix $(SOURCES)
	@if ! command -v node >/dev/null || ! command -v npm >/dev/null; then \
		echo "format: the browser's sources are left as they are, there is no Node here"; \
	elif ! $(MAKE) --no-print-directory browser/node_modules/.ok; then \
		echo "format: the browser's sources are left as they are, prettier cannot be installed here"; \
	else \
		cd browser && $(PRETTIER) --write $(PRETTY); \
	fi

soak: $(DEV)
	DOLMEN_LAW_GAMES=$(SOAK_GAMES) $(BIN)/pytest -n 2 tests/laws tests/endless_winter/test_exp_laws.py $(ARGS)

bench: $(READY) .venv/.bench
	$(BIN)/dolmen bench --peer .venv/bench/bin/python $(ARGS)

# 500 players on this machine, beside boardgame.io if node and npm are there.
load: $(READY)
	$(BIN)/python -m dolmen.lab.load --peer-folder .venv/peer $(ARGS)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Dolmen needs Python 3.11 or newer; try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv is missing; on Debian or Ubuntu: apt-get install python3-venv"; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

# What tests and checks need in addition.
$(DEV): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# The engine compiled in place; everything uses it until a source changes. Needs a C compiler.
fast: .venv/.compile
	$(BIN)/python tools/compile.py $(ARGS)

# Back to the plain program.
pure: $(READY)
	$(BIN)/python tools/compile.py --clean

.venv/.compile: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[compile]'
	@touch $@

# The peer we compare with lives in an environment of its own.
.venv/.bench: $(READY)
	$(PYTHON) -m venv .venv/bench
	.venv/bench/bin/python -m pip install --quiet --disable-pip-version-check catanatron==3.2.1
	@touch $@

# The browser side. Only contributors need Node; players load what is committed.
browser/node_modules/.ok: browser/package-lock.json
	cd browser && npm ci --no-audit --no-fund --loglevel=error && touch node_modules/.ok

web: $(READY) browser/node_modules/.ok
	$(BIN)/python -m browser.generate

# Is the committed JavaScript what the sources compile to?
check-web: $(DEV)
	@if ! command -v node >/dev/null || ! command -v npm >/dev/null; then \
		echo 'check-web: skipped, there is no Node here'; \
	elif ! $(MAKE) --no-print-directory browser/node_modules/.ok; then \
		echo 'check-web: skipped, the packages of browser/package.json cannot be installed here'; \
	else \
		(cd browser && $(PRETTIER) --check $(PRETTY)) && \
		$(BIN)/python -m browser.generate --check && \
		$(BIN)/python -m tests.speech.sentences && \
		node --test browser/test/*.test.mjs >/dev/null && echo 'check-web: everything is up to date'; \
	fi

watch: web
	cd browser && { node bundle.mjs --watch & trap "kill $$!" EXIT; \
	  node node_modules/typescript/bin/tsc -p . --watch --preserveWatchOutput; }

e2e: $(DEV)
	$(BIN)/pytest tests/browser $(ARGS)

# Pictures of every screen at every size, in build/shots.
shots: $(DEV)
	$(BIN)/python -m tests.browser.shots $(ARGS)

# How quick the browser table is: first tile, weight, nodes, updates.
measure: $(DEV)
	$(BIN)/python -m tests.browser.measure $(ARGS)

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache
