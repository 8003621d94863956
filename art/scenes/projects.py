"""The other projects: survey and well at Luwero, training at Kampala."""

import random

import kit
from kit import Terrain, add_object, fbm, field, variants

from .common import CARD, CLOTHES, crowd, finish, POINTS, savanna_ground, somebody


def luwero():
    """Hydrogeological survey and well: the ground sliced through the borehole to the aquifer."""
    rng = random.Random(31)
    t = Terrain(26, 23, kit.ground(0.28, 2.2, 2.0, 2.3, 3.8), corner=1.8, cell=0.3, relief=0.3, seed=12)
    hole = 6.4
    t.level_pad(hole, -7.0, 5.5)
    t.level_pad(-7.0, 5.2, 3.5)
    t.level_pad(8.6, 5.4, 3)
    t.paint_patch(hole, -7.5, 5.5, 5.0, "road", 0.8)
    t.paint_patch(7.6, 5.0, 4.6, 3.6, "road", 0.8)
    t.build(savanna_ground(13, lambda x, y: 0.72 + 0.4 * fbm(x, y, 7, 8)))
    top = t.height(hole, -t.d / 2)
    kit.cutaway_borehole(t, hole, top - 7.6, top - 9.7)
    add_object(kit.drilling_rig(), hole, -t.d / 2 - 0.3, t.height(hole, -9), rz=0)
    t.reserve_box(hole, -6.5, 4, 11)
    kit.electrode_line(t, (-11.8, -6.6), (-8.2, 5.8), 8)
    kit.electrode_line(t, (-8.8, -9.6), (-4.4, 5.6), 9)
    t.place(kit.survey_meter(), -8.0, -0.8, rz=-20, s=1.15, reserve=1.2)
    t.place(kit.cable_drum(), -9.2, -4.2, rz=70, s=1.1, reserve=1.0)
    kit.sample_row(t, (-4.0, -10.4), (1.6, -10.4), 9)
    crowd(t, rng, [(-7.9, 0.9, 0), (-9.4, -0.9, 90), (-1.6, -9.2, 0)], hats=1.0, s=1.2)
    crowd(t, rng, [(hole + 2.6, -8.6, 90), (hole - 3.7, -9.4, -90), (hole - 3.4, -3.6, -60)], hats=1.0, s=1.2)
    t.place(kit.stack("bars"), 10.4, -5.0, rz=90, s=0.9, reserve=2.2)
    t.place(kit.hand_pump(), 8.0, 4.8, rz=-35, s=1.15, reserve=3.2)
    for x, y, a in ((9.6, 6.2, 200), (10.4, 4.6, 150), (6.2, 6.6, -60)):
        t.place(somebody(x, y, rng.choice(["cloth_red", "gold", "pipe"])), x, y, a, 1.15, reserve=0.5)
    for x, y in ((9.0, 3.4), (9.5, 3.1), (10.2, 3.5), (6.9, 2.9), (6.4, 3.3)):
        t.place(kit.jerrycan(), x, y, rng.uniform(0, 180), 1.25, reserve=0.4)
    t.place(kit.thatched_hut(1.7), 2.4, 8.0, reserve=3.2)
    t.place(kit.mango(0), -9.6, 8.6, 20, 1.0, reserve=2.2)
    t.place(kit.acacia(2), 10.6, 9.4, 70, 0.9, reserve=1.6)
    t.place(kit.banana(1), 5.4, 9.2, 40, 1.0, reserve=1.2)
    t.place(kit.banana(2), -0.9, 9.4, 10, 1.0, reserve=1.2)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 90, rng, None, (0.7, 1.2), 0.7)
    t.scatter(variants(kit.tuft, 4), 50, rng, None, (0.7, 1.2), 0.7)
    t.scatter(variants(kit.shrub, 4, tone="crop"), 9, rng, lambda x, y: y > -6, (0.7, 1.2), 1.8)
    t.scatter(variants(kit.boulder, 4), 10, rng, None, (0.5, 1.1), 1.2)
    return finish(t, CARD, margin=(0.05, 0.09, 0.04, 0.06), shadow_tail=0.15)


