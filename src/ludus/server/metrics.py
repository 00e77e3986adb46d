"""Figures for operators, in the words of Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
TABLES: Final = Gauge("ludus_tables", "tables this process holds", registry=REGISTRY)
CONNECTIONS: Final = Gauge("ludus_connections", "open sockets", registry=REGISTRY)
HANDED: Final = Counter("ludus_handed", "sockets brought to the owner of their table", registry=REGISTRY)
ENTRIES: Final = Counter("ludus_entries", "entries written", registry=REGISTRY)
REFUSALS: Final = Counter("ludus_refusals", "commands refused", ["code"], registry=REGISTRY)
DURABLE: Final = Histogram(
    "ludus_durable_seconds",
    "time from a decision to its entry being on disk",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0),
    registry=REGISTRY,
)
THOUGHT: Final = Histogram(
    "ludus_bot_seconds", "time a bot took", buckets=(0.001, 0.01, 0.1, 0.3, 1.0, 3.0, 10.0), registry=REGISTRY
)
LAG: Final = Histogram(
    "ludus_loop_lag_seconds",
    "how late the event loop was",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0),
    registry=REGISTRY,
)
CLOSED: Final = Counter("ludus_closed", "sockets closed by the server", ["reason"], registry=REGISTRY)
NOTICES: Final = Counter("ludus_notices", "notices sent, or lost", ["channel", "how"], registry=REGISTRY)
