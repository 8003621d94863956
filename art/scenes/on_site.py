"""What some projects made, as one sees it who stands there: words stand in the sky at the left, so what is tall stands at the right."""

import math
import random

import kit
from kit import Path, add_object, field, variants

from .common import acacias, CARRIES, NOTES, POINTS, tank, trodden
from .land import DUSK, MORNING, NOON, plot, strew

ON_SITE = (1600, 900)


def _stand(sharp, eye=(0.6, -17.0, 2.1), towards=(0.6, 0, 4.1), lens=30):
    kit.stand(*ON_SITE, eye=eye, towards=towards, lens=lens, sharp=sharp, stop=0.6)
    return ON_SITE


def _person(t, cloth, x, y, facing, **pose):
    t.place(kit.someone(cloth, **pose), x, y, facing, 1.04, reserve=0.6)


def _engineer(t, x, y, facing, **pose):
    t.place(kit.someone("forest", "gold", vest="gold", **pose), x, y, facing, 1.04, reserve=0.6)


def kitgum_near():
    """The tank above its rows: they pick what the water from it has grown."""
    rng = random.Random(132)
    t = plot(133, 0.4)
    t.level_pad(8.4, 9.0, 5)
    path = Path([(0.4, -40), (0.9, -16), (0.6, -6), (0.9, 2), (-0.6, 12), (-8, 24), (-14, 40)])
    trodden(t, path, 1.5)
    field(t, -6.4, -1.0, 19.0, 11.6, variants(kit.vegetable, 4, fine=True), rz=90, row_gap=1.5, plant_gap=0.64, size=(1.05, 1.4), seed=4, header=False)
    field(t, 8.3, -4.4, 12.0, 9.6, variants(kit.bush_crop, 4, fine=True), rz=90, row_gap=1.6, plant_gap=0.9, size=(0.9, 1.15), seed=5, header=False)
    _, (ox, oy) = tank(t, 7.4, 9.0, 6.4, 1.8, 7, s=1.1, of="panels")
    kit.pipeline(t, [(ox, oy), (ox, 3.0), (2.75, 3.0), (2.75, -12.0)], r=0.08)
    t.place(kit.pump_house(), 2.4, 12.6, rz=-6)
    t.reserve_box(2.4, 12.6, 4, 4)
    for x, y in ((15.6, 6.2), (15.6, 11.0), (24.6, 8.6)):
        t.place(kit.solar_table(6, 2, tilt=20), x, y, s=1.1)
    t.reserve_box(16, 8.6, 14, 10)
    _person(t, "cloth_red", 1.3, -4.4, 182, scarf="pipe", right=CARRIES)
    t.place(kit.jerrycan(), 1.3, -4.42, 182, 1.0, sink=-1.8)
    _engineer(t, 3.9, -1.4, -64, **NOTES)
    _person(t, "pipe", 4.9, -1.0, -110, right=POINTS)
    _person(t, "gold", -3.2, -2.0, 30, scarf="board")
    _person(t, "board", -8.0, 2.8, -60)
    for x, y in ((1.9, -3.2), (-2.4, -1.6)):
        t.place(kit.jerrycan(), x, y, rng.uniform(0, 90), 1.0)
    t.place(kit.thatched_hut(2.2), -13.6, 26)
    t.place(kit.thatched_hut(1.9), -9.4, 29)
    acacias(t, rng, ((12.6, 24, 1.5), (23.0, 26, 1.5), (5.2, 36, 1.4), (30, 16, 1.4)))
    for hide, x, y, a in (("board", -4.4, 18, 200), ("cattle", -1.4, 20, 165), ("ochre", -6.6, 21, 20)):
        t.place(kit.cow(hide), x, y, a, 1.2, reserve=1.2)
    strew(t, rng)
    return _stand(17)


