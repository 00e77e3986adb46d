"""Every int constant of La Gloire de Rome, and its action space; the build writes names.pxd from this file."""

from typing import Final

NONE: Final = -1

SEATS: Final = 5  # G-COMP-8
TURNS: Final = 400  # G-END-10
FRAMES: Final = 128  # G-PROTO-7
PICKS: Final = 160  # simple choices in one compound answer: every card of a hand, and the petition around it

CARDS: Final = 144  # G-COMP-1
DESIGNS: Final = 40
MATERIALS: Final = 6  # number n of the materials, the roles and the sites belong together (G-COMP-2)
MOST_UNDER: Final = 2  # materials under an unfinished building

# A row of cards: how many of each design, then of each material.
OF: Final = DESIGNS
ROW: Final = OF + MATERIALS

# Roles, in the order of the card file.
LABORER: Final = 0
CRAFTSMAN: Final = 1
ARCHITECT: Final = 2
LEGIONARY: Final = 3
MERCHANT: Final = 4
PATRON: Final = 5
ROLES: Final = 6
THINKING: Final = 6  # what a School grants instead of a role's actions

# A building in front of a seat: its site + 1 while unfinished, or DONE; 0 is none.
SITE_MASK: Final = 7
DONE: Final = 8
PUBLIC: Final = 16  # opened by a Stairway
TAKEN: Final = 32  # lies on a Prison

# A frame of the stack.
KIND: Final = 0
WHO: Final = 1
A: Final = 2
B: Final = 3
PARTS_OF_FRAME: Final = 4

# Steps that ask (section 11 of the rules).
SETUP_STEP: Final = 0
LEAD_STEP: Final = 1
FOLLOW_STEP: Final = 2
DISCARD_STEP: Final = 3
THINK_STEP: Final = 4
OFFER_STEP: Final = 5  # a: Thinker actions left
PATRON_STEP: Final = 6  # a: sources that are closed, as bits; so for the Laborer and the Merchant
BATH_STEP: Final = 7  # a: role of the new client
LABORER_STEP: Final = 8
ARCHITECT_STEP: Final = 9
CRAFTSMAN_STEP: Final = 10  # a: the held card that has just joined the hand
FOUNTAIN_STEP: Final = 11  # a: the card drawn
DEMAND_STEP: Final = 12  # a: how many cards may be shown, b: how far it has come
GIVE_STEP: Final = 13  # a: who demands
LIONS_STEP: Final = 14
MERCHANT_STEP: Final = 15
PRISON_STEP: Final = 16  # a: the Prison's site, b: whether it goes to the former owner
SENATE_STEP: Final = 17
SEWER_STEP: Final = 18
# Frames that only work.
TURN: Final = 19  # who: the leader, a: stage, b: seats done in this stage
PERFORM: Final = 20  # a: stage, b: units left
BATCH: Final = 21  # a: role, b: actions left
KINDS: Final = 22

# Stages of a turn (G-TURN-1, G-ENDTURN-1).
LEADING: Final = 0
FOLLOWING: Final = 1
PERFORMING: Final = 2
SENATES: Final = 3
SEWERS: Final = 4
RETURNING: Final = 5
ACADEMIES: Final = 6
PASSING: Final = 7
STAGES: Final = 8

# Stages of one seat's part.
STARTING: Final = 0
WORKING: Final = 1
ENDING: Final = 2

# Stages of a demand: asked, then hand and stockpile of each opponent in turn, then the lions (G-LEGION-9).
ASKING: Final = 0
FROM_OPPONENTS: Final = 1
ZONES_DEMANDED: Final = 2

# Surveys by the role that made them (G-B-ACADEMY-3).
CRAFTSMAN_SURVEY: Final = 0
ARCHITECT_SURVEY: Final = 1

# Why the game ended (G-END).
NO_REASON: Final = 0
DECK_OUT: Final = 1
SITES_OUT: Final = 2
CATACOMB_DONE: Final = 3
FORUM_WON: Final = 4
ABDICATED_ALL: Final = 5
TURNS_OUT: Final = 6

# The action space, version 1 (G-PROTO-13).
PASS: Final = 0
THINK: Final = 1
SENATOR: Final = 2
FILL: Final = 3
ONE: Final = 4
ROLE: Final = 5  # + role
PLAY: Final = ROLE + ROLES  # + design
PLAY_SENATOR: Final = PLAY + DESIGNS
PETITION: Final = PLAY_SENATOR + 1  # + material of its cards
CARD: Final = PETITION + MATERIALS  # + design
DISCARD_HAND: Final = CARD + DESIGNS
TAKE: Final = DISCARD_HAND + 1  # + material
DRAW: Final = TAKE + MATERIALS
LAY_IN: Final = DRAW + 1  # + design
LAY_OUT: Final = LAY_IN + DESIGNS  # + design
STATUE_IN: Final = LAY_OUT + DESIGNS  # + material of the site
STATUE_OUT: Final = STATUE_IN + MATERIALS  # + material of the site
STOCK: Final = STATUE_OUT + MATERIALS  # + material
POOL: Final = STOCK + MATERIALS  # + material
HAND: Final = POOL + MATERIALS  # + design
ADD: Final = HAND + DESIGNS  # + building
COMPLETE: Final = ADD + DESIGNS  # + building
RIVAL: Final = COMPLETE + DESIGNS  # + (distance clockwise - 1) * DESIGNS + building
SURVEY: Final = RIVAL + (SEATS - 1) * DESIGNS
HOLD: Final = SURVEY + 1
LION: Final = HOLD + 1  # + (distance clockwise - 1) * ROLES + role
SEAT: Final = LION + (SEATS - 1) * ROLES  # + distance clockwise - 1
ABDICATE: Final = SEAT + SEATS - 1  # + distance clockwise - 1; out of band (G-PROTO-6)
WITHDRAW: Final = ABDICATE + SEATS - 1  # out of band
ACTIONS: Final = WITHDRAW + 1

