"""The hero: a district on one block, the same with less on it for small pictures, and what lies under its surface."""

import math
import random

import kit
from kit import Mesh, Path, Terrain, Underground, add_object, fbm, field, mix, smoothstep, variants

from .common import crowd, finish, LANDSCAPE, savanna_ground, tank, trodden

MARGIN = (0.03, 0.06, 0.04, 0.05)
SMALL = (1440, 960)


def _land(coarse=1.0):
    """The block with its hill, river, roads and bridge; also returns the river."""
    t = Terrain(66, 46, kit.ground(0.3, 2.0, 1.3, 1.4, 2.0), corner=3.0, cell=0.42, relief=0.55, seed=3, coarse=coarse)
    river = Path([(2, 24), (3.5, 15), (8.5, 7), (10.5, -3), (12.5, -12), (18, -24)])
    t.hill(-29, 20, 20, 2.6)
    t.river(river, 5.2, bed=1.5, bank=2.0, level=-0.55)
    road = Path([(33.5, -8), (24, -5.5), (17, -4), (10.4, -3.4), (3, -3.0), (-6, -2.2), (-16, 1.0), (-25, 2.0), (-33.5, 5.5)])
    for x, y, r in ((21, 13, 10.5), (-8.5, 4.5, 3.2), (-0.5, 9, 6.0), (4.4, 4.4, 2.2), (26.5, -15.5, 3.6), (10.4, -3.4, 0.1)):
        if r > 1:
            t.level_pad(x, y, r)
    t.level_pad(3.8, -3.1, 2.4, 0.42, 3.5)
    t.level_pad(17.2, -4.0, 2.4, 0.42, 3.5)
    t.paint_patch(20, 7.5, 10, 4.2, "road", 0.85)
    t.paint_patch(25, -14.5, 6.5, 5.0, "road", 0.8)
    t.paint_patch(-2.5, 8.5, 7.5, 8.0, "hay", 0.8)

    def lush(x, y):
        fields = 1 - smoothstep(-1.5, 2.5, y - 0.06 * x + 1.5 * fbm(x, y, 5, 2))
        village = smoothstep(8, 14, x) * 0.75
        return max(fields, village)
    t.build(savanna_ground(5, lush))

    def road_height(x, y):
        on_bridge = 1 - smoothstep(5.2, 7.0, abs(x - 10.5)) if abs(y + 3.5) < 4 else 0
        return t.height(x, y) * (1 - on_bridge) + 0.42 * on_bridge
    t.ribbon(road, 3.2, kit.paint("road", roughness=0.95, specular=0.1, grain=0.12, grain_scale=2.5), z_of=road_height)
    lane = Path([(20, -4.8), (19.2, -1), (18, 3.5), (17.5, 6)])
    trodden(t, lane, 1.9)
    home_lane = Path([(28.0, -6.6), (28.2, -9.5), (27.6, -12.5)])
    trodden(t, home_lane, 1.6)
    add_object(kit.bridge(11.5, 4.3), 10.5, -3.45, 0.44, rz=-3)
    t.reserve_box(10.5, -3.4, 13, 6)
    return t, river


