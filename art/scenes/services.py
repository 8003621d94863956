"""Services: one model each."""

import random

import kit
from kit import Mesh, Path, Terrain, add_object, field, smoothstep, variants

from .common import CARD, crowd, finish, savanna_ground, tank


def engineering_consultancy():
    """A village water supply rising as a model from the drawing it was designed on: intake, pipe, tap stand."""
    w, d, floor = 28.0, 21.4, -5.2
    kit.plan_chest(w, d, floor)
    kit.blueprint_sheet(-0.8, 0.5, 24.6, 17.6, 0.03)
    spring, village = 0.06 + 5 * 0.42, 0.06 + 3 * 0.42
    kit.contour_hill(-7.1, 1.7, 4.2, 5.2, 5, 0.06, seed=3, bare=((-7.2, 1.3, 2.3), (-4.6, 1.1, 1.5), (-3.4, 1.1, 1.5)))
    kit.contour_hill(5.5, 0.9, 4.3, 5.4, 3, 0.06, seed=8, bare=((2.4, 1.0, 1.5), (4.6, 0.6, 2.6), (6.4, 0.4, 2.4), (5.6, 3.6, 2.4), (7.6, 2.2, 1.6)))
    kit.model_stream(-0.65, 0.075)
    kit.model_intake(-6.3, 1.1, spring)
    kit.model_pipe([(-5.6, 1.1, spring + 0.45), (-5.1, 1.1, spring + 0.4), (-2.5, 1.1, 0.8), (0.7, 1.1, 0.8), (2.3, 1.1, village + 0.3),
                    (3.6, 1.1, village + 0.2), (4.4, 0.6, village + 0.2)], 0.06)
    add_object(kit.tap_stand(), 4.7, 0.1, village, -40, 1.5)
    for x, y, z, turn in ((3.75, -0.75, 0.18, 20), (5.6, -0.9, 0.18, -30), (5.0, -2.9, 0, 60)):
        add_object(kit.jerrycan(), x, y, village + z, turn, 2.0)
    for x, y, tone, turn in ((3.1, -2.1, "cloth_red", 150), (5.6, -2.7, "pipe", -60), (7.4, -0.6, "board", -80)):
        add_object(kit.person(tone), x, y, village, turn, 1.05)
    add_object(kit.iron_house(wall="board", roof="roof_red", length=5.2, depth=4.0), 5.6, 3.6, village, 0, 0.42)
    add_object(kit.thatched_hut(), 7.7, 2.0, village, 0, 0.4)
    kit.drafting_tools(w, d)
    add_object(kit.total_station(), -9.6, -6.0, 0.06, 25, 2.2)
    add_object(kit.figure("forest", "gold", vest="gold"), -6.6, -6.2, 0.06, 200, 2.1)
    add_object(kit.levelling_staff(1.9), -11.9, 7.7, 0.06, 20, 2.2)
    add_object(kit.figure("cloth_red", "gold", vest="gold"), -10.2, 8.3, 0.06, 20, 2.1)
    kit.table(floor)
    kit.light()
    kit.frame(*CARD, margin=(0.05, 0.08, 0.06, 0.07))
    return CARD