# What the active functions of a seat add up to, one column each.
HAND_LIMIT: Final = 0
VAULT_ADD: Final = 1
CLIENT_ADD: Final = 2
CLIENT_FACTOR: Final = 3
GRANTS: Final = 4  # bits, see below
ANY_CARD_AS: Final = 5  # bits: roles any card may be played as
CLIENT_AS: Final = 6  # + role of a client, bits: roles it may act as
CLIENT_ACTIONS: Final = CLIENT_AS + ROLES
HIRE_ACTIONS: Final = CLIENT_ACTIONS + 1
OUT_ACTIONS: Final = HIRE_ACTIONS + 1
ANY_MATERIAL_ON: Final = OUT_ACTIONS + 1  # bits: materials of buildings
MATERIAL_ON_ANY: Final = ANY_MATERIAL_ON + 1  # bits: materials
COMPLETING: Final = MATERIAL_ON_ANY + 1  # bits: materials
DEMAND_STOCK: Final = COMPLETING + 1
DEMAND_CLIENTS: Final = DEMAND_STOCK + 1
THINK_AFTER: Final = DEMAND_CLIENTS + 1
PETITION_CARDS: Final = THINK_AFTER + 1
WIN_CLIENTS: Final = PETITION_CARDS + 1
WIN_MATERIALS: Final = WIN_CLIENTS + 1
POWERS: Final = WIN_MATERIALS + 1

# Grants: functions that are there or not.
PATRON_FROM_HAND: Final = 1
PATRON_FROM_DECK: Final = 2
LABORER_FROM_HAND: Final = 4
MERCHANT_FROM_HAND: Final = 8
ARCHITECT_FROM_POOL: Final = 16
MERCHANT_FROM_DECK: Final = 32
CRAFTSMAN_FROM_DECK: Final = 64
SEVERAL_UNITS: Final = 128
OPENS_RIVALS: Final = 256
DISCARDS_CARD: Final = 512
DISCARDS_HAND: Final = 1024
KEEPS_PLAYED: Final = 2048
TAKES_SENATORS: Final = 4096
REACHES_ALL: Final = 8192

# What a protection keeps.
KEEPS_HAND: Final = 1
KEEPS_STOCKPILE: Final = 2
KEEPS_CLIENTELE: Final = 4

# Where a card comes from, in events.
FROM_POOL: Final = 0
FROM_HAND: Final = 1
FROM_DECK: Final = 2
FROM_STOCKPILE: Final = 3
# The same as bits: what an action may take from (G-RULING-29).
POOL_OPEN: Final = 1 << FROM_POOL
HAND_OPEN: Final = 1 << FROM_HAND
DECK_OPEN: Final = 1 << FROM_DECK
STOCKPILE_OPEN: Final = 1 << FROM_STOCKPILE

# Parts of the score (section 7).
INFLUENCE_VP: Final = 0
VAULT_VP: Final = 1
BONUS_VP: Final = 2
STATUE_VP: Final = 3
WALL_VP: Final = 4
PARTS: Final = 5

# Events.
TURN_BEGAN: Final = 0
CARD_CHOSEN: Final = 1
FIRST_CARD_SHOWN: Final = 2
LEADER_FOUND: Final = 3
ROLE_LED: Final = 4
ROLE_FOLLOWED: Final = 5
CARD_PLAYED: Final = 6
SENATOR_PLAYED: Final = 7
PETITION_PLAYED: Final = 8
THOUGHT: Final = 9
CARD_DISCARDED: Final = 10
SENATOR_DISCARDED: Final = 11
SENATOR_TAKEN: Final = 12
CARD_DRAWN: Final = 13
CLIENT_HIRED: Final = 14
CLIENT_ACTS: Final = 15
MATERIAL_TAKEN: Final = 16
FOUNDATION_LAID: Final = 17
MATERIAL_ADDED: Final = 18
BUILDING_COMPLETED: Final = 19
BUILDING_OPENED: Final = 20
SURVEY_MADE: Final = 21
FOUNTAIN_DRAWN: Final = 22
CARD_HELD: Final = 23
CARD_KEPT: Final = 24
HELD_CARD_JOINED: Final = 25
MATERIAL_DEMANDED: Final = 26
CARD_GIVEN: Final = 27
NOTHING_GIVEN: Final = 28
STOCK_LOST: Final = 29
CLIENT_LOST: Final = 30
CARD_VAULTED: Final = 31
BUILDING_TAKEN: Final = 32
SENATOR_CLAIMED: Final = 33
PLAYED_CARD_KEPT: Final = 34
PLAYED_CARD_POOLED: Final = 35
SENATOR_RETURNED: Final = 36
DECLINED: Final = 37
ABDICATED: Final = 38
ABDICATION_WITHDRAWN: Final = 39
GAME_ENDED: Final = 40
