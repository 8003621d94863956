"""What each service does, and the first visit, as one sees them who stands there."""

import random

import kit
from kit import Mesh, Path, add_object, field, variants

from .common import acacias, HOLDS_STAFF, NOTES, READS, tank, trodden, water
from .land import plot, strew, UPRIGHT

NEAR = (1080, 1320)
AT_EAR = ((0.3, -0.04, 1.2), (0.125, -0.04, 1.56))  # of the arm that holds a phone


def engineering_consultancy_near():
    """Two surveyors measure the way from a tank on its hill to the taps."""
    rng = random.Random(52)

    def shape(t):
        t.hill(7.5, 26, 24, 5.2)
        t.level_pad(6.5, 24, 4)
    t = plot(53, 0.55, shape)
    t.place(kit.concrete_tower(4.6, 2.2), 6.0, 24)
    t.reserve_box(6.5, 24, 7, 7)
    # the main in its trench, and beside it what was dug out
    trench = [(6.5, 20.5), (3.9, 9.0), (4.2, 2.0), (5.6, -12.0)]
    trodden(t, Path(trench), 0.8)
    kit.pipeline(t, trench, r=0.1, lift=0.02, supports=False)
    heap = Mesh()
    for x, y in Path([(x + 0.85, y) for x, y in trench[1:]]).points:
        heap.blob(kit.paint("road", roughness=0.95, grain=0.12), x + rng.uniform(-0.1, 0.1), y, t.height(x, y), rng.uniform(0.26, 0.4), (1.2, 1.6, 0.7), 0.2, rng, 2)
    add_object(heap.data("spoil"))
    t.place(kit.total_station(), -0.45, -2.9, 153, 1.0, reserve=1.0)
    t.place(kit.someone("forest", "gold", vest="gold", left=READS, right=READS), -0.72, -3.44, 153, 1.04, reserve=0.7)
    t.place(kit.levelling_staff(2.6), 2.2, 2.4, 0, 1.0, reserve=0.6)
    t.place(kit.someone("cloth_red", "gold", vest="gold", left=HOLDS_STAFF), 2.6, 2.7, -20, 1.04, reserve=0.7)
    for x, y in ((0.9, -3.0), (1.5, -0.4), (-0.2, 4.4)):
        t.place(kit.survey_peg(0.8), x, y, s=0.45, reserve=0.4)
    t.place(kit.iron_house(roof="roof_red"), -9.5, 20, rz=14)
    t.place(kit.thatched_hut(2.2), -4.4, 24)
    acacias(t, rng, ((-6.6, 8.4, 1.35), (13, 18, 1.3), (-15, 30, 1.5), (16, 34, 1.5)))
    t.place(kit.mango(1, fine=True), -13, 22, 0, 1.4, reserve=2)
    strew(t, rng)
    kit.stand(*NEAR, eye=(0.4, -9.6, 1.9), towards=(0.6, 0, 3.0), lens=34, sharp=8, stop=0.8)
    return NEAR


def agricultural_consultancy_near():
    """Between the drip lines an agronomist and a farmer talk about the crop."""
    rng = random.Random(62)
    t = plot(63, 0.8)
    field(t, -2.5, -3.0, 18.0, 4.4, variants(kit.vegetable, 4, fine=True), rz=90, row_gap=1.45, plant_gap=0.62, size=(1.0, 1.3), seed=4, header=False)
    field(t, 3.3, -3.0, 18.0, 4.4, variants(kit.vegetable, 4, tone="crop", fine=True), rz=90, row_gap=1.45, plant_gap=0.62, size=(1.0, 1.3), seed=5, header=False)
    trodden(t, Path([(0.4, -40), (0.6, -8), (0.3, 4), (0.9, 20), (3, 40)]), 2.3)
    t.place(kit.greenhouse(14.0, 5.4), -6.5, 13.5, rz=0)
    t.reserve_box(-6.5, 13.5, 15, 6)
    tank(t, 6.5, 14, 5.0, 1.5, 5, s=1.1, of="rubber")
    t.place(kit.someone("forest", "gold", vest="gold", **NOTES), -0.1, -3.3, 40, 1.04, reserve=0.6)
    t.place(kit.someone("cloth_red", scarf="pipe", right=((0.32, -0.12, 1.12), (0.3, -0.4, 1.14))), 0.95, -3.0, -50, 1.04, reserve=0.6)
    acacias(t, rng, ((11.5, 20, 1.5), (-15, 26, 1.5), (22, 36, 1.4)))
    for x, y in ((10.4, 9), (9.2, 10.4), (11.6, 10.8)):
        t.place(kit.banana(int(x) % 4, fine=True), x, y, rng.uniform(0, 360), 1.2, reserve=1)
    strew(t, rng)
    kit.stand(*NEAR, eye=(0.5, -9.0, 1.55), towards=(0.4, 0, 2.15), lens=34, sharp=5.9, stop=0.8)
    return NEAR