def agricultural_consultancy():
    """Greenhouses, trial beds and soil sampling."""
    rng = random.Random(61)
    t = Terrain(32, 28, kit.SOIL_PROFILE, corner=2.2, cell=0.34, relief=0.25, seed=17)
    t.level_pad(1.0, 7.0, 11, 0.1, 3)
    t.paint_patch(0, 6.0, 15, 6.5, "road", 0.55)
    t.build(savanna_ground(18, lambda x, y: 0.9))
    for y in (3.8, 10.2):
        t.place(kit.greenhouse(16.0, 5.0), 3.6, y)
        t.reserve_box(3.6, y, 16.5, 5.4)
        for row in range(4):
            bed = Mesh()
            bed.box(kit.paint("soil", roughness=0.95, grain=0.14), 0, 0, 0, 15.0, 0.7, 0.22)
            t.place(bed.data("bed"), 3.6, y - 1.65 + 1.1 * row)
            for i in range(17):
                add_object(rng.choice(variants(kit.bush_crop, 4)), 3.6 - 7.0 + 14.0 * i / 16, y - 1.65 + 1.1 * row, t.height(3.6, y) + 0.2,
                           rng.uniform(0, 360), rng.uniform(0.8, 1.0))
    field(t, -9.4, -7.0, 10.4, 11.6, variants(kit.vegetable, 4), row_gap=1.45, plant_gap=0.8, size=(1.1, 1.4), seed=8)
    field(t, 2.2, -7.0, 9.4, 11.6, variants(kit.maize, 5), row_gap=1.45, plant_gap=0.55, size=(0.85, 1.05), seed=9)
    (ix, iy), (ox, oy) = tank(t, -10.2, 7.6, 4.2, 1.35, 5)
    t.place(kit.borehole_head(), -6.6, 3.6, rz=180, reserve=1.2)
    kit.pipeline(t, [(-7.6, 3.6), (ix, 3.6), (ix, iy)], r=0.13)
    kit.pipeline(t, [(ox, oy), (ox, 0.4), (-14.85, 0.4), (-14.85, -1.2)], r=0.13)
    t.place(kit.soil_station(), 11.4, -7.6, s=1.4)
    t.reserve_box(11.4, -6.8, 6, 6)
    crowd(t, rng, [(10.2, -4.4, 150), (11.6, -10.4, 170), (14.6, -5.6, 60)], hats=1.0, s=1.3)
    crowd(t, rng, [(-3.6, -3.4, 90), (-3.7, -9.0, -80), (7.8, 0.1, 40)], s=1.2)
    for x, y, s in ((13.2, 12.0, 0.85), (14.0, -1.2, 0.75)):
        t.place(kit.mango(int(abs(x)) % 3), x, y, rng.uniform(0, 360), s, reserve=2)
    for x, y in ((-14.2, 4.2), (-6.4, 12.2), (-8.6, 12.6)):
        t.place(kit.banana(int(abs(x)) % 4), x, y, rng.uniform(0, 360), 1.0, reserve=1.2)
    t.scatter(variants(kit.tuft, 4, tone="leaf_lime"), 110, rng, None, (0.6, 1.0), 0.6)
    t.scatter(variants(kit.shrub, 4, tone="crop"), 8, rng, lambda x, y: y > 0, (0.6, 1.0), 1.5)
    return finish(t, CARD)


def construction_supervision():
    """A concrete frame going up, with scaffold, crane and site office."""
    rng = random.Random(71)
    t = Terrain(32, 28, kit.SOIL_PROFILE, corner=2.2, cell=0.34, relief=0.18, seed=19)
    t.level_pad(1, 3, 14, 0.0, 4)
    t.paint_patch(0, 0, 17, 14, "road", 0.8, soft=0.2)
    t.build(savanna_ground(20, lambda x, y: 0.8))
    t.place(kit.concrete_frame(), 1.0, 4.2)
    t.reserve_box(1.0, 4.2, 16, 11)
    t.place(kit.scaffold(14.4, 9.4), 0.6, -1.3)
    t.reserve_box(0.6, -1.3, 15, 2)
    add_object(kit.tower_crane(14.8, 14.0), -9.6, 9.6, t.height(-9.6, 9.6), rz=-18)
    t.reserve_box(-9.6, 9.6, 4, 4)
    t.place(kit.container("roof_green"), -10.6, -3.6, rz=0)
    t.reserve_box(-10.6, -3.6, 6.5, 3)
    for kind, x, y, a in (("brick", 4.4, -6.2, 0), ("brick", 6.8, -6.2, 0), ("brick", 4.4, -8.2, 0), ("sand", 11.4, -6.4, 0),
                          ("bars", -3.2, -6.0, 8), ("timber", -3.0, -9.0, -6)):
        t.place(kit.stack(kind), x, y, a, 1.05, reserve=2)
    t.place(kit.pickup(), -10.4, -8.6, rz=12, reserve=3)
    t.place(kit.total_station(), 1.0, -9.8, rz=20, s=1.15, reserve=0.9)
    crowd(t, rng, [(1.4, -11.1, 190), (2.6, -10.0, 60), (-6.2, -4.6, 60), (-6.0, -5.8, 120), (9.0, -5.0, -20), (8.0, -9.4, 30)], hats=1.0, s=1.2)
    deck = t.height(1, 4.2) + 0.25 + 2 * 2.9
    for x, y in ((-3.4, 3.2), (-1.2, 5.6), (5.4, 2.4), (-4.6, 6.6)):
        add_object(kit.person(rng.choice(["forest", "board", "pipe"]), "gold"), x, y, deck + (2.9 if x < 0 else 0), rng.uniform(0, 360), 1.2)
    for i in range(11):
        t.place(kit.fence_panel(), 14.9, -11.4 + 2.42 * i, rz=90)
    for i in range(11):
        t.place(kit.fence_panel(), -12.2 + 2.42 * i, 12.9, rz=0)
    t.place(kit.mango(1), 12.4, 10.6, 40, 0.8, reserve=2)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 60, rng, lambda x, y: abs(x) > 12 or y < -11, (0.6, 1.0), 0.7)
    t.scatter(variants(kit.boulder, 4), 8, rng, None, (0.4, 0.8), 1.0)
    return finish(t, CARD, margin=(0.05, 0.09, 0.04, 0.06))


