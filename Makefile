# What one does with printkit from a checkout. Everything happens in .venv.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: kit test lint wheel bench pictures clean

kit: .venv/installed
	$(BIN)/printkit kit oil-springs

test: .venv/tested
	$(BIN)/python -m pytest -n 2 --dist worksteal $(PYTEST)

lint: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

wheel: .venv/tested
	rm -rf dist
	$(BIN)/python -m build --wheel

bench: .venv/tested
	$(BIN)/python bench/report.py

pictures: .venv/installed
	$(BIN)/python docs/pictures.py
	$(BIN)/python docs/gallery.py

clean:
	rm -rf .venv dist build

.venv/python:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	touch $@

.venv/installed: .venv/python pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

.venv/tested: .venv/installed
	$(BIN)/python -m pip install --quiet --group dev
	touch $@
