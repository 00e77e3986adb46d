"""What processes that share tables tell each other, and how it travels."""
