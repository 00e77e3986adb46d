"""Structured logs: one JSON object a line, or readable lines on a terminal."""

import logging
import sys

import structlog


def configure(level: str = "info") -> None:
    """For this process, once."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    pretty = sys.stderr.isatty()
    last: list[structlog.types.Processor] = (
        [structlog.dev.ConsoleRenderer()]
        if pretty
        else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
