"""Notices: what reaches people who are not here. docs/notices.md tells the story."""
