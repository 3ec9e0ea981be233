"""Tests of what measures the server; npm is not asked for anything here."""