def oyam_near():
    """At the bank a low pump draws from the river, and the field beside it is green."""
    rng = random.Random(142)
    river = Path([(10.5, -40), (9.6, -20), (8.2, -10), (7.2, -2), (9.4, 6), (15.5, 14), (22, 24), (34, 44), (40, 60)])
    t = plot(143, 0.7, lambda t: t.river(river, 7.0, bed=1.6, bank=1.8, level=-0.5))
    ground = t.height(1.4, -2.4)
    add_object(kit.bank_intake(), 2.2, -2.4, ground, s=0.9)
    t.reserve_box(2.4, -2.4, 6.5, 4.6)
    kit.pipeline(t, [(0.8, -2.4), (-1.2, -2.4), (-1.2, 11.0)], r=0.13)
    field(t, -6.9, 0.4, 18.0, 10.0, variants(kit.vegetable, 4, tone="crop", fine=True), rz=90, row_gap=1.5, plant_gap=0.64, size=(1.05, 1.4), seed=13, header=False)
    field(t, -8.0, 20.0, 16.0, 13.0, variants(kit.maize, 5), rz=90, row_gap=1.5, plant_gap=0.6, size=(0.9, 1.1), seed=12, header=False)
    for y in (8.4, 13.4):
        t.place(kit.solar_table(6, 2, tilt=20), 1.4 if y < 10 else 3.6, y, s=1.1)
    t.reserve_box(2.4, 11, 11, 10)
    _engineer(t, 0.6, -4.6, 150, **NOTES)
    _person(t, "cloth_red", 2.0, -5.0, 210, scarf="pipe", right=POINTS)
    _person(t, "gold", -4.4, 2.4, 60)
    for x, y, a in ((12.2, 18.0, 70), (13.8, 20.4, 40), (10.4, 20.8, 95)):
        t.place(kit.cow("cattle" if a % 3 else "ochre"), x, y, a, 1.2, reserve=1.2)
    acacias(t, rng, ((9.0, 17, 2.1), (20.4, 16.5, 1.6), (3.4, 40, 1.4), (30, 36, 1.5)))
    for x, y in ((14.2, 5.6), (15.4, 7.4), (16.2, 5.4)):
        t.place(kit.banana(int(x) % 4, fine=True), x, y, rng.uniform(0, 360), 1.2, reserve=1)
    t.scatter(variants(kit.reed, 4), 240, rng, lambda x, y: 3.5 < river.distance(x, y) < 4.9 and -14 < y < 40, (0.6, 1.1), 0.4, wet=True)
    t.scatter(variants(kit.boulder, 4), 40, rng, lambda x, y: 3.3 < river.distance(x, y) < 4.6 and -14 < y < 20, (0.3, 0.8), 0.8, wet=True)
    strew(t, rng, day=MORNING)
    return _stand(13, eye=(7.4, -15.4, 1.5), towards=(3.2, 0, 3.5))


