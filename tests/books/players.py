"""Which rules a player meets. The others are for those who write programs, tests or card files; the table says why."""

from typing import Final

from ludus import rulebook

# The beginning of the ids, and why no book for players has to explain them.
NOT_FOR_PLAYERS: Final = {
    "L-PROTO": "how a program asks and answers",
    "L-RULING": "why a rule is as it is; the rule itself has an id, and the questions of the book quote rulings",
    "L-EX": "figures for tests; the books have examples of their own",
    "L-INFO-15": "what a program must not leak",
    "L-INFO-16": "how a program filters saved games",
    "L-INFO-17": "how a bot imagines what is hidden",
    "F-PROTO": "how a program asks and answers",
    "F-RULING": "why a rule is as it is; the rule itself has an id, and the questions of the book quote rulings",
    "F-EX": "figures for tests; the books have examples of their own",
    "F-INFO-11": "what a program must not leak",
    "F-SWAP-5": "a number that follows from the other rules",
    "F-SETUP-15": "where a program puts a card",
    "G-PROTO": "how a program asks and answers",
    "G-RULING": "why a rule is as it is; the rule itself has an id, and the questions of the book quote rulings",
    "G-EX": "figures for tests; the books have examples of their own",
    "G-X": "an index of other rules",
    "G-INFO-1": "what a program shows to whom",
    "G-INFO-2": "what a program must not leak",
    "G-INFO-3": "when a program hands out a record",
    "G-INFO-26": "an order that matters to programs only",
    "G-TERM-3": "a word of the contract; the books say what one plays",
}


def met(game: str) -> dict[str, rulebook.Rule]:
    """The rules that a book for players has to explain."""
    return {rule.id: rule for rule in rulebook.of(game).rules if not excused(rule.id)}


def excused(id_: str) -> bool:
    return any(id_ == beginning or id_.rpartition("-")[0] == beginning for beginning in NOT_FOR_PLAYERS)
