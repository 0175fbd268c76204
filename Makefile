# make play and make test do all set-up on a bare clone; Python 3.11 or newer is all they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play client test check system bench long clean

play: client
	@$(BIN)/lanai serve --open

# The browser client, if something it is made of has changed.
client: $(READY)
	@$(BIN)/python hatch_build.py

# The browser's tests apart: what drives it keeps an event loop that others' tests could not live with.
test: check client system
	$(BIN)/python -m pytest -n auto -m "not long" --ignore tests/browser
	$(BIN)/python -m pytest -n auto -m "not long" tests/browser

check: $(READY)
	$(BIN)/ruff check src tests docs bench hatch_build.py
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python hatch_build.py npm run --silent check

# Only the system can give a browser; where we may not install one, the tests that need it are left out.
system:
	@command -v "$${LANAI_CHROMIUM:-chromium}" >/dev/null || if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium and a font for the browser tests ..." && apt-get update -qq && \
		apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null; \
	else \
		echo "No Chromium: the browser tests are left out. Install the package chromium, or set LANAI_CHROMIUM."; \
	fi

bench: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[peers]'
	$(BIN)/lanai bench
	$(BIN)/lanai bench search
	$(BIN)/lanai bench --server
	$(BIN)/python bench/client.py

long: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[ray]'
	$(BIN)/python -m pytest -m long -s

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Lanai needs Python 3.11 or newer; name one: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV) (a minute, once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/dist src/lanai/static
