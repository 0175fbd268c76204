# make play and make test do all set-up on a bare clone; Python 3.11 or newer is all they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check bench long clean

play: $(READY)
	@$(BIN)/lanai play maui

test: check
	$(BIN)/python -m pytest -n auto -m "not long"

check: $(READY)
	$(BIN)/ruff check src tests docs
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

bench: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[peers]'
	$(BIN)/lanai bench

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
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
