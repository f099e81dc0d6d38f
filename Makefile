# Everything is set up inside .venv by the first command; Python 3.11+ and make are all it needs.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
DEV := .venv/.dev
# What ruff checks; mypy's list is in pyproject.toml.
SOURCES := src tests examples tools browser/*.py
PRETTIER := node node_modules/prettier/bin/prettier.cjs --log-level warn
PRETTY := src test css bundle.mjs
# Under a name of its own, so that `make -n` only prints the recipes that ask for it.
NODE_MODULES := MAKEFLAGS= $(MAKE) --no-print-directory browser/node_modules/.ok
# Random games per seat count: 34,000 make more than 100,000 for each game with three counts.
SOAK_GAMES ?= 34000

.PHONY: play terminal static test suite test-fast check lint types format soak trial bench load clean web check-web watch e2e shots measure fast pure wheels docs pictures spelling links walk

play: $(READY)
	@$(BIN)/dolmen serve --open $(ARGS)

terminal: $(READY)
	@$(BIN)/dolmen play altay $(ARGS)

# Types and the browser's files are checked beside the tests: each keeps one core busy at most.
test: $(DEV)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	@$(MAKE) --no-print-directory --jobs=3 types check-web suite

suite: $(DEV)
	DOLMEN_PURE=1 $(BIN)/pytest -n 2 $(ARGS)

# The same tests with the compiled engine.
test-fast: fast
	$(BIN)/pytest -n 2 $(ARGS)

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
	elif ! $(NODE_MODULES); then \
		echo "format: the browser's sources are left as they are, prettier cannot be installed here"; \
	else \
		cd browser && $(PRETTIER) --write $(PRETTY); \
	fi

# The table without a server, as a folder of files for any host; Node.js and npm build it.
static: $(READY)
	$(BIN)/dolmen static build/static

soak: $(DEV)
	DOLMEN_LAW_GAMES=$(SOAK_GAMES) $(BIN)/pytest -n 2 tests/laws tests/endless_winter/test_exp_laws.py $(ARGS)

# Kills, leaks, bad input, attacks; what was found goes into docs/reliability.md.
trial: $(DEV) .venv/.trial
	$(BIN)/python -m tests.trials $(ARGS)

# Pure and compiled (after `make fast`) beside other engines; figures and charts in build/bench.
bench: $(READY) .venv/.bench
	@mkdir -p build/bench
	$(BIN)/dolmen bench --peer .venv/bench/bin/python --page build/bench/index.html $(ARGS)

# 500 players on this machine, beside boardgame.io if node and npm are there, and one and two
# processes on PostgreSQL if that is there. The figures are kept in build/load.json. About ten
# minutes on a quiet machine; `make fast` first for the figures of the compiled engine.
load: .venv/.load
	@mkdir -p build
	$(BIN)/python -m dolmen.lab.load --peer-folder .venv/peer --json build/load.json $(ARGS)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Dolmen needs Python 3.11 or newer; try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv is missing; on Debian or Ubuntu: apt-get install python3-venv"; exit 2; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

# What tests and checks need in addition: all at once, and if that fails what can be had.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable
$(DEV): $(READY)
	@$(INSTALL) '.[dev,envs,ray]' || { \
	  $(INSTALL) '.[dev]' && \
	  { $(INSTALL) '.[envs]' || \
	    echo 'PettingZoo, Gymnasium and OpenSpiel cannot all be installed here; tests that need a missing one will be skipped.'; } && \
	  { $(INSTALL) '.[ray]' || echo 'Ray cannot be installed here; its test will be skipped.'; }; }
	@touch $@

# The engine compiled in place; everything uses it until a source changes. Needs a C compiler.
fast: .venv/.compile
	$(BIN)/python tools/compile.py $(ARGS)

# Back to the plain program.
pure: $(READY)
	$(BIN)/python tools/compile.py --clean

# What is released: a plain wheel, and one with the compiled engine for machines like this one.
wheels: $(DEV) .venv/.compile
	$(BIN)/python -m tools.wheels $(ARGS)

.venv/.compile: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[compile]'
	@touch $@

# What hosts of many tables install besides.
.venv/.load: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[fast,postgres]'
	@touch $@

# What thinks up requests by the description of the server, in an environment of its own. Where it
# cannot be had, the trials say so.
.venv/.trial: $(READY)
	$(PYTHON) -m venv .venv/trial
	@.venv/trial/bin/python -m pip install --quiet --disable-pip-version-check 'schemathesis>=4' || \
	  echo 'trial: schemathesis cannot be installed here'
	@touch $@

# The engines we compare with live in an environment of their own. One that cannot be had is left
# out; `make bench` says so.
.venv/.bench: $(READY)
	$(PYTHON) -m venv .venv/bench
	@for package in catanatron==3.2.1 rlcard==1.2.0 open_spiel==2.0.2; do \
	  .venv/bench/bin/python -m pip install --quiet --disable-pip-version-check $$package || \
	    echo "bench: $$package cannot be installed here"; \
	done
	@touch $@

# The browser side. Only contributors need Node; players load what is committed.
browser/node_modules/.ok: browser/package-lock.json
	cd browser && npm ci --no-audit --no-fund --loglevel=error && touch node_modules/.ok

web: $(READY) browser/node_modules/.ok
	DOLMEN_PURE=1 $(BIN)/python -m browser.generate

# Is the committed JavaScript what the sources compile to?
check-web: $(DEV)
	@if ! command -v node >/dev/null || ! command -v npm >/dev/null; then \
		echo 'check-web: skipped, there is no Node here'; \
	elif ! $(NODE_MODULES); then \
		echo 'check-web: skipped, the packages of browser/package.json cannot be installed here'; \
	else \
		(cd browser && $(PRETTIER) --check $(PRETTY)) && \
		DOLMEN_PURE=1 $(BIN)/python -m browser.generate --check && \
		DOLMEN_PURE=1 $(BIN)/python -m tests.speech.sentences && \
		{ said=$$(node --test browser/test/*.test.mjs) || { echo "$$said"; exit 1; }; } && \
		echo 'check-web: everything is up to date'; \
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

# The documentation as a site, with search, in build/docs; `dolmen serve` shows it at /docs.
docs: .venv/.docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "open build/docs/index.html, or /docs at the table"

.venv/.docs: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

# The pictures of README and guides, taken of the table as it is.
pictures: $(DEV)
	$(BIN)/python -m tests.docs.pictures $(ARGS)

# English, German and French; needs hunspell with its dictionaries.
spelling: $(DEV)
	$(BIN)/python -m tests.docs.spelling $(ARGS)

# Do all links of README and docs lead somewhere?
links: $(DEV)
	$(BIN)/python -m tests.docs.links $(ARGS)

# A fresh clone in an empty folder: every command of README and guides, in order.
walk: $(READY)
	$(BIN)/python -m tests.docs.walk $(ARGS)

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache
