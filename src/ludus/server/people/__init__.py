"""Who somebody is, and how much one of them may ask for."""
