"""Large figures on small blocks, one for each leader."""

import random

import kit
from kit import Mesh, Path, Terrain, field, mix, smoothstep, variants

from .common import finish, LEADER, NOTES, savanna_ground, tank

PLINTH = kit.ground(0.26, 1.0, 0.7, 0.7, 0.75)


def plinth(seed, size=11.0, corner=None, relief=0.12, board=0.85):
    """A small round (or rounded square) block of ground for one large figure."""
    return Terrain(size, size, PLINTH, corner=corner or size / 2 - 0.02, cell=0.2, relief=relief, seed=seed, board=(board, 0.55))


def leader_director():
    """The director with a rolled drawing, beside the model of a tank tower."""
    rng = random.Random(201)
    t = plinth(51, 10.0)
    t.level_pad(0, 0, 4.2, 0.0)
    t.paint_patch(1.7, 0.4, 2.6, 2.4, "road", 0.75)
    t.build(savanna_ground(52, lambda x, y: 0.9))
    t.place(kit.someone("forest", "gold", prop="roll", left=((0.28, -0.08, 1.1), (0.17, -0.32, 1.02)),
                        right=((0.3, -0.06, 1.1), (0.4, -0.3, 1.18))), -1.7, -1.1, 40, 4.6, reserve=1.6)
    (ix, iy), (ox, oy) = tank(t, 2.1, 1.9, 6.4, 1.8, 3.2, 0.46)
    t.place(kit.borehole_head(), 4.0, -0.2, rz=180, s=0.42, reserve=0.7)
    kit.pipeline(t, [(3.58, -0.2), (ix, -0.2), (ix, iy)], r=0.075, lift=0.09, supports=False)
    kit.pipeline(t, [(ox, oy), (ox, -0.2), (0.78, -0.2), (0.78, -3.1)], r=0.075, lift=0.12, supports=False)
    field(t, 2.2, -2.2, 2.4, 1.9, variants(kit.vegetable, 4), row_gap=0.63, plant_gap=0.4, size=(0.55, 0.68), seed=3, lift=0.05, ridge=0.08, header=False)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 34, rng, None, (0.5, 0.9), 0.5)
    t.scatter(variants(kit.boulder, 4), 4, rng, None, (0.4, 0.7), 0.9)
    return finish(t, LEADER, margin=(0.045, 0.13, 0.05, 0.06), shadow_tail=0.2)


def leader_field_advisor():
    """The field adviser at a total station; a soil pit is opened before the levelling staff."""
    rng = random.Random(211)
    t = plinth(61, 10.2)
    px, py, pw, pd = 2.7, -2.8, 3.0, 2.4

    def inside(x, y):
        return 1 - smoothstep(0.86, 1.0, max(abs(x - px) / (pw / 2), abs(y - py) / (pd / 2)))
    t.shapers.append(lambda x, y, z: z - (0.95 + 0.35 * (x > px + 0.3)) * inside(x, y))

    def dug(x, y, z, c):
        deep = mix("laterite", "laterite_dark", smoothstep(0.75, 1.15, -z))
        return mix(c, deep, smoothstep(0.03, 0.14, inside(x, y)))
    t.paint_patch(px - 0.4, py + 0.9, 2.3, 2.0, "road", 0.8)
    t.paint_patch(-1.0, 0.2, 2.0, 1.6, "hay", 0.5)
    t.painters.append(dug)
    t.build(savanna_ground(62, lambda x, y: 0.75))
    t.reserve_box(px, py, pw, pd)
    t.place(kit.someone("pipe", "gold", "gold", left=((0.29, -0.14, 1.12), (0.12, -0.38, 1.26)),
                        right=((0.29, -0.14, 1.1), (0.12, -0.38, 1.2))), -2.35, 0.08, 108, 4.1, reserve=1.4)
    t.place(kit.total_station(), 0.2, 0.9, rz=121, s=3.1, reserve=1.5)
    t.place(kit.levelling_staff(1.9), 3.5, 2.9, rz=42, s=3.2, reserve=0.7)
    t.place(kit.survey_peg(0.8), 0.7, -4.0, rz=12, s=1.0, reserve=0.5)
    t.place(kit.survey_peg(0.8), 4.3, -1.0, rz=20, s=1.0, reserve=0.5)
    spoil = Mesh()
    spoil.lathe(kit.paint("laterite_dark", roughness=0.95, grain=0.16), [(0.95, -0.1), (0.75, 0.2), (0.4, 0.46), (0, 0.56)], sides=20)
    t.place(spoil.data("spoil"), -0.7, -3.5, reserve=1.1)
    t.place(kit.shrub(1, tone="crop"), -3.4, 3.6, s=1.1, reserve=0.8)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 42, rng, None, (0.5, 0.95), 0.5)
    t.scatter(variants(kit.boulder, 4), 6, rng, None, (0.4, 0.8), 0.9)
    return finish(t, LEADER, margin=(0.045, 0.13, 0.05, 0.06), shadow_tail=0.2)


def leader_safeguards():
    """The safeguards specialist checks a young tree that is fenced beside a stream."""
    rng = random.Random(221)
    t = plinth(71, 10.2)
    stream = Path([(5.4, 3.0), (3.4, 0.9), (2.5, -1.2), (1.5, -3.0), (1.7, -6.0)])
    t.river(stream, 1.5, bed=0.75, bank=0.9, level=-0.32)
    t.build(savanna_ground(72, lambda x, y: 0.95))
    t.place(kit.someone("ochre", "forest", "forest", **NOTES), -2.2, -1.2, 48, 4.5, reserve=1.5)
    t.place(kit.young_tree(), 0.5, 2.5, rz=20, s=2.0, reserve=1.8)
    t.place(kit.tree_guard(1.5), 0.5, 2.5, rz=0, s=1.65, reserve=1.8)
    near = lambda lo, hi: (lambda x, y: lo < stream.distance(x, y) < hi)
    t.scatter(variants(kit.reed, 4), 20, rng, near(0.95, 1.6), (0.5, 0.8), 0.45, wet=True)
    t.scatter(variants(kit.boulder, 4), 14, rng, near(0.7, 1.3), (0.4, 0.8), 0.6, wet=True)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 40, rng, None, (0.5, 0.9), 0.5)
    t.scatter(variants(kit.shrub, 4, tone="crop"), 3, rng, lambda x, y: x > 3.3, (0.6, 0.9), 1.2)
    return finish(t, LEADER, margin=(0.045, 0.13, 0.05, 0.06), shadow_tail=0.2)
