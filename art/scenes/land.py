"""The land as somebody who stands on it sees it, in the evening over a whole field."""

import math
import random

import kit
from kit import Mesh, Path, Terrain, add_object, fbm, field, mix, smoothstep, variants

from .common import acacias, CARRIES, savanna_ground, tank, trodden

PANORAMA = (2400, 1000)
UPRIGHT = (1200, 1080)
HAZE = "#e9d9bd"  # what far things fade to, near the paper of the page

# the sun over land, by the time of the day: where it is, how strong, how warm
EVENING = {"sun": 6.4, "sky": 0.42, "softness": 1.0, "sun_at": (212, 15), "tone": (1.0, 0.77, 0.48)}
DUSK = {"sun": 7.0, "sky": 0.40, "softness": 1.2, "sun_at": (196, 9), "tone": (1.0, 0.66, 0.34)}
MORNING = {"sun": 5.0, "sky": 0.66, "softness": 2.0, "sun_at": (18, 26), "tone": (1.0, 0.92, 0.78)}
NOON = {"sun": 3.3, "sky": 0.55, "softness": 1.0, "sun_at": (236, 58), "tone": (1.0, 0.95, 0.86)}


def _far_trees(rng, count, near, far, tones):
    """A belt of bush on the plain, fainter the farther."""
    crowns = {}
    for k, tone in enumerate(tones):
        for n in range(4):
            m = Mesh()
            for _ in range(16):
                x = rng.uniform(-2.6, 2.6)
                high = 2.7 - 0.26 * x * x
                m.blob(kit.paint(tone, grain=0), x, rng.uniform(-0.9, 0.9), rng.uniform(0.5, max(0.7, high)), rng.uniform(0.6, 1.05), (1.25, 1, 0.8), 0.1, rng, 2)
            crowns[k, n] = m.data("far bush")
    for _ in range(count):
        d = rng.uniform(near, far)
        x = rng.uniform(-0.9, 0.9) * (d + 40)
        k = min(len(tones) - 1, int((d - near) / (far - near) * len(tones)))
        add_object(crowns[k, rng.randrange(4)], x, d, -0.4, rng.uniform(-20, 20), rng.uniform(0.8, 1.5))


def _ridges(layers):
    """Hills behind hills, each layer (distance, height, tone) only an outline, fainter the farther."""
    for k, (y, high, tone) in enumerate(layers):
        reach = 1.3 * y
        tops = []
        for i in range(161):
            x = -reach + 2 * reach * i / 160
            swell = fbm(x / y, 3.7 * k, 0.55, 61 + k, 2) + 0.16 * fbm(x / y, 1.3 * k, 0.11, 71 + k, 3)
            tops.append((x, max(0.02, 0.34 + 1.5 * swell) * high))
        m = Mesh()
        for (x0, z0), (x1, z1) in zip(tops, tops[1:]):
            m.quad(kit.distant(tone), (x0, y, -2), (x1, y, -2), (x1, y, z1), (x0, y, z0))
        add_object(m.data("ridge"))


def hazed_ground(seed, lush):
    """The ground's colours, which fade towards the horizon."""
    base = savanna_ground(seed, lush)
    return lambda x, y, z: mix(base(x, y, z), HAZE, 0.7 * smoothstep(10, 66, y))


def in_tufts(x, y):
    """Grass stands together, with bare ground between."""
    return fbm(x, y, 2.4, 31) > 0.02


def horizon(rng, day=EVENING):
    """What is far in every direction, and the sun."""
    plain = Mesh()
    plain.quad(kit.paint(_between("savanna", HAZE, 0.75), grain=0.03, grain_scale=0.05), (-2000, 60, -0.6), (2000, 60, -0.6), (2000, 2500, -0.6), (-2000, 2500, -0.6))
    add_object(plain.data("plain"))
    _far_trees(rng, 420, 62, 320, ["#83905f", "#96a072", "#aab087", "#bcc09c", "#cbccb0"])
    air = Mesh()
    air.quad(kit.glow("#fff3dc", 0.75, 400), (-3000, 2400, -2), (3000, 2400, -2), (3000, 2400, 400), (-3000, 2400, 400))
    add_object(air.data("air"))
    _ridges([(700, 46, "#b9bf9f"), (1000, 92, "#cbcbb0"), (1500, 190, "#dbd5bf")])
    kit.table(-40)
    kit.light(**day)


