"""The parts of tools/generate_catalog.py: files, checks, records and the C++ text, each usable alone."""
