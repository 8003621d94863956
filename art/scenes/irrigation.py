"""Projects that water fields: Kitgum, Kakumiro, Lira, Oyam, Otuke."""

import math
import random

import kit
from kit import Path, Terrain, add_object, fbm, field, smoothstep, variants

from .common import CARD, crowd, finish, savanna_ground, tank


def kitgum():
    """Solar irrigation: panels, tank and vegetable rows."""
    rng = random.Random(21)
    t = Terrain(34, 32, kit.SOIL_PROFILE, corner=2.2, cell=0.34, relief=0.35, seed=8)
    t.level_pad(-8.5, 8.0, 5)
    t.level_pad(7.5, 9.0, 8)
    t.paint_patch(7.0, 8.2, 10.5, 6.0, "ochre", 0.6)
    t.build(savanna_ground(8, lambda x, y: 0.9 * (1 - smoothstep(-1.0, 2.5, y + 1.2 * fbm(x, y, 5, 2)))))
    field(t, -8.2, -7.6, 14.4, 13.4, variants(kit.vegetable, 4), row_gap=1.5, plant_gap=0.82, size=(1.15, 1.45), seed=4)
    field(t, 8.4, -7.6, 14.0, 13.4, variants(kit.bush_crop, 4), row_gap=1.68, plant_gap=0.95, size=(1.0, 1.25), seed=5)
    for i, y in enumerate((5.2, 10.4)):
        for x in (3.6, 11.6):
            t.place(kit.solar_table(6, 2, tilt=18), x, y, s=1.08)
    t.reserve_box(7.6, 7.8, 17.5, 10.5)
    (ix, iy), (ox, oy) = tank(t, -8.6, 7.6, 6.4, 1.8, of="panels")
    t.place(kit.borehole_head(), -3.6, 3.2, rz=180, reserve=1.2)
    kit.pipeline(t, [(-4.6, 3.2), (ix, 3.2), (ix, iy)], r=0.15)
    kit.pipeline(t, [(ox, oy), (ox, 0.7), (-15.65, 0.7), (-15.65, -0.9)], r=0.15)
    kit.pipeline(t, [(ox, 0.7), (1.15, 0.7), (1.15, -0.9)], r=0.15)
    t.place(kit.pump_house(), -2.6, 7.6)
    t.reserve_box(-2.6, 7.6, 4, 4)
    crowd(t, rng, [(-5.6, 1.9, 60), (-4.4, 1.7, -30)], hats=1.0, s=1.25)
    crowd(t, rng, [(0.1, -5.5, 90), (0.2, -10.2, 30)], s=1.25)
    for x, y, s in ((-14.2, 4.6, 1.05), (-2.4, 13.6, 1.0), (5.6, 14.2, 0.85)):
        t.place(kit.acacia(int(abs(x)) % 4), x, y, rng.uniform(0, 360), s, reserve=1.8)
    t.place(kit.mango(1), 14.6, 14.0, 30, 0.9, reserve=2)
    north = lambda x, y: y > 0.5
    t.scatter(variants(kit.tuft, 5), 130, rng, north, (0.8, 1.5), 0.7)
    t.scatter(variants(kit.shrub, 4), 12, rng, north, (0.7, 1.2), 1.8)
    t.scatter(variants(kit.boulder, 4), 12, rng, north, (0.5, 1.2), 1.2)
    t.scatter(variants(kit.tuft, 4, tone="leaf_lime"), 90, rng, lambda x, y: y < 0.2, (0.6, 1.0), 0.5, 0.3)
    return finish(t, CARD)