def plot(seed, lush=0.6, shape=None):
    """A piece of land to stand on, as far as the bush behind it; `shape(terrain)` forms it."""
    t = Terrain(80, 120, kit.SOIL_PROFILE, corner=1, cell=0.6, relief=0.4, seed=seed)
    t.level_pad(0, -2, 7)
    if shape:
        shape(t)
    t.build(hazed_ground(seed, lambda x, y: lush), board=False)
    return t


def strew(t, rng, lush=True, day=EVENING):
    """Grass, bushes and stones over what is free."""
    t.scatter(variants(kit.tuft, 5), 1000, rng, lambda x, y: -9 < y < 10 and abs(x) < 12 and in_tufts(x, y), (0.25, 0.8), 0.16, 0.2)
    t.scatter(variants(kit.tuft, 4, tone="leaf_lime"), 1300 if lush else 380, rng, lambda x, y: -9 < y < 10 and abs(x) < 12 and in_tufts(x, y), (0.25, 0.65), 0.13, 0.2)
    t.scatter(variants(kit.tuft, 5), 500, rng, lambda x, y: y > 8, (0.7, 1.4), 0.6)
    t.scatter(variants(kit.shrub, 4, fine=True), 40, rng, lambda x, y: y > 6, (0.8, 1.6), 2.0)
    t.scatter(variants(kit.boulder, 4), 26, rng, lambda x, y: y > -8, (0.2, 0.7), 1.2)
    horizon(rng, day)