def construction_supervision_near():
    """An engineer checks a frame against her drawing."""
    rng = random.Random(72)
    t = plot(73, 0.25)
    t.place(kit.concrete_frame(), 4.4, 12.5, rz=-12)
    t.reserve_box(4.4, 12.5, 17, 11)
    t.place(kit.scaffold(14.4, 9.4), 3.3, 7.1, rz=-12)
    add_object(kit.tower_crane(16.0, 15.0), -7.0, 26, 0, rz=-24)
    t.place(kit.someone("forest", "gold", vest="gold", left=((0.3, -0.1, 1.1), (0.17, -0.32, 1.02)), right=((0.34, -0.14, 1.42), (0.3, -0.36, 1.66)), prop="roll", looks=-12), 0.8, -3.3, 150, 1.04, reserve=0.7)
    t.place(kit.someone("pipe", "gold", vest="gold", looks=-24), -0.5, -2.9, 132, 1.04, reserve=0.7)
    for kind, x, y, a in (("brick", 3.6, 0.6, 8), ("brick", 5.9, 1.0, -4), ("sand", -5.2, 3.2, 0), ("bars", -3.9, 0.4, 70), ("timber", 7.4, -0.6, 12)):
        t.place(kit.stack(kind), x, y, a, 1.0, reserve=1.6)
    t.place(kit.container("roof_green"), -9.0, 11, rz=10)
    t.reserve_box(-9, 11, 7, 4)
    acacias(t, rng, ((-14, 30, 1.5), (18, 30, 1.5)))
    strew(t, rng, False)
    kit.stand(*NEAR, eye=(-0.5, -9.4, 1.8), towards=(0.2, 0, 3.7), lens=28, sharp=7.4, stop=0.7)
    return NEAR


def renewable_energy_near():
    """Along a row of panels, which a technician looks after, to the village that it lights."""
    rng = random.Random(82)
    t = plot(83, 0.45)
    for k in range(5):
        t.place(kit.solar_table(4, 2, tilt=26, clearance=0.9), 2.9, -3.6 + 5.4 * k, rz=-90, s=1.05)
    t.reserve_box(2.9, 8, 5, 30)
    t.place(kit.someone("forest", "gold", vest="gold", right=((0.38, -0.1, 1.2), (0.56, -0.3, 1.3)), looks=-16), 0.2, -3.2, -24, 1.04, reserve=0.6)
    t.place(kit.someone("cloth_red", scarf="pipe", looks=14), -1.5, -2.0, 52, 1.04, reserve=0.6)
    poles = [(-3.4, 5.0), (-4.4, 14.0), (-6.4, 26.0), (-9.0, 44.0)]
    for x, y in poles:
        t.place(kit.power_pole(6.4), x, y, rz=8, reserve=0.6)
    # on to the village, and down from the first to the inverters
    for (ax, ay), (bx, by) in zip(poles, poles[1:]):
        for off in (-0.85, 0.85):
            kit.wire((ax + off, ay, 6.0), (bx + off, by, 6.0), 0.5, 0.03)
    box = Mesh()
    box.box(kit.paint("board", roughness=0.5), -3.4, 4.72, 0.9, 0.8, 0.3, 1.2)
    box.box(kit.paint("steel_dark", grain=0), -3.4, 4.56, 1.7, 0.5, 0.02, 0.2)
    box.rod(kit.paint("rubber", grain=0), (-3.4, 4.84, 2.1), (-3.4, 4.84, 5.9), 0.035)
    box.rod(kit.paint("rubber", grain=0), (-3.2, 4.72, 0.9), (-3.2, 4.72, -0.2), 0.05)
    add_object(box.data("inverter", bevel=0.01), 0, 0, t.height(-3.4, 4.7))
    t.place(kit.container("board"), -7.0, 13.0, rz=70)
    t.reserve_box(-7, 13, 5, 8)
    t.place(kit.iron_house(roof="roof_red"), -9.0, 27, rz=20)
    t.place(kit.school(), -2, 38, rz=8)
    acacias(t, rng, ((-11.4, 14, 1.4), (-14, 34, 1.5), (9.6, 30, 1.5)))
    t.place(kit.mango(1, fine=True), -13, 24, 0, 1.4, reserve=2)
    strew(t, rng)
    kit.stand(*NEAR, eye=(-0.9, -9.6, 2.0), towards=(0.2, 0, 2.7), lens=34, sharp=7.2, stop=0.8)
    return NEAR


