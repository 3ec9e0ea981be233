"""What everything else stands on: configuration, limits, logs, counters."""