def kakumiro():
    """Solar irrigation among hills of matoke."""
    rng = random.Random(91)
    t = Terrain(32, 30, kit.SOIL_PROFILE, corner=2.2, cell=0.32, relief=0.4, seed=29)
    t.hill(-10, 10, 15, 6.0)
    t.hill(13, 13, 9, 2.4)
    t.level_pad(8.8, 2.6, 5.5, 0.2, 3)
    t.level_pad(-10.0, 9.4, 3.2)
    t.build(savanna_ground(30, lambda x, y: 0.95))
    t.place(kit.solar_table(6, 2, tilt=18), 9.0, 0.6, s=1.05)
    t.place(kit.solar_table(6, 2, tilt=18), 9.0, 5.2, s=1.05)
    t.reserve_box(9.0, 2.9, 9, 9.5)
    t.place(kit.masonry_tank(2.1, 2.6), -10.0, 9.4)
    t.reserve_box(-10.0, 9.4, 6, 6)
    (ix, iy), (ox, oy) = kit.ground_tank_ports(-10.0, 9.4, 2.1)
    t.place(kit.pump_house(), 2.0, 3.4)
    t.reserve_box(2.0, 3.4, 4, 4)
    kit.pipeline(t, [(0.4, 2.8), (-2.2, 4.2), (ix, iy)], r=0.14)
    kit.pipeline(t, [(ox, oy), (-13.45, 1.0), (-13.45, -3.1)], r=0.14)
    field(t, -7.0, -8.4, 12.4, 10.6, variants(kit.banana, 4), row_gap=2.6, plant_gap=2.3, size=(0.95, 1.2), seed=10)
    field(t, 7.6, -8.4, 12.6, 10.6, variants(kit.vegetable, 4), row_gap=1.5, plant_gap=0.8, size=(1.1, 1.4), seed=11)
    on_hill = lambda x, y: math.hypot(x + 10, y - 10) < 13.5 and y > -1.2
    rings = [(r, k) for r in (5.2, 7.6, 10.0) for k in range(int(r * 2.2))]
    for r, k in rings:
        a = 2 * math.pi * k / int(r * 2.2) + r
        x, y = -10 + r * math.cos(a), 10 + r * math.sin(a)
        if t.free(x, y, 1.0) and on_hill(x, y):
            t.place(kit.banana(k % 4), x, y, rng.uniform(0, 360), rng.uniform(0.8, 1.05), reserve=1.0)
    crowd(t, rng, [(0.3, -5.0, 90), (0.4, -10.8, -90), (4.4, 0.2, 30)], s=1.2)
    crowd(t, rng, [(0.2, 0.4, 40)], hats=1.0, s=1.2)
    t.place(kit.thatched_hut(1.6), 9.2, 11.0, reserve=3)
    t.place(kit.mango(1), 13.6, 11.8, 0, 0.8, reserve=1.8)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 100, rng, None, (0.6, 1.1), 0.7)
    t.scatter(variants(kit.shrub, 4, tone="crop"), 14, rng, lambda x, y: y > -1, (0.6, 1.0), 1.5)
    return finish(t, CARD)


def lira():
    """Solar irrigation of a sunflower field."""
    rng = random.Random(101)
    t = Terrain(34, 30, kit.SOIL_PROFILE, corner=2.2, cell=0.34, relief=0.3, seed=31)
    t.level_pad(9.0, 9.6, 6)
    t.level_pad(-9.0, 10.2, 3)
    t.build(savanna_ground(32, lambda x, y: 0.75 - 0.5 * smoothstep(6, 13, y)))
    for x in (-8.2, 8.2):
        field(t, x, -4.8, 14.6, 18.4, variants(kit.sunflower, 5), row_gap=1.75, plant_gap=1.05, size=(1.1, 1.35), seed=int(x) + 40, turn=20)
    for x in (4.4, 12.0):
        t.place(kit.solar_table(5, 2, tilt=18), x, 9.4, s=1.1)
    t.reserve_box(8.2, 9.4, 15, 5)
    (ix, iy), (ox, oy) = tank(t, -8.8, 9.6, 6.8, 1.7, of="rubber")
    t.place(kit.pump_house(), -2.8, 9.2)
    t.reserve_box(-2.8, 9.2, 4, 4)
    kit.pipeline(t, [(-3.4, 7.8), (-3.4, 6.5), (ix, 6.5), (ix, iy)], r=0.14)
    kit.pipeline(t, [(ox, oy), (ox, 5.2), (-15.75, 5.2), (-15.75, 4.4)], r=0.14)
    kit.pipeline(t, [(ox, 5.2), (0.65, 5.2), (0.65, 4.4)], r=0.14)
    crowd(t, rng, [(-0.4, 7.4, 90), (0.9, 6.8, -80), (-0.3, -14.3, 20)], s=1.25)
    t.place(kit.acacia(2), -14.8, 8.2, 0, 1.05, reserve=1.8)
    t.place(kit.mango(0), 14.6, 13.0, 0, 0.8, reserve=1.8)
    t.place(kit.acacia(1), 1.2, 13.2, 0, 0.95, reserve=1.8)
    t.scatter(variants(kit.tuft, 5), 80, rng, lambda x, y: y > 4, (0.7, 1.3), 0.7)
    t.scatter(variants(kit.tuft, 4, tone="leaf_lime"), 70, rng, lambda x, y: y < 5, (0.6, 1.0), 0.5, 0.3)
    return finish(t, CARD)


