"""What people read of micatio, in French, English and Polish."""
