"""Pages: the water story in section, the empty plot."""

import math
import random

import kit
from kit import Mesh, Terrain, add_object, fbm, field, mix, smoothstep, variants

from .common import CARD_SMALL, crowd, finish, HOLDS_STAFF, READS, savanna_ground, STRIP

ABOUT_TURN = 24.0  # the long block is turned a little on its table so that its cut face is seen more squarely


def about():
    """The whole water story in one cut: cracked rock, well, pump, rising main, tank, gravity main, drip field."""
    rng = random.Random(241)
    t = Terrain(62, 14, kit.ground(0.3, 2.9, 2.2, 2.4, 4.0), corner=1.6, cell=0.34, relief=0.22, seed=91)
    well, tank = -15.5, -1.5

    def land(x, y, z):
        hill = 4.4 * math.exp(-((x - tank) / 7.5) ** 2)
        return z + 0.5 * (1 - smoothstep(-22, -14, x)) + hill * (0.9 + 0.1 * y / 7)
    t.shapers.append(land)
    tx, ty = tank, -3.3
    t.level_pad(tx, ty, 3.2, None, 3.5)
    t.level_pad(-24.5, 1.4, 5.0, 0.7, 3)
    t.paint_patch(-24, 1, 7, 6, "hay", 0.7)
    t.paint_patch(well, -4, 3.6, 3.4, "road", 0.75)
    t.paint_patch(tank, -4, 4.5, 3.0, "road", 0.5)
    field_x0, field_x1 = 9.6, 29.4
    t.build(savanna_ground(92, lambda x, y: smoothstep(-6, 6, x) * 0.95))
    face = -t.d / 2
    base = t.height(well, face)
    wx, _, wz = kit.cutaway_well(t, well, base - 9.0, base - 11.2, base - 6.9, 1.15, radius=0.8, pack=3.2)
    (ix, iy), (ox, oy) = kit.tank_ports(tx, ty, 1.8, 1.0, -1)
    up = kit.buried_pipe(t, well, ix, 1.15)
    down = kit.buried_pipe(t, ox, field_x0 - 0.25, 1.15)
    kit.buried_cable(t, -23.4, well - 0.8, -3.4, 1.15)
    pipe = kit.paint("pipe", roughness=0.35, grain=0)
    risers = Mesh()
    for (x, y, z), (px, py) in ((up[-1], (ix, iy)), (down[0], (ox, oy)), (down[-1], (field_x0 - 0.25, face + 0.75))):
        g = t.height(px, py)
        risers.blob(pipe, x, y, z, 0.33, level=3, smooth=True)
        risers.tube(pipe, [(x, y, z), (x, y, g - 0.15), (x, y + 0.12, g + 0.18), (px, py, g + 0.2)], 0.2, 12)
    add_object(risers.data("risers"))
    t.place(kit.tank_tower(6.0, 1.8, outlet=True, side=-1), tx, ty)
    t.reserve_box(tx, ty, 6, 6)
    t.reserve_box(well, face + 1, 4, 4)
    for i, y in enumerate((-1.8, 3.0)):
        t.place(kit.solar_table(7, 2, tilt=18), -24.6, y, s=1.08)
    t.reserve_box(-24.6, 0.6, 10, 10.5)
    t.place(kit.pump_house(), -15.0, 0.6)
    t.reserve_box(-15.0, 0.6, 4, 4)
    mid, length = (field_x0 + field_x1) / 2, field_x1 - field_x0
    field(t, mid, face + 2.55, length, 3.9, variants(kit.vegetable, 4), row_gap=1.3, plant_gap=0.9, size=(1.2, 1.5), seed=21)
    field(t, mid, face + 6.9, length, 3.8, variants(kit.bush_crop, 4), row_gap=1.27, plant_gap=0.95, size=(1.0, 1.25), seed=22)
    field(t, mid, face + 11.2, length, 3.8, variants(kit.maize, 5), row_gap=1.27, plant_gap=0.62, size=(1.0, 1.2), seed=23)
    kit.pipeline(t, [(field_x0 - 0.25, face + 0.6), (field_x0 - 0.25, face + 13.0)], r=0.12, supports=False)
    kit.roots(t, [field_x0 + 1.2 + 1.75 * i for i in range(11)])
    crowd(t, rng, [(-17.6, -4.2, 60), (-12.9, -3.9, -30)], hats=1.0, s=1.3)
    crowd(t, rng, [(7.4, -3.4, 90), (7.6, 1.2, 60)], s=1.3)
    for x, y, s in ((-29.0, 5.4, 0.95), (-17.6, 5.2, 1.0), (-11.0, 4.6, 1.05)):
        t.place(kit.acacia(int(abs(x)) % 4), x, y, rng.uniform(0, 360), s, reserve=1.8)
    for x, y, s in ((2.2, 4.8, 0.9), (6.4, 5.2, 0.8)):
        t.place(kit.mango(int(abs(x)) % 3), x, y, rng.uniform(0, 360), s, reserve=1.8)
    t.place(kit.banana(1), 5.8, 2.2, 0, 1.0, reserve=1)
    t.scatter(variants(kit.tuft, 5), 70, rng, lambda x, y: x < -2, (0.7, 1.4), 0.7)
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 60, rng, lambda x, y: x > -3, (0.7, 1.2), 0.7)
    t.scatter(variants(kit.shrub, 4), 10, rng, lambda x, y: x < 8, (0.6, 1.1), 1.6)
    t.scatter(variants(kit.boulder, 4), 12, rng, lambda x, y: x < 8, (0.5, 1.2), 1.4)
    return finish(t, STRIP, margin=(0.03, 0.075, 0.04, 0.045), turn=ABOUT_TURN, shadow_tail=0.15)


