"""Services: one model each."""

import random

import kit
from kit import Mesh, Path, Terrain, add_object, field, smoothstep, variants

from .common import CARD, crowd, finish, HOLDS_STAFF, READS, savanna_ground, somebody, tank


def engineering_consultancy():
    """A village water supply rising out of the drawing it was designed on: borehole, concrete tank, main in section, tap, survey."""
    rng = random.Random(51)
    t = Terrain(23, 17, kit.ground(0.22, 1.3, 0.9, 0.9, 0.9), corner=1.6, cell=0.26, relief=0.2, seed=61)
    table = -t.thickness
    t.hill(-6.8, 5.2, 10.5, 4.2)
    t.level_pad(-6.8, 5.2, 2.6)
    t.level_pad(4.6, 5.2, 3.6)
    t.level_pad(7.6, -1.6, 3.6)
    t.level_pad(3.6, -4.8, 2.4)
    t.paint_patch(5.6, -4.0, 5.2, 2.8, "road", 0.85)
    t.paint_patch(4.2, 4.6, 4.0, 2.6, "hay", 0.8)
    t.build(savanna_ground(62, lambda x, y: 0.85), board=False)
    t.floor = table - 4.6
    kit.plan_chest(31, 25, t.floor, table)
    kit.blueprint_sheet(0, 0, 29.4, 23.4, table + 0.03)
    for k, out in enumerate((1.0, 1.9)):
        w, d = t.w / 2 + out, t.d / 2 + out
        kit.drawn_line(kit.rounded_rect(2 * w, 2 * d, 2.0 + out), table + 0.06, 0.1 - 0.03 * k, closed=True)
    t.place(kit.concrete_tower(4.2, 1.7), -6.8, 5.2)
    t.reserve_box(-6.8, 5.2, 6, 6)
    (ix, iy), (ox, oy) = kit.tank_ports(-6.8, 5.2, 1.7)
    t.place(kit.pump_house(), 2.4, 5.6)
    t.reserve_box(2.4, 5.6, 4, 4)
    t.place(kit.solar_table(4, 2, tilt=18), 7.2, 5.4)
    t.reserve_box(7.2, 5.4, 6, 5)
    t.place(kit.borehole_head(), 3.6, 1.9, rz=180, reserve=1.2)
    kit.pipeline(t, [(2.6, 1.9), (ix, 1.9), (ix, iy)], r=0.17)
    face = -t.d / 2
    kit.pipeline(t, [(ox, oy), (ox, face + 0.2)], r=0.17)
    line = kit.buried_pipe(t, ox, 3.6, 0.75, 0.2, arrows=5.5)
    pipe, ends = kit.paint("pipe", roughness=0.35, grain=0), Mesh()
    for (x, y, z), far in ((line[0], face + 0.2), (line[-1], face + 3.4)):
        g = t.height(x, face)
        ends.tube(pipe, [(x, y, z), (x, y, g - 0.1), (x, y + 0.15, g + 0.18), (x, far, t.height(x, far) + 0.2)], 0.19, 12)
    add_object(ends.data("pipe ends"))
    t.place(kit.tap_stand(), 3.6, -4.8, -40, 1.25, reserve=2.2)
    for x, y, turn in ((2.5, -5.9, 20), (3.5, -6.4, -30), (4.9, -5.6, 60)):
        t.place(kit.jerrycan(), x, y, turn, 1.6)
    for x, y, tone, turn in ((2.2, -6.8, "cloth_red", 150), (5.5, -6.2, "pipe", -60), (5.6, -4.2, "board", -90), (6.6, -5.4, "gold", -100)):
        t.place(somebody(x, y, tone), x, y, turn, 1.3)
    t.place(kit.iron_house(roof="roof_red", length=5.2, depth=4.0), 7.8, 0.2, s=0.95)
    t.place(kit.thatched_hut(1.6), 9.2, -4.8)
    t.reserve_box(8.2, -2.0, 6.5, 8)
    t.place(kit.total_station(), -4.2, -4.4, 135, 1.5, reserve=1.4)
    t.place(kit.someone("forest", "gold", vest="gold", left=READS, right=READS), -4.9, -5.1, 135, 1.6, reserve=1.0)
    t.place(kit.levelling_staff(2.6), 0.5, -1.4, -30, 1.5, reserve=0.9)
    t.place(kit.someone("cloth_red", "gold", vest="gold", left=HOLDS_STAFF), 1.1, -0.8, -30, 1.6, reserve=1.0)
    for x, y, s in ((-10.4, -2.4, 0.75), (-1.0, 7.4, 0.7)):
        t.place(kit.acacia(int(abs(x)) % 4), x, y, rng.uniform(0, 360), s, reserve=1.5)
    t.place(kit.mango(1), 10.2, 7.2, 20, 0.7, reserve=1.5)
    t.place(kit.banana(1), 10.4, -2.4, 0, 0.9, reserve=0.9)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 80, rng, None, (0.6, 1.1), 0.6)
    t.scatter(variants(kit.shrub, 4, tone="crop"), 9, rng, None, (0.5, 0.9), 1.5)
    t.scatter(variants(kit.boulder, 4), 8, rng, None, (0.5, 1.0), 1.2)
    kit.drafting_tools(31, 25, table)
    return finish(t, CARD, margin=(0.05, 0.08, 0.06, 0.07), shadow_tail=0.2)


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
    (ix, iy), (ox, oy) = tank(t, -10.2, 7.6, 4.2, 1.35, 5, of="rubber")
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
    return finish(t, CARD, shadow_tail=0.2)


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
        add_object(kit.someone(rng.choice(["forest", "board", "pipe"]), "gold", vest="gold"), x, y, deck + (2.9 if x < 0 else 0), rng.uniform(0, 360), 1.2)
    for i in range(11):
        t.place(kit.fence_panel(), 14.9, -11.4 + 2.42 * i, rz=90)
    for i in range(11):
        t.place(kit.fence_panel(), -12.2 + 2.42 * i, 12.9, rz=0)
    t.place(kit.mango(1), 12.4, 10.6, 40, 0.8, reserve=2)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 60, rng, lambda x, y: abs(x) > 12 or y < -11, (0.6, 1.0), 0.7)
    t.scatter(variants(kit.boulder, 4), 8, rng, None, (0.4, 0.8), 1.0)
    return finish(t, CARD, margin=(0.05, 0.09, 0.04, 0.06), shadow_tail=0.2)