def _evening():
    """A field that the sun has watered: people walk home past the tank."""
    rng = random.Random(71)
    t = Terrain(90, 130, kit.SOIL_PROFILE, corner=1, cell=0.6, relief=0.5, seed=17)
    t.level_pad(11, 4, 5)
    t.level_pad(-18, 10, 8)

    def lush(x, y):
        return 0.7 * (1 - smoothstep(-9, 1, y + fbm(x, y, 6, 3))) * (1 - smoothstep(0.4, 1.6, x + 0.6 * fbm(x, y, 2, 8))) + 0.2

    track = Path([(2.6, -66), (3.0, -40), (3.8, -24), (6.0, -9), (6.6, 2), (3.0, 14), (5.0, 30), (14, 64)])
    t.build(hazed_ground(9, lush), board=False)
    trodden(t, track, 2.6)
    field(t, -6.9, -28.0, 40.0, 15.0, variants(kit.vegetable, 4, fine=True), rz=90, row_gap=1.5, plant_gap=0.62, size=(1.05, 1.4), seed=4)
    field(t, -24.0, -24.0, 32.0, 16.0, variants(kit.maize, 5), rz=90, row_gap=1.5, plant_gap=0.55, size=(1.0, 1.25), seed=5, header=False)
    field(t, 16.0, -26.0, 30.0, 16.0, variants(kit.maize, 5), rz=90, row_gap=1.5, plant_gap=0.5, size=(0.95, 1.2), seed=6, header=False)

    _, (ox, oy) = tank(t, 12.0, 4.0, 7.4, 2.0, 7, s=1.15, of="rubber")
    kit.pipeline(t, [(ox, oy), (ox, -5.2), (9.4, -6.4)], r=0.16)
    t.place(kit.pump_house(), 19.0, 6.0, rz=-10)
    t.reserve_box(19, 6, 5, 5)
    for y in (4.0, 9.0, 14.0):
        for x in (-26, -17.4, -8.8):
            t.place(kit.solar_table(7, 2, tilt=20), x, y, s=1.1)
    t.reserve_box(-17.4, 9, 28, 15)
    t.place(kit.tap_stand(), 9.4, -7.0, 40, 1.05, reserve=2)
    for x, y in ((8.2, -8.6), (8.8, -9.0), (10.6, -8.4)):
        t.place(kit.jerrycan(), x, y, rng.uniform(0, 90), 1.0)
    for cloth, scarf, x, y, facing, load in (("cloth_red", "pipe", 3.7, -25.0, 172, "head"), ("gold", "cloth_red", 2.5, -23.2, 186, "hand"),
                                             ("pipe", "board", 4.0, -17.0, 176, "head"), ("board", None, -1.3, -19.5, 100, None),
                                             ("forest", None, 8.4, -7.2, -60, None)):
        t.place(kit.someone(cloth, scarf=scarf, right=CARRIES if load == "head" else None, stride=0.3), x, y, facing, 1.04, reserve=0.5)
        if load:
            t.place(kit.jerrycan(), x + (0.34 if load == "hand" else 0), y - 0.02, facing, 1.0, sink=-0.32 if load == "hand" else -1.8)
    for x, y, a in ((-4.6, 19, 200), (-1.6, 22, 170), (1.0, 19.6, 30), (-7.4, 23, 10)):
        t.place(kit.cow("cattle" if a % 3 else "ochre"), x, y, a, 1.2, reserve=1.2)
    t.place(kit.iron_house(roof="roof_red"), 32, 20, rz=-14)
    t.place(kit.thatched_hut(2.4), 24.6, 20.0)
    t.place(kit.thatched_hut(2.1), 39.6, 16.0)
    acacias(t, rng, ((-14.0, 25, 1.5), (25.5, 1.0, 1.6), (-37, 22, 1.6), (30, 40, 1.6), (6, 48, 1.5), (-24, 48, 1.5), (42, 36, 1.6), (-7, 36, 1.2)))
    for x, y, s in ((29.5, 14, 1.4), (38, 27, 1.6), (20.4, 30, 1.3), (-34, 36, 1.4)):
        t.place(kit.mango(int(abs(x)) % 3, fine=True), x, y, rng.uniform(0, 360), s, reserve=2)
    t.scatter(variants(kit.tuft, 5), 420, rng, lambda x, y: -36 < y < -12 and -0.4 < x < 9 and in_tufts(x, y), (0.4, 0.9), 0.25, 0.2)
    t.scatter(variants(kit.tuft, 4, tone="leaf_lime"), 260, rng, lambda x, y: -37 < y < -12 and -0.4 < x < 9 and in_tufts(x, y), (0.35, 0.7), 0.2, 0.2)
    t.scatter(variants(kit.tuft, 5), 1500, rng, lambda x, y: -50 < y < 22 and (x > 0 or y > -7), (0.5, 1.2), 0.4)
    t.scatter(variants(kit.tuft, 4, tone="leaf_lime"), 500, rng, lambda x, y: y < -4 and x < 3, (0.5, 0.9), 0.3)
    t.scatter(variants(kit.shrub, 4, fine=True), 60, rng, lambda x, y: y > -6, (0.8, 1.6), 2.0)
    t.scatter(variants(kit.boulder, 4), 60, rng, lambda x, y: y > -44, (0.3, 0.9), 1.2)
    horizon(rng)


def land():
    """The evening over the whole field, under a sky that is the page's own ground."""
    _evening()
    kit.stand(*PANORAMA, eye=(1.4, -38.6, 2.7), towards=(0.6, 0, 4.4), lens=26, sharp=24)
    return PANORAMA


def land_upright():
    """The same evening for a screen held upright: the track, and the tank above it."""
    _evening()
    kit.stand(*UPRIGHT, eye=(1.2, -37, 2.6), towards=(5.6, 0, 4.4), lens=38, sharp=22, stop=0.7)
    return UPRIGHT


def _between(a, b, t):
    """A colour between two, as '#rrggbb'."""
    out = []
    for c in mix(kit.colour(a), kit.colour(b), t):
        v = 1.055 * c ** (1 / 2.4) - 0.055 if c > 0.0031308 else 12.92 * c
        out.append(f"{round(255 * v):02x}")
    return "#" + "".join(out)
