"""What is printed on cards, tiles and boards, as sentences with places for its numbers."""

from dolmen.core.message import Template

# Names first, then what buttons add, then what stands below a name.
RESOURCE_NAME = Template("resource", colour="colour")
MARKER_NAME = Template("marker", colour="colour")
DEVELOPMENT_NAME = Template("development")
FOOTPRINT_NAME = Template("footprint", species="species")
POSITIONS_NAME = Template("positions", n="n", places="text")
FISH_NAME = Template("fish", kind="fish_kind", n="n")
TILE_NAME = Template("tile_dp", kind="kind", n="n")
OPTION_NAME = Template("option", n="n", edges="text", most="n")
NO_DANCE = Template("no_dance")
TILE_OFFER = Template("tile_offer", tile="gathering_tile", price="price")
FISH_OFFER = Template("fish_offer", fish="fish", price="price")
FISH_COLOURS = Template("fish_colours", fish="fish", n="n", colours="colour_list")
COST = Template("cost", price="price")
HUNT_ANIMAL = Template("hunt_animal", value="n", vp="n")
HUNT_FOOTPRINT = Template("hunt_footprint", value="n", reward="reward")
PER_ONE = Template("per_one", vp="n", what="text")
PER_MANY = Template("per_many", vp="n", each="n", what="text")
SETS_TEXT = Template("sets", vp="n", kinds="kinds")
PATTERN_TEXT = Template("pattern", vp="n", sections="text")
THRESHOLD_TEXT = Template("threshold", vp="n", what="text")
COPY_TEXT = Template("copy_best")
CEREMONY_TEXT = Template("ceremony", value="n", score="text")
CEREMONY_DP_TEXT = Template("ceremony_dp", value="n", dp="n", score="text")
ANIMAL_TEXT = Template("animal", value="n", vp="n")
FOOTPRINT_TEXT = Template("footprint_text", value="n", reward="reward")
FISH_TEXT = Template("fish_text", n="n")
TILE_TEXT = Template("tile_text", dp="n", pair="text")
CAMP_TEXT = Template("camp", need="n", settle="n", vp="n", dp="n")
MEGALITH_A_TEXT = Template("megalith_a", vp="n")
MEGALITH_B_TEXT = Template("megalith_b", vp="n")
MEGALITH_C_TEXT = Template("megalith_c", first="n", second="n", camp="n", member="n")
MIGRATION_TEXT = Template("migration", n="n", edges="text", most="n")
PAIR_TEXT = Template("basket", upper="kind", lower="kind", rewards="rewards")
SECTION_TEXT = Template("section", symbols="text", row="reward", column="reward")
SENTENCES = (
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