def _visit(by_car=True):
    """The first visit: the firm has come to a homestead, and they talk at the pump, in the shade."""
    rng = random.Random(92)
    t = plot(93, 0.5)
    track = Path([(9, -40), (8.4, -20), (9.6, -6), (8.0, 6), (12, 20), (10, 60)])
    trodden(t, track, 2.6)
    t.place(kit.mango(0, fine=True), -9.6, 4.6, 20, 1.5, reserve=3)
    t.place(kit.bench(3.0), -5.2, -1.6, 12, 1.0, reserve=1.6)
    t.place(kit.someone("cloth_red", scarf="pipe", sits=True), -5.8, -1.75, 12, 1.1)
    t.place(kit.someone("pipe", sits=True), -4.7, -1.55, -8, 1.1)
    t.place(kit.someone("forest", "gold", vest="gold", looks=14, **NOTES), -2.4, -3.0, 46, 1.04, reserve=0.7)
    t.place(kit.someone("board", right=((0.29, -0.1, 1.1), (0.24, -0.38, 1.1)), looks=-14), -1.2, -2.4, -30, 1.04, reserve=0.7)
    t.place(kit.hand_pump(), 2.6, -1.0, 200, 1.1, reserve=2.4)
    on_handle = ((0.25, -0.2, 1.1), (0.06, -0.4, 0.9))
    t.place(kit.someone("gold", scarf="cloth_red", left=on_handle, right=on_handle), 4.68, -0.22, -70, 1.04, reserve=0.7)
    # one under the spout, two that wait
    t.place(kit.jerrycan(), 2.0, -1.24, 20, 1.0, sink=-0.12)
    water(t, 2.0, -1.22, 0.45, 0.78, 0.035)
    for x, y in ((3.1, -2.5), (3.7, -2.3)):
        t.place(kit.jerrycan(), x, y, rng.uniform(0, 90), 1.0)
    if by_car:
        add_object(kit.pickup(), 8.2, 0.8, t.height(8.2, 0.8) - 0.06, rz=118)
        t.reserve_box(8.2, 0.8, 4, 6)
    t.place(kit.thatched_hut(2.3), -14.0, 11.0)
    t.place(kit.thatched_hut(2.0), -18.4, 8.0)
    t.place(kit.iron_house(roof="roof_red"), -3.0, 15, rz=-8)
    t.reserve_box(-3, 15, 8, 6)
    t.place(kit.thatched_hut(2.1), 3.6, 15.6)
    for x, y, a in ((21.4, 9, 200), (24.0, 11.6, 170), (27.6, 9.6, 20), (26.4, 13, 10)):
        t.place(kit.cow("cattle" if a % 3 else "ochre"), x, y, a, 1.2, reserve=1.2)
    acacias(t, rng, ((17.0, 22, 1.5), (-24, 20, 1.5), (31, 16, 1.5), (6, 30, 1.5), (-11, 32, 1.5)))
    for x, y in ((-9.6, 12), (-8.6, 13), (7.6, 14.4), (8.6, 13.4)):
        t.place(kit.banana(int(abs(x)) % 4, fine=True), x, y, rng.uniform(0, 360), 1.3, reserve=1)
    strew(t, rng)


def call():
    """Before anything is built: she calls from the beds that still wait for water; words stand in the sky above her."""
    rng = random.Random(112)
    t = plot(113, 0.42)
    path = Path([(3.2, -40), (2.4, -12), (2.9, -4), (5.2, 6), (4.4, 20), (12, 60)])
    trodden(t, path, 1.5)
    field(t, -3.4, 1.0, 22.0, 7.6, variants(kit.tuft, 5), rz=90, row_gap=1.5, plant_gap=2.6, size=(0.25, 0.4), seed=44, header=False, drip=False)
    t.place(kit.someone("cloth_red", scarf="gold", right=AT_EAR, left=((0.27, -0.02, 1.1), (0.3, -0.26, 1.02)), prop="phone", looks=-16), 1.5, -2.6, -34, 1.04, reserve=0.7)
    for x, y, a in ((2.5, -1.9, 24), (2.95, -1.5, -50)):
        t.place(kit.jerrycan(), x, y, a, 0.85)
    t.place(kit.someone("pipe", looks=12), -1.4, 3.4, 64, 1.04, reserve=0.7, sink=-0.2)
    t.place(kit.thatched_hut(2.2), 7.6, 22.0)
    t.place(kit.thatched_hut(1.9), 11.8, 25.0)
    for x, y, a in ((-9.4, 17, 200), (-7.0, 19.6, 165), (-11.0, 20.6, 20)):
        t.place(kit.cow("cattle" if a % 3 else "ochre"), x, y, a, 1.2, reserve=1.2)
    acacias(t, rng, ((13.0, 46, 1.4), (-4.6, 44, 1.3), (25, 50, 1.5), (-16.5, 42, 1.4)))
    for x, y in ((10.0, 19.6), (11.4, 18.4)):
        t.place(kit.banana(int(y) % 4, fine=True), x, y, rng.uniform(0, 360), 1.2, reserve=1)
    strew(t, rng)
    kit.stand(1200, 800, eye=(0.5, -8.5, 1.35), towards=(0.45, 0, 1.68), lens=41, sharp=6.4, stop=1.3)
    return 1200, 800


def visit():
    """The whole homestead."""
    _visit()
    kit.stand(2400, 960, eye=(0.2, -16.4, 2.1), towards=(0.6, 0, 2.35), lens=28, sharp=14)
    return 2400, 960


def visit_upright():
    """Those who talk, and the pump beside them; the car would be cut at the edge."""
    _visit(by_car=False)
    kit.stand(*UPRIGHT, eye=(-0.4, -13.2, 2.1), towards=(0.5, 0, 2.45), lens=47, sharp=11.5, stop=0.5)
    return UPRIGHT
