"""The table server: people and bots at tables, in real time, over HTTP and WebSocket."""