def not_found():
    """Nothing built here yet: bare ground, which two people measure, pegs, string lines and a blank signpost."""
    rng = random.Random(231)
    t = Terrain(27, 22, [("road", 0.5)] + kit.SOIL_PROFILE[1:], corner=2.0, cell=0.3, relief=0.14, seed=81)
    t.level_pad(0, 0, 8.0, 0.0, 4)

    def bare(x, y, z):
        c = mix("road", "laterite", 0.45 + 0.8 * fbm(x, y, 7, 82))
        return mix(c, "sand", 0.32 * smoothstep(0.1, 0.5, fbm(x, y, 3.2, 84)))
    t.paint_patch(-11.8, 9.6, 5.5, 3.4, "savanna", 0.75)
    t.paint_patch(12.0, 9.5, 3.8, 3.0, "savanna", 0.6)
    t.build(bare)
    x0, x1, y0, y1, z = -7.6, 5.6, -4.6, 5.6, 0.86
    for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1), ((x0 + x1) / 2, y0), ((x0 + x1) / 2, y1), (x0, 0.5), (x1, 0.5)):
        t.place(kit.survey_peg(0.95), x, y, s=1.15, reserve=0.6)
    over = 2.0
    for y in (y0, 0.5, y1):
        kit.string_line([(x0 - over, y, z), (x1 + over, y, z)])
    for x in (x0, (x0 + x1) / 2, x1):
        kit.string_line([(x, y0 - over, z), (x, y1 + over, z)])
    for y in (y0, 0.5, y1):
        for x in (x0 - over, x1 + over):
            t.place(kit.profile_board(1.5, 0.9), x, y, rz=90, reserve=0.8)
    for x in (x0, (x0 + x1) / 2, x1):
        for y in (y0 - over, y1 + over):
            t.place(kit.profile_board(1.5, 0.9), x, y, reserve=0.8)
    t.place(kit.total_station(), 2.4, -2.2, 273, 2.3, reserve=1.0)
    t.place(kit.someone("forest", "gold", vest="gold", left=READS, right=READS), 3.75, -2.15, 273, 2.3, reserve=1.0)
    t.place(kit.levelling_staff(2.2), -5.2, -2.6, 93, 2.3, reserve=0.8)
    t.place(kit.someone("cloth_red", "gold", vest="gold", left=HOLDS_STAFF), -6.1, -2.2, 93, 2.3, reserve=0.8)
    kit.north_arrow(t, 9.9, -7.0, 2.4, rz=0)
    t.reserve(9.9, -7.0, 3.3)
    t.place(kit.signpost(3.6), -4.3, 3.0, rz=34, s=1.8, reserve=1.4)
    t.scatter(variants(kit.tuft, 5), 26, rng, lambda x, y: abs(x) > 10.5 or abs(y) > 8.4, (0.7, 1.3), 0.8)
    t.scatter(variants(kit.boulder, 4), 9, rng, lambda x, y: abs(x) > 8 or abs(y) > 7.5, (0.4, 0.9), 1.2)
    return finish(t, CARD_SMALL, margin=(0.05, 0.09, 0.07, 0.07))