def renewable_energy():
    """A mini-grid among hills: panels up a slope, battery house, lines to school, workshop and houses, a solar pump and its field."""
    rng = random.Random(81)
    t = Terrain(34, 30, kit.SOIL_PROFILE, corner=2.2, cell=0.34, relief=0.3, seed=23)
    t.shapers.append(lambda x, y, z: z + (6.6 - 2.6 * smoothstep(-2, 12, x)) * smoothstep(-3.5, 14.5, y))
    t.hill(14, 13, 9, 2.2)
    t.level_pad(4.2, 3.4, 3.4, 1.6, 3)
    t.level_pad(11.0, -8.8, 7.0, 0.0, 3)
    t.level_pad(12.4, 1.6, 3.4)
    t.level_pad(12.2, 9.2, 3.2)
    t.level_pad(-1.2, -6.4, 3)
    t.paint_patch(-7.0, 6.0, 9.5, 9.0, "hay", 0.85)
    t.paint_patch(4.4, 2.6, 4.2, 3.6, "road", 0.75)
    t.paint_patch(10.6, -13.0, 6.5, 2.4, "road", 0.8)
    t.build(savanna_ground(24, lambda x, y: 0.9 - 0.6 * smoothstep(-3, 2, y) * (1 - smoothstep(2, 6, x))))
    t.ribbon(Path([(3.4, -15.5), (4.4, -9), (6.8, -3), (8.0, 3), (7.6, 9), (8.4, 15.5)]), 2.2,
             kit.paint("road", roughness=0.95, specular=0.1, grain=0.12, grain_scale=2.5))
    for i in range(4):
        for x in (-12.4, -4.2):
            t.place(kit.solar_table(7, 2, tilt=22), x + 0.7 * i, -0.2 + i * 4.2, s=1.0)
    t.reserve_box(-7.4, 6.2, 19, 18)
    t.place(kit.container("board"), 4.0, 4.0)
    for k in range(3):
        cabinet = Mesh()
        cabinet.box(kit.paint("concrete"), 0, 0, -0.4, 1.3, 1.1, 0.55)
        cabinet.box(kit.paint("board", roughness=0.5, grain=0.015), 0, 0, 0.15, 1.15, 0.95, 1.7)
        cabinet.box(kit.paint("forest", roughness=0.5), 0, -0.49, 0.5, 0.85, 0.06, 1.1)
        t.place(cabinet.data("battery cabinet", bevel=0.03), 1.9 + 1.45 * k, 1.5)
    t.reserve_box(4.0, 3.0, 8, 6)
    poles = [(6.2, 5.6), (6.0, -1.6), (4.6, -7.4), (5.6, 11.6)]
    for x, y in poles:
        t.place(kit.power_pole(7.4), x, y, s=1.1, reserve=0.8)
    tips = [[(x + dx, y, t.height(x, y) + 7.6) for dx in (-0.93, 0.93)] for x, y in poles]
    for a, b in ((0, 1), (1, 2), (0, 3)):
        for p, q in zip(tips[a], tips[b]):
            kit.wire(p, q, r=0.085)
    z = t.height(4.0, 4.0) + 2.7
    for tip, dx in zip(tips[0], (-0.4, 0.4)):
        kit.wire((5.8 + dx, 4.0, z), tip, 0.15, 0.085)
    t.place(kit.school(10.5, 5.0), 11.0, -7.6)
    t.reserve_box(11.0, -8.6, 12, 8.5)
    kit.wire(tips[1][1], (8.4, -7.6, t.height(11.0, -7.6) + 4.6), 0.6, 0.085)
    for k, x, y, wall, roof in ((1, 12.4, 1.6, "plaster", "roof_red"), (0, 12.2, 9.2, "ochre", "roof_iron")):
        t.place(kit.iron_house(wall=wall, roof=roof, length=5.2, depth=4.2), x, y)
        t.reserve_box(x, y, 6.5, 6)
        kit.wire(tips[k][1], (x - 2.4, y, t.height(x, y) + 3.4), 0.5, 0.085)
    field(t, -10.0, -9.2, 11.4, 8.4, variants(kit.vegetable, 4), row_gap=1.4, plant_gap=0.8, size=(1.1, 1.4), seed=8)
    (ix, iy), (ox, oy) = tank(t, -0.9, -6.0, 3.0, 1.3, 4.6, of="rubber")
    t.place(kit.borehole_head(), 1.9, -10.4, rz=180, reserve=1.2)
    kit.pipeline(t, [(0.9, -10.4), (ix, -10.4), (ix, iy)], r=0.14)
    kit.pipeline(t, [(ox, oy), (ox, -12.0), (-3.7, -12.0)], r=0.14)
    kit.wire(tips[2][0], (1.9, -10.4, t.height(1.9, -10.4) + 1.2), 0.6, 0.07)
    crowd(t, rng, [(8.0, -13.2, 60), (10.2, -13.6, 10), (11.6, -13.2, -40), (7.0, 0.6, 40), (-2.9, -9.6, 90)], s=1.3)
    for x, y, turn in ((2.2, -0.4, 60), (0.4, -1.2, -40)):
        t.place(kit.someone("forest", "gold", vest="gold"), x, y, turn, 1.35, reserve=0.6)
    for x, y, s in ((-15.0, 13.4, 0.95), (3.4, 13.4, 0.9)):
        t.place(kit.acacia(int(abs(x)) % 4), x, y, rng.uniform(0, 360), s, reserve=1.8)
    t.place(kit.mango(0), 15.0, 5.4, 10, 0.75, reserve=1.8)
    t.place(kit.mango(2), 15.2, -2.4, 10, 0.65, reserve=1.8)
    t.place(kit.banana(1), 15.4, 12.0, 0, 1.0, reserve=1)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 110, rng, lambda x, y: x > 4 or y < -2, (0.6, 1.1), 0.7)
    t.scatter(variants(kit.tuft, 4), 50, rng, lambda x, y: x < 4 and y > -2, (0.7, 1.2), 0.7)
    t.scatter(variants(kit.shrub, 4), 14, rng, lambda x, y: y > -4, (0.6, 1.1), 1.5)
    t.scatter(variants(kit.boulder, 4), 12, rng, lambda x, y: y > 0, (0.5, 1.2), 1.3)
    return finish(t, CARD, shadow_tail=0.2)