def kampala_near():
    """Farmers in the shade of a shelter, and the drip lines in front of it from which they learn."""
    rng = random.Random(152)

    def shape(t):
        t.hill(-20, 48, 24, 3.4)
        t.level_pad(8.2, 2.0, 8, 0.1, 3)
    t = plot(153, 0.75, shape)
    px, py = 8.2, 2.0
    t.paint_patch(px, -4.6, 8.5, 3.0, "road", 0.75)
    shelter = t.place(kit.pavilion(14.0, 9.5, 4.4), px, py)
    t.reserve_box(px, py, 14.5, 10.5)
    floor = shelter.location.z + 0.3
    cloths = ("cloth_red", "gold", "pipe", "ochre", "board", "forest")
    scarves = ("pipe", "cloth_red", None, None, "pipe", None)
    for k, x in enumerate((-2.6, -0.7, 1.2, 3.2, 5.2)):
        add_object(kit.bench(5.6), px + x, py - 1.6, floor, 90)
        for i in range(5):
            c = (2 * k + i + rng.randrange(2)) % 6
            if rng.random() < 0.9:
                add_object(kit.someone(cloths[c], scarf=scarves[c], sits=True), px + x, py - 3.9 + 1.15 * i, floor, -90 + rng.uniform(-8, 8), 1.14)
    add_object(kit.flip_chart(), px - 5.7, py - 1.2, floor, 62, 1.5)
    add_object(kit.someone("forest", "gold", vest="gold", left=POINTS), px - 4.7, py - 3.2, floor, 70, 1.14)
    field(t, -2.6, -6.2, 16.0, 5.6, variants(kit.vegetable, 4, fine=True), row_gap=1.5, plant_gap=0.7, size=(0.95, 1.25), seed=7)
    _engineer(t, -0.9, -2.4, 24, **NOTES)
    _person(t, "cloth_red", 0.3, -2.0, -30, scarf="pipe")
    t.place(kit.solar_table(2, 1, tilt=24, clearance=0.8), 10.6, -7.4, s=1.1)
    t.reserve_box(10.6, -7.4, 4, 4)
    for x, y, wall, roof in ((-10.0, 20, "plaster", "roof_red"), (-16.4, 24, "ochre", "roof_iron"), (-5.0, 27, "board", "roof_green"), (-22, 20, "plaster", "roof_red"),
                             (-13, 34, "plaster", "roof_green"), (-19.6, 38, "board", "roof_red"), (-25, 42, "plaster", "roof_iron"), (-9, 40, "ochre", "roof_red"),
                             (1.0, 34, "plaster", "roof_red"), (-27, 32, "board", "roof_green")):
        t.place(kit.iron_house(wall=wall, roof=roof), x, y, rng.uniform(-12, 12), 0.8, sink=-0.1)
        t.reserve_box(x, y, 6, 5)
    for x, y in ((-7.4, 13), (-12.4, 15), (-4.2, 17), (-15, 18)):
        t.place(kit.banana(int(abs(x)) % 4, fine=True), x, y, rng.uniform(0, 360), 0.9, reserve=1.2)
    for x, y, s in ((19.0, 12.0, 1.3), (14.6, 14.0, 1.9), (0.6, 20.0, 0.9), (10.0, 22, 1.4)):
        t.place(kit.mango(int(abs(x)) % 3, fine=True), x, y, rng.uniform(0, 360), s, reserve=2)
    strew(t, rng)
    return _stand(12, eye=(1.2, -12.0, 2.0), towards=(2.6, 0, 3.5))


def kakumiro_near():
    """Under a hill of matoke, on which the tank stands that the sun has filled."""
    rng = random.Random(162)
    top = (12.5, 25.0)

    def shape(t):
        t.hill(*top, 23, 7.4)
        t.hill(34, 34, 18, 4.0)
        t.level_pad(*top, 3.4)
        t.level_pad(4.6, 4.0, 4.4)
    t = plot(163, 0.95, shape)
    t.place(kit.masonry_tank(2.3, 3.0), *top, s=1.15)
    t.reserve_box(*top, 6, 6)
    (ix, iy), _ = kit.ground_tank_ports(*top, 2.3)
    kit.pipeline(t, [(4.4, 7.4), (7.6, 14.0), (ix, iy)], r=0.19)
    up = Path([(4.4, 7.4), (7.6, 14.0), top])
    for y in (3.2, 8.2):
        t.place(kit.solar_table(6, 2, tilt=20), 10.4 if y < 5 else 12.6, y, s=1.1)
    t.reserve_box(11, 5.4, 12, 9)
    t.place(kit.pump_house(), 4.2, 6.2, rz=-8)
    t.reserve_box(4.2, 6.2, 4, 4)
    field(t, -6.6, -2.2, 17.0, 11.0, variants(kit.vegetable, 4, fine=True), rz=90, row_gap=1.5, plant_gap=0.64, size=(1.05, 1.4), seed=24, header=False)
    for k in range(230):
        x, y = top[0] + rng.uniform(-17, 17), top[1] + rng.uniform(-14, 6)
        # before the tank and beside its pipe one sees through
        clear = up.distance(x, y) > 2.0 and math.hypot(x - top[0], y - top[1] + 3) > 4.2
        if clear and t.free(x, y, 1.1) and t.height(x, y) > 1.2:
            t.place(kit.banana(k % 4, fine=True), x, y, rng.uniform(0, 360), rng.uniform(0.95, 1.3), reserve=1.0)
    for x, y in ((-12.4, 12.5), (-10.0, 13.6), (-7.6, 12.8), (-5.0, 13.8), (-11.4, 16), (-8.4, 16.4), (-2.4, 15.4)):
        t.place(kit.banana(int(abs(x)) % 4, fine=True), x, y, rng.uniform(0, 360), 1.1, reserve=1)
    _engineer(t, 1.4, -3.0, -70, **NOTES)
    _person(t, "gold", 2.6, -2.4, 170, right=POINTS)
    _person(t, "cloth_red", 6.4, -4.6, 200, scarf="pipe", right=CARRIES)
    t.place(kit.jerrycan(), 6.4, -4.62, 200, 1.0, sink=-1.8)
    _person(t, "board", -4.2, 0.6, 60)
    t.place(kit.thatched_hut(2.1), -17.0, 27)
    t.place(kit.mango(1, fine=True), 19.5, 9.0, 0, 1.5, reserve=2)
    strew(t, rng)
    return _stand(17)