def renewable_energy():
    """A mini-grid: solar field, power house, poles and wires to a village."""
    rng = random.Random(81)
    t = Terrain(34, 30, kit.SOIL_PROFILE, corner=2.2, cell=0.34, relief=0.3, seed=23)
    t.level_pad(-4.5, 1.0, 13, 0.1, 4)
    t.paint_patch(-5.5, 2.0, 11.5, 12.5, "hay", 0.9)
    t.build(savanna_ground(24, lambda x, y: smoothstep(0, 8, x) * 0.85 + 0.1))
    road = Path([(7.0, -15.5), (7.2, -8), (8.2, 0), (8.4, 8), (9.4, 15.5)])
    t.ribbon(road, 2.4, kit.paint("road", roughness=0.95, specular=0.1, grain=0.12, grain_scale=2.5))
    for i in range(5):
        for x in (-10.2, -1.2):
            t.place(kit.solar_table(7, 2, tilt=18), x, -10.2 + i * 4.5, s=1.06)
    t.reserve_box(-5.7, -1.2, 18.5, 22.5)
    t.place(kit.container("board"), -1.4, 12.2)
    t.reserve_box(-1.4, 12.2, 7, 3.4)
    poles = [(3.4, 11.2), (5.2, 4.4), (5.2, -3.2), (5.2, -10.4)]
    for x, y in poles:
        t.place(kit.power_pole(7.0), x, y, reserve=0.8)
    tips = [[(x + dx, y, t.height(x, y) + 6.55) for dx in (-0.85, 0.85)] for x, y in poles]
    for a, b in zip(tips, tips[1:]):
        for p, q in zip(a, b):
            kit.wire(p, q)
    stub_x, stub_y = 0.75, 12.2 - 1.2
    stub_z = t.height(-1.4, 12.2)
    add_object(kit.wall_pole(), stub_x, stub_y, stub_z)
    for dx, tip in zip((-0.45, 0.45), tips[0]):
        kit.wire((stub_x + dx, stub_y - 0.3, stub_z + 4.46), tip, 0.2)
    homes = [(12.6, 9.6, "plaster", "roof_red"), (12.6, 2.0, "subsoil", "roof_iron"),
             (12.6, -4.6, "board", "roof_green"), (11.6, -11.0, "plaster", "roof_iron")]
    for k, (x, y, wall, roof) in enumerate(homes):
        t.place(kit.iron_house(wall=wall, roof=roof, length=5.2, depth=4.2), x, y)
        t.reserve_box(x, y, 6.5, 6)
        kit.wire(tips[k][1], (x - 2.4, y, t.height(x, y) + 3.4), 0.5)
    crowd(t, rng, [(7.6, -13.2), (6.6, -12.6), (6.8, 0.8), (6.2, -5.6)], s=1.2)
    crowd(t, rng, [(4.6, 8.6, 40), (3.2, 7.4, -40)], hats=1.0, s=1.2)
    t.place(kit.mango(0), 15.0, 5.8, 10, 0.8, reserve=1.8)
    t.place(kit.mango(2), 14.6, -7.8, 10, 0.7, reserve=1.8)
    t.place(kit.acacia(1), -13.4, 12.6, 10, 1.0, reserve=1.8)
    t.place(kit.acacia(3), -7.4, 13.2, 80, 0.9, reserve=1.8)
    t.place(kit.banana(1), 15.4, -1.4, 0, 1.0, reserve=1)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 70, rng, lambda x, y: x > 4, (0.6, 1.1), 0.7)
    t.scatter(variants(kit.tuft, 4), 70, rng, lambda x, y: x < 4, (0.7, 1.2), 0.7)
    t.scatter(variants(kit.shrub, 4), 10, rng, lambda x, y: y > 10, (0.6, 1.1), 1.5)
    return finish(t, CARD)
