"""The cards of a game in words: the name of each, its figures and what it does, from the card file and the locale."""

from collections import Counter

from ..games.fortuna import deck as fortuna_deck
from ..games.fortuna import declaration as fortuna_names
from ..games.gloire import deck as gloire_deck
from ..games.lutece import deck as lutece_deck
from ..games.lutece import declaration as lutece_names
from ..locale import Speech

Heads = dict[str, tuple[str, tuple[str, ...]]]


def heads(speech: Speech) -> Heads:
    """By the id of the card, or of the kind where a file has many alike."""
    found = {"lutece": lutece, "fortuna": fortuna, "gloire": gloire}[speech.game](speech)
    return {id_: (name.replace("'", "’"), told) for id_, (name, told) in found.items()}  # as it is printed


def lutece(speech: Speech) -> Heads:
    deck = lutece_deck.read(lutece_deck.shipped())
    kinds: dict[str, list[lutece_deck.Card]] = {}
    for card in deck.cards:
        kinds.setdefault(card.kind.id, []).append(card)
    found: Heads = {}
    for id_, copies in kinds.items():
        card = copies[0]
        costs = sorted({other.cost for other in copies})
        facts = speech.say(
            "card-facts",
            row=speech.say("kind-character" if card.kind.row == lutece_names.CHARACTER_ROW else "kind-location"),
            family=lutece_family(speech, card),
            cost=str(costs[0]) if len(costs) == 1 else f"{costs[0]}–{costs[-1]}",
            copies=len(copies),
        )
        found[id_] = (card.kind.names[speech.language], (capital(facts), lutece_does(speech, deck, card)))
    return found


def lutece_does(speech: Speech, deck: lutece_deck.Deck, card: lutece_deck.Card) -> str:
    """What all cards of a kind do, in sentences."""
    kind = card.kind
    sentences = []
    if kind.role == lutece_names.PRODUCER:
        sentences.append(speech.say("does-produce"))
    elif kind.role == lutece_names.APPRENTICE:
        sentences.append(speech.say("does-apprentice"))
    elif kind.role == lutece_names.LEGIONNAIRE:
        sentences.append(speech.say("does-legionnaire", points=card.vp, bribe=deck.setup["legionnaire_bribe"]))
    elif kind.role == lutece_names.BONUS_RESOURCE:
        sentences.append(speech.say("does-per-unit", resource=lutece_resource(speech, kind.bonus)))
    elif kind.role == lutece_names.BONUS_FAMILY:
        family = lutece_family(speech, card)
        sentences.append(speech.say("does-per-family", points=kind.bonus_base, family=family))
    elif kind.role == lutece_names.BONUS_ROMAN:
        sentences.append(speech.say("does-per-roman", points=kind.bonus_base))
    elif kind.role == lutece_names.MARKET:
        sentences.append(speech.say("does-market", points=card.vp))
    if kind.effect != lutece_names.NONE:
        resource = lutece_resource(speech, kind.effect)
        sentences.append(speech.say("does-pay", gold=kind.effect_base, resource=resource))
    if card.roman:
        sentences.append(speech.say("does-roman"))
    return " ".join(sentences)


def lutece_resource(speech: Speech, index: int) -> str:
    return speech.say(f"resource-{lutece_deck.RESOURCE_NAMES[index]}")


def lutece_family(speech: Speech, card: lutece_deck.Card) -> str:
    """The colour in words; a deck of one's own may have colours we have no word for."""
    name = f"family-{card.family}"
    return speech.say(name) if speech.knows(name) else card.family


def fortuna(speech: Speech) -> Heads:
    deck = fortuna_deck.read(fortuna_deck.shipped())
    found: Heads = {}
    for card, names in zip(fortuna_names.CARD_NAMES, deck.card_names, strict=True):
        id_ = card.replace("_", "-")
        found[id_] = (names[speech.language], (speech.say(f"does-{id_}"),))
    for number, favor in enumerate(deck.favors, 1):
        found[f"favor-{number}"] = (f"{number} {favor.names[speech.language]}", (speech.say(f"does-favor-{number}"),))
    for building in deck.buildings:
        does = speech.say("costs", cost=building.cost, does=speech.say(f"does-{building.id}"))
        found[building.id] = (building.names[speech.language], (does,))
    for kind in "ABC":
        alike = Counter(fortuna_privilege(speech, card) for card in deck.privileges if card.kind == kind)
        listed = "; ".join(f"{effect} ({count})" for effect, count in alike.items())
        found[f"privilege-{kind.lower()}"] = ("", (f"{listed}.",))
    return found


def fortuna_privilege(speech: Speech, card: fortuna_deck.Privilege) -> str:
    """What a privilege card does, as short as on the card."""
    if card.effect == fortuna_names.PIECE_CARD:
        return speech.say("effect-pieces")
    if card.effect == fortuna_names.CUBE_CARD:
        return speech.say("effect-cubes", cube=speech.say(f"good-{fortuna_names.CUBE_NAMES[card.cube]}"))
    if card.effect == fortuna_names.STEP_CARD:
        return speech.say("effect-step")
    counted = fortuna_names.COUNTED_NAMES[card.counts]
    return speech.say(f"score-{counted}", points=card.vp, number=card.per).replace("|", " ")


def gloire(speech: Speech) -> Heads:
    deck = gloire_deck.read(gloire_deck.shipped())
    found: Heads = {}
    for card in (*deck.designs, *deck.alternatives.values()):
        id_ = card.id.replace("_", "-")
        facts = speech.say(
            "card-facts",
            material=deck.material_names[card.material][speech.language],
            role=deck.role_names[card.material][speech.language],
            number=deck.values[card.material],
            needed=deck.needed[card.material],
            copies=card.copies,
        )
        found[id_] = (card.names[speech.language], (f"{capital(facts)}.", speech.say(f"does-{id_}")))
    return found


def capital(text: str) -> str:
    return text[0].upper() + text[1:]