def oyam():
    """Solar irrigation from a river: a low intake at the bank, and its pump feeds the fields directly."""
    rng = random.Random(111)
    t = Terrain(34, 30, kit.SOIL_PROFILE, corner=2.2, cell=0.32, relief=0.3, seed=37)
    river = Path([(14.5, 16), (10.5, 8), (9.0, 0), (10.5, -8), (9.0, -16)])
    t.river(river, 7.4, bed=1.6, bank=2.0, level=-0.5)
    t.level_pad(-1.5, 8.0, 5.5)
    t.build(savanna_ground(38, lambda x, y: 0.85))
    ground = t.height(3.4, 1.6)
    add_object(kit.bank_intake(), 3.2, 1.6, ground, s=1.15)
    t.reserve_box(4.2, 1.6, 6.5, 4.6)
    kit.ripples(7.7, 1.6, -0.475, 1.5, 2)
    kit.pipeline(t, [(1.4, 1.6), (-15.55, 1.6), (-15.55, 0.5)], r=0.17)
    kit.pipeline(t, [(-5.05, 1.6), (-5.05, 0.5)], r=0.15)
    kit.pipeline(t, [(-14.85, 1.6), (-14.85, 4.4)], r=0.15)
    for y in (6.2, 10.8):
        t.place(kit.solar_table(7, 2, tilt=18), -1.0, y, s=1.08)
    t.reserve_box(-1.0, 8.5, 10, 9.5)
    field(t, -10.6, -6.6, 9.4, 14.2, variants(kit.maize, 5), row_gap=1.42, plant_gap=0.5, size=(0.95, 1.15), seed=12)
    field(t, -0.4, -6.6, 8.8, 14.2, variants(kit.vegetable, 4, tone="crop"), row_gap=1.5, plant_gap=0.8, size=(1.1, 1.4), seed=13)
    field(t, -10.6, 8.6, 8.0, 8.6, variants(kit.bush_crop, 4), row_gap=1.5, plant_gap=0.95, size=(1.0, 1.25), seed=14)
    t.place(kit.someone("forest", "gold", vest="gold"), 1.6, 3.9, 60, 1.25, reserve=0.6)
    crowd(t, rng, [(3.6, -2.0, 200)], s=1.2)
    crowd(t, rng, [(-5.4, -4.0, 90), (-5.3, -10.0, 90)], s=1.2)
    t.place(kit.mango(1), 15.2, 1.6, 0, 0.85, reserve=1.8)
    t.place(kit.mango(2), 14.4, -11.6, 0, 0.75, reserve=1.8)
    t.place(kit.acacia(0), -8.4, 13.4, 0, 0.95, reserve=1.8)
    t.place(kit.acacia(3), 6.4, 13.0, 0, 0.9, reserve=1.8)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 110, rng, None, (0.6, 1.1), 0.7)
    t.scatter(variants(kit.shrub, 4, tone="crop"), 12, rng, lambda x, y: x > 12 or y > 3, (0.6, 1.0), 1.5)
    t.scatter(variants(kit.reed, 4), 80, rng, lambda x, y: 4.0 < river.distance(x, y) < 5.6, (0.7, 1.2), 0.7, wet=True)
    t.scatter(variants(kit.boulder, 4), 18, rng, lambda x, y: 3.6 < river.distance(x, y) < 4.8, (0.5, 1.2), 1.0, wet=True)
    return finish(t, CARD, margin=(0.05, 0.08, 0.10, 0.07))


