from ....core.types cimport i8, i16, u64
from ..declaration cimport *

cdef class Box:
    cdef readonly object deck, designs
    cdef readonly bint alternative_circus, alternative_forum, introductory, experienced_start
    cdef readonly int two_player_sites, statue
    cdef readonly i8[DESIGNS] material, copies
    # What a function does, by design; 0 where it does nothing of the kind.
    cdef readonly i8[DESIGNS] hand_add, vault_add, client_add, client_factor
    cdef readonly i16[DESIGNS] grants
    cdef readonly i8[DESIGNS] any_card_as, client_from, client_to, client_actions, hire_actions, out_actions
    cdef readonly i8[DESIGNS] any_material_on, material_on_any, completing, demand_stock, demand_clients
    cdef readonly i8[DESIGNS] think_after, petition, win_clients, win_materials, active_unfinished
    cdef readonly i8[DESIGNS] completing_role, completion_role, completion_ends, completion_takes, completion_gives
    cdef readonly i8[DESIGNS] protects, vp, vp_stock, vp_stock_per
    cdef readonly u64[DESIGNS] ignores
    # By material, by number of players, and the rest.
    cdef readonly i8[MATERIALS] value, site_value, needed
    cdef readonly i8[SEATS + 1] sites_in
    # The designs of each material, ascending, and how many there are.
    cdef readonly i8[MATERIALS][DESIGNS] member
    cdef readonly i8[MATERIALS] members
    cdef readonly int sites, senators, start_order, start_senators, start_influence, hand_limit, bonus_vp, think_cards
    cdef readonly int out_of_town_actions, demand_pool, demand_hand, deck_divisor, petition_cards

    cdef fill(self, int index, card)
