"""The maquettes of the site, one function each.

Every function builds its model from the parts in kit/ and returns the picture size in pixels.
The picture's name is the function's, with hyphens.
"""

from .irrigation import kakumiro, kitgum, lira, otuke, oyam
from .leaders import contact, leader_director, leader_field_advisor, leader_safeguards
from .pages import about, hero, hero_underground, not_found
from .projects import kampala, luwero
from .services import agricultural_consultancy, construction_supervision, engineering_consultancy, renewable_energy

SCENES = {f.__name__.replace("_", "-"): f for f in (
    hero, hero_underground, about, not_found,
    engineering_consultancy, agricultural_consultancy, construction_supervision, renewable_energy,
    kitgum, luwero, kampala, kakumiro, lira, oyam, otuke,
    leader_director, leader_field_advisor, leader_safeguards, contact)}
