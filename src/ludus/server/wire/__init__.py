"""HTTP and WebSockets: who may come in, what they ask, what they are sent back."""