def _district():
    """The hero's model, framed and lit."""
    rng = random.Random(11)
    t, river = _land()
    # irrigated fields, front left, in the sun
    field(t, -24.4, -14.2, 12.5, 13.6, variants(kit.vegetable, 4) + variants(kit.vegetable, 2, tone="crop"), row_gap=1.55, plant_gap=0.78, size=(1.15, 1.5), seed=1)
    field(t, -9.6, -14.2, 13.8, 13.6, variants(kit.maize, 5), row_gap=1.7, plant_gap=0.55, size=(0.9, 1.12), seed=2)
    field(t, 4.0, -14.2, 9.8, 13.6, variants(kit.bush_crop, 4), row_gap=1.6, plant_gap=0.95, size=(0.95, 1.2), seed=3)
    field(t, -25.0, -2.6, 10.0, 4.4, variants(kit.sunflower, 3), row_gap=1.45, plant_gap=0.8, size=(0.8, 1.0), seed=6, header=False, turn=0)
    for i in range(6):
        t.place(kit.banana(i % 4), -15.4 + 1.9 * i, -4.2 + 0.35 * math.sin(i * 2.0), rng.uniform(0, 360), rng.uniform(0.95, 1.15), reserve=1.0)

    # solar pumping station at the river, tank above the fields
    for i in range(3):
        t.place(kit.solar_table(6, 2, tilt=18), -2.2, 5.4 + i * 4.4, s=1.08)
    t.reserve_box(-2.2, 9.8, 8.5, 14)
    (ix, iy), (ox, oy) = tank(t, -11.0, 4.6, 6.4, 1.7, 5.5)
    t.place(kit.pump_house(), 4.4, 4.4, rz=0)
    t.reserve_box(4.4, 4.4, 4, 4)
    add_object(kit.river_intake(4.6), 5.6, 3.7, 0.55, rz=-14)
    kit.ripples(10.06, 2.59, -0.535, 0.5)
    kit.pipeline(t, [(4.0, 2.9), (4.0, 1.2), (ix, 1.2), (ix, iy)], r=0.16)
    kit.pipeline(t, [(ox, oy), (-16.75, -1.0), (-16.75, -7.4)], r=0.16)
    kit.pipeline(t, [(-30.9, -7.4), (-30.9, -6.6), (-1.15, -6.6), (-1.15, -7.4)], r=0.16)

    # village and school on the far bank
    t.place(kit.school(15.5, 6.2), 20.6, 14.2)
    t.reserve_box(20.6, 13.0, 18, 11)
    t.place(kit.flagpole(7.5), 13.2, 6.0, reserve=1)
    t.place(kit.iron_house(roof="roof_iron"), 23.6, -12.6, rz=0)
    t.reserve_box(23.6, -12.6, 8, 6.5)
    t.place(kit.thatched_hut(), 29.0, -16.2, rz=0, reserve=3.2)
    t.place(kit.thatched_hut(1.6), 23.8, -19.0, rz=10, reserve=2.8)
    t.place(kit.iron_house(wall="ochre", roof="roof_red", length=5.2, depth=4.0), 27.6, 0.6, rz=0)
    t.reserve_box(27.6, 0.6, 7, 6)
    truck_x, truck_y = 0.6, -2.9
    t.reserve_box(truck_x, truck_y, 6, 3)
    add_object(kit.pickup(), truck_x, truck_y, t.height(truck_x, truck_y) + 0.08, rz=173)

    crowd(t, rng, [(16.0, 4.6), (17.2, 6.0), (18.0, 5.0), (19.4, 6.4), (21.2, 5.2), (26.6, -17.0), (25.9, -16.0)], s=1.3)
    crowd(t, rng, [(-7.0, 1.9, 20), (-5.8, 2.4, -60), (1.2, 1.6, 40)], hats=1.0, s=1.3)
    crowd(t, rng, [(-17.3, -10.5, 90), (-17.3, -16.5, 0), (-1.8, -12.0, 60)], s=1.3)

    for x, y, s in ((30.0, 6.6, 1.15), (10.0, 19.6, 1.2), (30.5, 20.5, 1.1), (31, -9.2, 0.95), (23.0, 1.6, 0.9)):
        t.place(kit.mango(int(x) % 3), x, y, rng.uniform(0, 360), s, reserve=2.2)
    for x, y in ((18.4, -16.6), (19.0, -14.6), (18.0, -8.6), (20.2, -18.4), (31.0, -2.6), (30.9, -12.2)):
        t.place(kit.banana(int(abs(x)) % 4), x, y, rng.uniform(0, 360), rng.uniform(1.0, 1.25), reserve=1.2)

    # dry savanna
    for x, y, s in ((-25.4, 20.0, 1.2), (-17.0, 20.2, 1.05), (-13.6, 15.2, 0.95), (-9.0, 18.4, 1.15), (-31.3, 3.6, 0.8), (-4.4, 21.2, 0.8)):
        t.place(kit.acacia(int(abs(x)) % 4), x, y, rng.uniform(0, 360), s, reserve=1.8)
    for x, y, a in ((-22.6, 7.0, 20), (-20.0, 9.0, 160), (-19.6, 6.2, -35), (-25.6, 6.6, 80), (-22.6, 12.4, 190)):
        t.place(kit.cow("cattle" if a % 3 else "ochre"), x, y, a, 1.2, reserve=1.2)
    crowd(t, rng, [(-21.2, 5.0, 30)], s=1.3)

    dry = lambda x, y: x < -4 and y > 2.5
    t.scatter(variants(kit.tuft, 5), 260, rng, dry, (0.9, 1.8), 0.8)
    t.scatter(variants(kit.shrub, 4), 26, rng, dry, (0.7, 1.3), 2.0)
    t.scatter(variants(kit.boulder, 4), 26, rng, dry, (0.6, 1.6), 1.5)
    east = lambda x, y: x > 12 or -5 < x < 6
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 170, rng, east, (0.7, 1.3), 0.8)
    t.scatter(variants(kit.shrub, 4, tone="crop"), 22, rng, lambda x, y: x > 12, (0.8, 1.4), 2.0)
    t.scatter(variants(kit.tuft, 4, tone="leaf_lime"), 110, rng, lambda x, y: x < 10 and y < -4.5, (0.6, 1.1), 0.6, 0.4)
    bank = lambda x, y: 2.9 < river.distance(x, y) < 4.6 and abs(y + 3.4) > 4
    t.scatter(variants(kit.reed, 4), 64, rng, bank, (0.7, 1.15), 0.7, wet=True)
    t.scatter(variants(kit.boulder, 4), 22, rng, lambda x, y: 2.4 < river.distance(x, y) < 3.6 and abs(y + 3.4) > 4, (0.5, 1.3), 1.0, wet=True)
    finish(t, LANDSCAPE, margin=MARGIN)
    return t


def hero():
    """A whole district on one block: river, solar pumping, fields, village, savanna."""
    _district()
    return LANDSCAPE


