"""The maquettes of the site, one function each.

Every function builds its model from the parts in kit/ and returns the picture size in pixels.
The picture's name is the function's, with hyphens.
"""

from .close import (agricultural_consultancy_close, construction_supervision_close, engineering_consultancy_close,
                    renewable_energy_close)
from .hero import hero, hero_small, hero_underground
from .irrigation import kakumiro, kitgum, lira, otuke, oyam
from .land import land, land_upright
from .leaders import leader_director, leader_field_advisor, leader_safeguards
from .near import (agricultural_consultancy_near, call, construction_supervision_near, engineering_consultancy_near,
                   renewable_energy_near, visit, visit_upright)
from .on_site import kakumiro_near, kampala_near, kitgum_near, lira_near, luwero_near, otuke_near, oyam_near
from .pages import about, not_found
from .projects import kampala, luwero
from .services import agricultural_consultancy, construction_supervision, engineering_consultancy, renewable_energy
from .tap import tap, tap_upright

SCENES = {f.__name__.replace("_", "-"): f for f in (
    hero, hero_small, hero_underground, about, land, land_upright, call, tap, tap_upright, visit, visit_upright, not_found,
    engineering_consultancy, agricultural_consultancy, construction_supervision, renewable_energy,
    engineering_consultancy_near, agricultural_consultancy_near, construction_supervision_near, renewable_energy_near,
    engineering_consultancy_close, agricultural_consultancy_close, construction_supervision_close, renewable_energy_close,
    kitgum_near, kakumiro_near, lira_near, oyam_near, otuke_near, luwero_near, kampala_near,
    kitgum, luwero, kampala, kakumiro, lira, oyam, otuke,
    leader_director, leader_field_advisor, leader_safeguards)}
