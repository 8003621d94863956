"""The one thing by which each service is known, from as near as one kneels to it."""

import random

import kit
from kit import add_object, field, Mesh, variants

from .common import acacias, filling, tank
from .land import plot, strew

CLOSE = (1200, 1000)
LINE = 0.36  # where the drip line lies, beside its row


def _kneel(eye, towards, lens=42):
    kit.stand(*CLOSE, eye=eye, towards=towards, lens=lens, stop=0.6)
    return CLOSE


def agricultural_consultancy_close():
    """A drip line wets the soil at each root."""
    rng = random.Random(262)
    t = plot(263, 0.8)
    field(t, 0.0, 5.0, 22.0, 9.0, variants(kit.vegetable, 4, fine=True), rz=90, row_gap=1.5, plant_gap=0.74, size=(0.85, 1.05), seed=12, header=False, drip=False)
    line = Mesh()
    ys = [-7.0 + 0.5 * k for k in range(40)]
    line.tube(kit.paint("rubber", roughness=0.45, grain=0), [(LINE, y, t.height(LINE, y) + 0.29) for y in ys], 0.05, 14)
    for k in range(14):
        y = -4.2 + 0.74 * k
        z = t.height(LINE, y) + 0.29
        line.blob(kit.paint("bark", roughness=0.35, grain=0), LINE + 0.13, y, z - 0.06, 0.2, (0.9, 1.3, 0.3), level=3, smooth=True)
        for d in (0.0, 0.06):
            line.blob(kit.paint("groundwater", roughness=0.1, grain=0), LINE + 0.05 + d, y, z + 0.02 - 0.5 * d, 0.024, level=2, smooth=True)
    add_object(line.data("drip line"))
    tank(t, 6.5, 20, 5.0, 1.5, 5, s=1.1, of="rubber")
    acacias(t, rng, ((1.5, 34, 1.4),))
    strew(t, rng)
    return _kneel((-0.25, -5.5, 1.2), (0.5, -1.6, 0.62), 36)


def engineering_consultancy_close():
    """Water falls from a tap into a jerrycan."""
    rng = random.Random(272)
    t = plot(273, 0.5)
    t.place(kit.tap_stand(1.6), 0, 0.6, -6, 0.9, reserve=2)
    x, y = 0.62, 0.49
    filling(t, x, y, 24, 1.0, 1.02)
    for cx, cy, a in ((-0.9, -0.5, 30), (-1.4, -0.1, 70)):
        t.place(kit.jerrycan(), cx, cy, a, 1.0)
    t.place(kit.thatched_hut(2.2), -4.6, 11)
    t.place(kit.thatched_hut(2.0), 0.6, 15)
    t.place(kit.iron_house(roof="roof_red"), 8.4, 15, rz=10)
    for bx, by in ((-1.6, 9.5), (4.6, 11)):
        t.place(kit.banana(int(by) % 4), bx, by, rng.uniform(0, 360), 1.2, reserve=1)
    acacias(t, rng, ((5.5, 22, 1.5), (-9, 24, 1.5)))
    strew(t, rng)
    return _kneel((1.1, -3.0, 1.1), (0.15, 0.6, 0.72))


def construction_supervision_close():
    """A drawing lies on the bricks, under the helmet of who checks the work against it."""
    rng = random.Random(282)
    t = plot(283, 0.25)
    t.place(kit.stack("brick"), 0, 0, 8, 1.0, reserve=1.4)
    t.place(kit.stack("brick"), 2.3, 1.6, -10, 1.0, reserve=1.4)
    things = Mesh()
    with things.at(-0.05, -0.05, 1.11, rz=14):
        things.box(kit.paint("board", grain=0), 0, 0, 0, 1.1, 0.8, 0.012)
        things.box(kit.paint("blueprint", grain=0), 0, 0, 0.012, 1.04, 0.74, 0.004)
        line = kit.paint("board", grain=0)
        for k in range(5):
            things.box(line, -0.36 + 0.18 * k, 0.04, 0.016, 0.012, 0.5, 0.003)
        for k in range(4):
            things.box(line, 0, -0.2 + 0.16 * k, 0.016, 0.76, 0.012, 0.003)
    with things.at(-0.34, 0.2, -0.45, rz=-30):
        kit.helmet(things, "gold")
    roll = kit.paint("board", grain=0)
    things.rod(roll, (0.1, -0.46, 1.17), (0.78, -0.2, 1.17), 0.06, sides=28)
    things.rod(kit.paint("gold", grain=0), (0.4, -0.345, 1.17), (0.48, -0.315, 1.17), 0.064, sides=28)
    t.place(things.data("things", bevel=0.004), 0, 0)
    t.place(kit.concrete_frame(), 4.4, 14.5, rz=-12)
    t.reserve_box(4.4, 14.5, 17, 11)
    t.place(kit.scaffold(14.4, 9.4), 3.3, 9.1, rz=-12)
    t.place(kit.container("roof_green"), -6.4, 13, rz=10)
    strew(t, rng, False)
    return _kneel((0.7, -3.1, 1.8), (0.15, 0, 1.42))


def renewable_energy_close():
    """The edge of a panel, in the sun that it turns into power."""
    rng = random.Random(292)
    t = plot(293, 0.45)
    for k in range(3):
        t.place(kit.solar_table(4, 2, tilt=24, clearance=0.9), 1.6 + 0.3 * k, 0.6 + 5.0 * k, rz=-16, s=1.0)
    t.reserve_box(2, 5, 8, 14)
    t.place(kit.pump_house(), -4.6, 9.0, rz=12)
    t.place(kit.power_pole(6.4), -3.0, 14, rz=8)
    acacias(t, rng, ((-9.4, 22, 1.4), (10, 30, 1.5)))
    strew(t, rng)
    return _kneel((-1.6, -4.4, 1.6), (0.2, 0, 1.35))
