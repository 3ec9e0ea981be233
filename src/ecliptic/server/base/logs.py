"""Structured logs: one line for each thing that happened, for people or for programs.

What is secret has no place here: no token, code, cookie, password, query or chat. So tracebacks tell no values of
variables, and loggers that tell whole addresses are kept quiet.
"""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.typing import Processor


def set_up_logs(*, as_json: bool) -> None:
    """Our own lines and those of the libraries go the same way."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    finish: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[*finish, *_written(as_json=as_json)])
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # uvicorn tells every socket's address at INFO, with the code of its invitation
    logging.getLogger("ecliptic").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    logging.captureWarnings(capture=True)


def is_ours(record: logging.LogRecord) -> bool:
    """A client that speaks no UTF-8 is shown out by uvicorn, which takes it for an error of its own."""
    return not str(record.msg).startswith("Invalid UTF-8 sequence")


def _written(*, as_json: bool) -> list[Processor]:
    if as_json:
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    # The usual formatter would show the variables of every frame.
    return [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)]