def lira_near():
    """Between sunflowers, which face whoever comes, below the tank that waters them."""
    rng = random.Random(172)
    t = plot(173, 0.55)
    t.level_pad(8.2, 10.6, 5)
    flowers = variants(kit.sunflower, 6, fine=True)
    field(t, -6.6, 0.6, 18.0, 12.6, flowers, rz=90, row_gap=1.4, plant_gap=0.66, size=(0.95, 1.2), seed=34, header=False, turn=14)
    field(t, -8.0, 19.0, 15.0, 16.0, flowers, rz=90, row_gap=1.5, plant_gap=0.8, size=(1.0, 1.25), seed=35, header=False, turn=14)
    field(t, 8.2, -2.6, 10.6, 8.6, flowers, rz=90, row_gap=1.4, plant_gap=0.66, size=(0.95, 1.2), seed=36, header=False, turn=14)
    _, (ox, oy) = tank(t, 7.6, 10.4, 6.0, 1.9, 7, s=1.1, of="rubber")
    kit.pipeline(t, [(ox, oy), (ox, 3.4), (2.2, 3.4), (2.2, -6.0)], r=0.15)
    t.place(kit.pump_house(), 2.6, 13.0, rz=-6)
    t.reserve_box(2.6, 13, 4, 4)
    for x, y in ((15.6, 6.6), (15.6, 11.4)):
        t.place(kit.solar_table(6, 2, tilt=20), x, y, s=1.1)
    t.reserve_box(16, 9, 14, 9)
    _person(t, "pipe", 1.3, 0.2, 170, scarf="cloth_red", right=POINTS)
    _engineer(t, 3.0, 0.8, -96, **NOTES)
    _person(t, "cloth_red", 0.6, 4.2, 150, scarf="board")
    _person(t, "board", 3.6, 6.0, 200)
    acacias(t, rng, ((14.0, 22, 1.6), (23.0, 24, 1.5), (0.4, 34, 1.4), (31, 18, 1.4)))
    t.place(kit.thatched_hut(2.1), -14.6, 33)
    t.place(kit.mango(1, fine=True), 22, 12, 0, 1.3, reserve=2)
    strew(t, rng, day=DUSK)
    return _stand(11, eye=(1.4, -12.6, 1.9), towards=(2.4, 0, 3.7))