def otuke():
    """Dry country: sprinkled green circles, a cattle trough and a herd."""
    rng = random.Random(121)
    t = Terrain(34, 30, kit.SOIL_PROFILE, corner=2.2, cell=0.32, relief=0.4, seed=43)
    t.level_pad(9.0, 7.6, 5.5)
    t.level_pad(8.6, -7.6, 4)
    t.level_pad(0.6, 3.4, 3.8, 1.0, 2.6)
    t.paint_patch(0.6, 3.4, 4.6, 4.6, "road", 0.6)
    circles = [(-9.4, -7.2, 5.6), (-9.2, 4.8, 4.6)]
    for x, y, r in circles:
        t.level_pad(x, y, r, None, 2.0)
    t.paint_patch(8.6, -7.8, 6.0, 5.0, "road", 0.7)

    def lush(x, y):
        return max(1 - smoothstep(r + 0.1, r + 1.3, math.hypot(x - cx, y - cy)) for cx, cy, r in circles)
    t.build(savanna_ground(44, lush))
    for cx, cy, r in circles:
        lead = Path([(-3.6, -1.4), (cx, cy)], 2)
        kit.round_bed(t, cx, cy, r, variants(kit.vegetable, 4), rng, 0.9, 1.05, 0.85, (1.0, 1.3), lead=lead)
        add_object(kit.sprinkler(r * 0.62), cx, cy, t.height(cx, cy) + 0.1, s=1.0)
    for x in (5.4, 12.4):
        t.place(kit.solar_table(5, 2, tilt=18), x, 9.6, s=1.06)
    t.reserve_box(8.9, 9.6, 14.5, 5)
    tank_x, tank_y, radius = 0.6, 3.4, 2.6
    t.place(kit.ground_tank(radius, 2.7), tank_x, tank_y)
    t.reserve(tank_x, tank_y, radius + 0.8)
    (ix, iy), (ox, oy) = kit.ground_tank_ports(tank_x, tank_y, radius)
    t.place(kit.borehole_head(), 7.6, 4.4, rz=180, reserve=1.2)
    kit.pipeline(t, [(6.6, 4.4), (6.6, -0.7), (ix, -0.7), (ix, iy)], r=0.15)
    kit.pipeline(t, [(ox, oy), (ox, -1.4), (-3.6, -1.4)], r=0.15)
    for cx, cy, _ in circles:
        kit.pipeline(t, [(-3.6, -1.4), (cx, cy)], r=0.13, lift=0.2)
    kit.pipeline(t, [(ox, -1.4), (ox, -6.4), (4.95, -6.4)], r=0.15)
    t.place(kit.trough(6.0), 8.8, -6.4, s=1.1)
    t.reserve_box(8.8, -6.4, 8.5, 3)
    for x, y, a in ((6.4, -8.4, 85), (8.2, -8.6, 95), (10.0, -8.5, 80), (11.8, -8.8, 100), (9.4, -4.2, -95), (12.0, -4.0, -80), (13.6, -11.2, 130), (5.2, -11.8, 40)):
        t.place(kit.cow("cattle" if int(x) % 3 else "board"), x, y, a, 1.25, reserve=1.2)
    crowd(t, rng, [(3.6, -9.4, 60), (14.2, -7.2, -90)], s=1.25)
    t.place(kit.someone("forest", "gold", vest="gold"), 8.8, 5.2, 60, 1.25, reserve=0.6)
    crowd(t, rng, [(-2.4, -4.6, 90)], s=1.25)
    for x, y, s in ((-14.6, 12.4, 1.1), (-1.2, 13.0, 1.05), (6.4, 13.2, 0.9), (15.2, 13.3, 0.85), (2.2, -12.6, 0.8)):
        t.place(kit.acacia(int(abs(x)) % 4), x, y, rng.uniform(0, 360), s, reserve=1.8)
    t.scatter(variants(kit.tuft, 5), 180, rng, None, (0.7, 1.5), 0.7)
    t.scatter(variants(kit.shrub, 4), 16, rng, None, (0.6, 1.1), 1.8)
    t.scatter(variants(kit.boulder, 4), 22, rng, None, (0.5, 1.3), 1.2)
    return finish(t, CARD)