def kampala():
    """Training: a shelter full of farmers round a demonstration drip kit, the city hill behind."""
    rng = random.Random(41)
    t = Terrain(24.5, 23, kit.SOIL_PROFILE, corner=2.0, cell=0.3, relief=0.16, seed=14)
    t.hill(-10.5, 12, 12.5, 4.2)
    t.hill(4, 14.5, 9, 2.4)
    px, py = 1.2, -0.6
    t.level_pad(px, py, 7.6, 0.1, 3)
    t.paint_patch(px, -6.0, 8.0, 2.6, "road", 0.75)
    t.build(savanna_ground(15, lambda x, y: 0.9))
    shelter = t.place(kit.pavilion(14.0, 9.5, 4.4), px, py)
    t.reserve_box(px, py, 14.5, 10.5)
    floor = shelter.location.z + 0.3
    for k, x in enumerate((-2.9, -0.9, 0.9, 3.2, 5.2)):
        add_object(kit.bench(5.6), px + x, py - 1.6, floor, 90)
        for i in range(5):
            if rng.random() < 0.92:
                add_object(kit.someone(CLOTHES[(2 * k + i + rng.randrange(2)) % len(CLOTHES)], scarf="pipe" if (k + i) % 2 else None, sits=True), px + x, py - 3.9 + 1.15 * i, floor,
                           -90 + rng.uniform(-8, 8), 1.14)
    add_object(kit.flip_chart(), px - 5.6, py - 1.9, floor, 62, 1.75)
    add_object(kit.someone("forest", "gold", vest="gold", left=POINTS), px - 5.0, py - 3.9, floor, 75, 1.3)
    add_object(kit.tank_tower(2.6, 0.85, "rubber", "rubber", outlet=True), -8.9, -5.6, t.height(-8.9, -5.6))
    t.reserve_box(-8.9, -5.6, 4, 4)
    _, (ox, oy) = kit.tank_ports(-8.9, -5.6, 0.85)
    field(t, 0.2, -8.7, 13.6, 4.2, variants(kit.vegetable, 4), row_gap=1.4, plant_gap=0.82, size=(1.1, 1.35), seed=7)
    kit.pipeline(t, [(ox, oy), (ox, -8.4), (-6.85, -8.4)], r=0.11, supports=False)
    t.place(kit.solar_table(2, 1, tilt=24, clearance=0.8), 9.6, -6.6, s=1.25)
    t.reserve_box(9.6, -6.6, 4, 4)
    crowd(t, rng, [(8.2, -9.0, -60), (8.0, -7.6, -90), (-7.0, -6.0, 140)], s=1.2)
    for x, y, wall, roof in ((-9.6, 4.6, "plaster", "roof_red"), (-5.6, 7.6, "ochre", "roof_iron"), (-9.4, 9.0, "board", "roof_green"),
                             (-0.9, 9.3, "plaster", "roof_red"), (3.6, 9.5, "board", "roof_iron"), (8.0, 9.1, "plaster", "roof_green")):
        t.place(kit.iron_house(wall=wall, roof=roof), x, y, 0, 0.6, sink=-0.1)
        t.reserve_box(x, y, 5, 4)
    for x, y, s in ((10.4, 3.4, 0.8), (10.6, -2.2, 0.72), (-10.6, -0.6, 0.8), (-4.8, 10.4, 0.7), (10.6, 10.0, 0.75)):
        t.place(kit.mango(int(abs(x)) % 3), x, y, rng.uniform(0, 360), s, reserve=2)
    for x, y in ((-10.4, -3.6), (-6.6, 4.0), (9.6, 6.0)):
        t.place(kit.banana(int(abs(x)) % 4), x, y, rng.uniform(0, 360), 0.9, reserve=1.2)
    t.scatter(variants(kit.shrub, 4, tone="crop"), 18, rng, lambda x, y: y > 4, (0.6, 1.0), 1.4)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 80, rng, None, (0.6, 1.1), 0.7)
    return finish(t, CARD)