def hero_small():
    """The hero as a phone shows it, five pixels to the metre: fewer things and larger ones, where the same things stand."""
    rng = random.Random(17)
    t, _ = _land(2.2)

    rows = {"row_gap": 3.4, "header": False, "ridge": 0.3}
    field(t, -24.4, -14.2, 12.5, 13.6, variants(kit.vegetable, 4), plant_gap=1.45, size=(2.4, 2.8), seed=1, **rows)
    field(t, -9.6, -14.2, 13.8, 13.6, variants(kit.vegetable, 4, tone="crop"), plant_gap=1.45, size=(2.4, 2.8), seed=2, **rows)
    field(t, 4.0, -14.2, 9.8, 13.6, variants(kit.bush_crop, 4), plant_gap=1.9, size=(2.0, 2.3), seed=3, **rows)

    for i in range(2):
        t.place(kit.solar_table(4, 2, tilt=18), -2.0, 6.6 + i * 7.0, s=1.75)
    t.reserve_box(-2.0, 9.8, 11, 15)
    (ix, iy), (ox, oy) = tank(t, -12.0, 4.2, 4.4, 1.2, 7.5, s=2.3)
    t.place(kit.pump_house(), 4.6, 4.2, s=1.35)
    kit.pipeline(t, [(4.0, 2.6), (4.0, 0.8), (ix, 0.8), (ix, iy)], r=0.3)
    kit.pipeline(t, [(ox, oy), (-17.4, -1.0), (-17.4, -7.0)], r=0.3)
    kit.pipeline(t, [(-30.6, -7.0), (9.0, -7.0)], r=0.3)

    t.place(kit.school(15.5, 6.2), 20.6, 14.2, s=1.1)
    t.reserve_box(20.6, 13.0, 19, 12)
    t.place(kit.iron_house(roof="roof_iron"), 22.4, -12.0, s=1.4)
    t.reserve_box(22.4, -12.0, 11, 9)
    t.place(kit.thatched_hut(), 29.6, -17.6, s=1.3, reserve=4)
    t.place(kit.iron_house(wall="ochre", roof="roof_red", length=5.2, depth=4.0), 27.0, 1.0, s=1.35)
    t.reserve_box(27.0, 1.0, 9, 8)

    for x, y, s in ((30.2, 8.0, 1.5), (10.4, 19.4, 1.5), (30.6, 19.6, 1.4), (31.0, -8.4, 1.2)):
        t.place(kit.mango(int(x) % 3), x, y, rng.uniform(0, 360), s, reserve=3)
    # the first stands as in the whole district: its crown is the top of both pictures
    for x, y, a, s in ((-25.4, 20.0, 71.45645, 1.2), (-17.0, 19.6, 140, 1.4), (-8.6, 18.6, 250, 1.45), (-30.6, 6.0, 30, 1.1)):
        t.place(kit.acacia(int(abs(x)) % 4), x, y, a, s, reserve=2.4)
    finish(t, SMALL, margin=MARGIN)
    return SMALL


LIFT = 0.19  # how far the page lifts the hero's surface, as a share of the picture's height


def hero_underground():
    """What lies under the hero once its topsoil and laterite are lifted: boreholes into the cracked rock, mains, footings. Prints where to cut."""
    t = _district()
    lift = kit.lift_off(LIFT, 1800)
    low = Underground(t, 2)
    kit.print_cut(low.cut_line())

    def ground(x, y, z):
        foot = low.foot(x, y)
        c = mix("clay", "ochre", 0.3 + 0.7 * fbm(x, y, 7, 41))
        c = mix(c, "laterite", 0.55 * smoothstep(0.15, 0.5, fbm(x, y, 4.5, 43)))
        return mix(c, "sand", 0.7 * smoothstep(-2.75, -3.3, foot))
    low.build(ground)
    for x, y, facing in ((-15.6, -low.d / 2, 0), (low.w / 2, -7.0, 90)):
        kit.opened_borehole(x, y, -low.thickness + 0.1, -3.4, low.foot(x, y) + lift + 1.0, facing)
    kit.main(low, [(-15.6, -21.4), (-9.6, -9.0), (-9.6, 1.0)])
    kit.main(low, [(-30.9, -6.6), (-30.9, -19.6), (8.0, -19.6)])
    kit.main(low, [(31.6, -7.0), (29.8, -3.0), (29.8, 18.0)])
    kit.strip_footing(low, 23.4, -13.0, 6.2, 4.6)
    kit.strip_footing(low, 27.2, 1.4, 5.7, 4.5)
    kit.strip_footing(low, 20.6, 13.2, 16.2, 8.6)
    kit.ring_footing(low, 29.6, -17.0, 2.2)
    kit.ring_footing(low, 24.2, -19.8, 1.9)
    slab = Mesh()
    slab.box(kit.paint("laterite"), 0, 0, lift - 2.3, t.w, t.d, 2.3)
    shade = add_object(slab.data("lifted slab"))
    shade.visible_camera = shade.visible_diffuse = False  # it keeps off the sun, and only half of the sky
    rng = random.Random(5)
    low.scatter(variants(kit.boulder, 4), 150, rng, None, (0.5, 1.3), 1.2)
    return LANDSCAPE