def otuke_near():
    """In dry country: sprinklers keep a circle of ground green, and cattle drink behind it."""
    rng = random.Random(182)
    cx, cy, reach = -1.6, 0.6, 7.6
    t = plot(183, 0.05, lambda t: (t.level_pad(cx, cy, reach, None, 2), t.level_pad(9.4, 9.2, 4, 0.5, 3)))
    kit.round_bed(t, cx, cy, reach, variants(kit.vegetable, 4, fine=True), rng, 1, 1, 0.66, (1.0, 1.35), sides=64)
    add_object(kit.sprinkler(4.6), cx, cy, t.height(cx, cy) + 0.1, s=1.3)
    t.place(kit.ground_tank(2.8, 3.4), 9.4, 9.2, s=1.1)
    t.reserve_box(9.4, 9.2, 7.4, 7.4)
    _, (ox, oy) = kit.ground_tank_ports(9.4, 9.2, 3.0)
    kit.pipeline(t, [(ox, oy), (ox, 4.6), (5.4, 4.0)], r=0.15)
    for x, y in ((20.0, 14.0), (20.6, 18.8)):
        t.place(kit.solar_table(5, 2, tilt=20), x, y, s=1.1)
    t.reserve_box(20.2, 16.4, 12, 9)
    t.place(kit.trough(6.0), 14.0, 3.4, 4, s=0.95)
    t.reserve_box(14.0, 3.4, 8, 3)
    for x, y, a in ((12.6, 5.6, -28), (16.2, 5.6, -152)):
        t.place(kit.cow("ochre" if int(x) % 3 == 0 else "cattle"), x, y, a, 1.2, reserve=1.2)
    _person(t, "cloth_red", 7.6, -1.2, 120, scarf="gold", right=POINTS)
    _engineer(t, 8.9, -0.6, -100, **NOTES)
    _person(t, "board", 11.2, 1.6, 200)
    acacias(t, rng, ((15.6, 24, 2.0), (25.0, 22, 1.7), (3.4, 30, 1.5), (33, 24, 1.6)))
    t.place(kit.thatched_hut(2.1), -14.6, 27)
    t.place(kit.thatched_hut(1.8), -10.6, 30)
    strew(t, rng, day=NOON)
    return _stand(13, eye=(4.4, -13.4, 2.3), towards=(4.6, 0, 3.4), lens=30)


def luwero_near():
    """The rig drills where the survey has found water, and each metre that comes up is laid out and read."""
    rng = random.Random(192)
    t = plot(193, 0.62)
    t.paint_patch(6.4, 2.0, 11.0, 8.0, "road", 0.85)
    t.place(kit.drilling_rig(), 11.3, 11.0, 66, 1.0)
    t.reserve_box(7.7, 12.4, 12, 6)
    kit.sample_row(t, (-2.2, -2.5), (4.4, -1.5), 9)
    t.place(kit.stack("bars"), 9.4, -2.6, 82, 1.0, reserve=2.2)
    _engineer(t, 1.6, -0.8, 20, **NOTES)
    _person(t, "cloth_red", 0.3, -1.2, 30, scarf="gold")
    _engineer(t, 10.9, 7.6, 110, right=POINTS)
    _person(t, "pipe", 9.6, 7.2, -70, hat="gold", vest="gold")
    kit.electrode_line(t, (-11.4, -2.0), (-3.6, 9.0), 8)
    t.place(kit.survey_meter(), -5.6, -1.0, -20, 1.1, reserve=1.2)
    t.place(kit.cable_drum(), -7.4, -2.8, 70, 1.1, reserve=1.0)
    _person(t, "board", -4.6, 0.2, 60, hat="gold", vest="gold", **NOTES)
    for x, y, a, c, s in ((5.6, -0.6, 70, "gold", None), (6.7, -0.4, -62, "cloth_red", "pipe"), (6.0, 0.4, 10, "ochre", None)):
        _person(t, c, x, y, a, scarf=s)
    for x, y in ((7.3, -1.4), (7.8, -1.0), (8.4, -1.3)):
        t.place(kit.jerrycan(), x, y, rng.uniform(0, 90), 1.0)
    t.place(kit.thatched_hut(2.2), -12.6, 22)
    t.place(kit.iron_house(roof="roof_red"), -6.0, 25, rz=10)
    t.reserve_box(-6, 25, 8, 6)
    for x, y in ((-9.4, 14), (-11.4, 15.4), (-7.8, 16), (19.4, 13), (20.6, 14.4)):
        t.place(kit.banana(int(abs(x)) % 4, fine=True), x, y, rng.uniform(0, 360), 1.15, reserve=1)
    t.place(kit.mango(0, fine=True), 21.0, 20.0, 20, 1.7, reserve=3)
    acacias(t, rng, ((3.0, 32, 1.4), (27, 22, 1.5)))
    strew(t, rng, day=MORNING)
    return _stand(12, eye=(2.2, -12.6, 2.1), towards=(3.5, 0, 3.5))
