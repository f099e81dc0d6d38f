"""What is printed on cards, tiles and boards, as sentences with places for its numbers."""

from typing import Final

from dolmen.core.message import Template

# Names first, then what buttons add, then what stands below a name.
RESOURCE_NAME: Final = Template("resource", colour="colour")
MARKER_NAME: Final = Template("marker", colour="colour")
DEVELOPMENT_NAME: Final = Template("development")
FOOTPRINT_NAME: Final = Template("footprint", species="species")
POSITIONS_NAME: Final = Template("positions", n="n", places="text")
FISH_NAME: Final = Template("fish", kind="fish_kind", n="n")
TILE_NAME: Final = Template("tile_dp", kind="kind", n="n")
OPTION_NAME: Final = Template("option", n="n", edges="text", most="n")
NO_DANCE: Final = Template("no_dance")
TILE_OFFER: Final = Template("tile_offer", tile="gathering_tile", price="price")
FISH_OFFER: Final = Template("fish_offer", fish="fish", price="price")
FISH_COLOURS: Final = Template("fish_colours", fish="fish", n="n", colours="colour_list")
COST: Final = Template("cost", price="price")
HUNT_ANIMAL: Final = Template("hunt_animal", value="n", vp="n")
HUNT_FOOTPRINT: Final = Template("hunt_footprint", value="n", reward="reward")
PER_ONE: Final = Template("per_one", vp="n", what="text")
PER_MANY: Final = Template("per_many", vp="n", each="n", what="text")
SETS_TEXT: Final = Template("sets", vp="n", kinds="kinds")
PATTERN_TEXT: Final = Template("pattern", vp="n", sections="text")
THRESHOLD_TEXT: Final = Template("threshold", vp="n", what="text")
COPY_TEXT: Final = Template("copy_best")
CEREMONY_TEXT: Final = Template("ceremony", value="n", score="text")
CEREMONY_DP_TEXT: Final = Template("ceremony_dp", value="n", dp="n", score="text")
ANIMAL_TEXT: Final = Template("animal", value="n", vp="n")
FOOTPRINT_TEXT: Final = Template("footprint_text", value="n", reward="reward")
FISH_TEXT: Final = Template("fish_text", n="n")
TILE_TEXT: Final = Template("tile_text", dp="n", pair="text")
CAMP_TEXT: Final = Template("camp", need="n", settle="n", vp="n", dp="n")
MEGALITH_A_TEXT: Final = Template("megalith_a", vp="n")
MEGALITH_B_TEXT: Final = Template("megalith_b", vp="n")
MEGALITH_C_TEXT: Final = Template("megalith_c", first="n", second="n", camp="n", member="n")
MIGRATION_TEXT: Final = Template("migration", n="n", edges="text", most="n")
PAIR_TEXT: Final = Template("basket", upper="kind", lower="kind", rewards="rewards")
SECTION_TEXT: Final = Template("section", symbols="text", row="reward", column="reward")
SENTENCES: Final = (
    RESOURCE_NAME,
    MARKER_NAME,
    DEVELOPMENT_NAME,
    FOOTPRINT_NAME,
    POSITIONS_NAME,
    FISH_NAME,
    TILE_NAME,
    OPTION_NAME,
    NO_DANCE,
    TILE_OFFER,
    FISH_OFFER,
    FISH_COLOURS,
    COST,
    HUNT_ANIMAL,
    HUNT_FOOTPRINT,
    PER_ONE,
    PER_MANY,
    SETS_TEXT,
    PATTERN_TEXT,
    THRESHOLD_TEXT,
    COPY_TEXT,
    CEREMONY_TEXT,
    CEREMONY_DP_TEXT,
    ANIMAL_TEXT,
    FOOTPRINT_TEXT,
    FISH_TEXT,
    TILE_TEXT,
    CAMP_TEXT,
    MEGALITH_A_TEXT,
    MEGALITH_B_TEXT,
    MEGALITH_C_TEXT,
    MIGRATION_TEXT,
    PAIR_TEXT,
    SECTION_TEXT,
)
