"""Pages: the district of the hero, the water story in section, the empty plot."""

import math
import random

import kit
from kit import Mesh, Path, Terrain, Underground, add_object, fbm, field, mix, smoothstep, variants

from .common import CARD_SMALL, crowd, finish, LANDSCAPE, savanna_ground, STRIP, tank


def _district():
    """The hero's model, framed and lit."""
    rng = random.Random(11)
    t = Terrain(66, 46, kit.ground(0.3, 2.0, 1.3, 1.4, 2.0), corner=3.0, cell=0.42, relief=0.55, seed=3)
    river = Path([(2, 24), (3.5, 15), (8.5, 7), (10.5, -3), (12.5, -12), (18, -24)])
    t.hill(-29, 20, 20, 2.6)
    t.river(river, 5.2, bed=1.5, bank=2.0, level=-0.55)
    road = Path([(33.5, -8), (24, -5.5), (17, -4), (10.4, -3.4), (3, -3.0), (-6, -2.2), (-16, 1.0), (-25, 2.0), (-33.5, 5.5)])
    for x, y, r in ((21, 13, 10.5), (-8.5, 4.5, 3.2), (-0.5, 9, 6.0), (4.4, 4.4, 2.2), (26.5, -15.5, 3.6), (10.4, -3.4, 0.1)):
        if r > 1:
            t.level_pad(x, y, r)
    t.level_pad(3.8, -3.1, 2.4, 0.42, 3.5)
    t.level_pad(17.2, -4.0, 2.4, 0.42, 3.5)
    t.paint_patch(20, 7.5, 10, 4.2, "road", 0.85)
    t.paint_patch(25, -14.5, 6.5, 5.0, "road", 0.8)
    t.paint_patch(-2.5, 8.5, 7.5, 8.0, "hay", 0.8)

    def lush(x, y):
        fields = 1 - smoothstep(-1.5, 2.5, y - 0.06 * x + 1.5 * fbm(x, y, 5, 2))
        village = smoothstep(8, 14, x) * 0.75
        return max(fields, village)
    t.build(savanna_ground(5, lush))

    def road_height(x, y):
        on_bridge = 1 - smoothstep(5.2, 7.0, abs(x - 10.5)) if abs(y + 3.5) < 4 else 0
        return t.height(x, y) * (1 - on_bridge) + 0.42 * on_bridge
    t.ribbon(road, 3.2, kit.paint("road", roughness=0.95, specular=0.1, grain=0.12, grain_scale=2.5), z_of=road_height)
    lane = Path([(20, -4.8), (19.2, -1), (18, 3.5), (17.5, 6)])
    t.ribbon(lane, 1.9, kit.paint("road", roughness=0.95, specular=0.1, grain=0.12, grain_scale=2.5))
    home_lane = Path([(28.0, -6.6), (28.2, -9.5), (27.6, -12.5)])
    t.ribbon(home_lane, 1.6, kit.paint("road", roughness=0.95, specular=0.1, grain=0.12, grain_scale=2.5))
    add_object(kit.bridge(11.5, 4.3), 10.5, -3.45, 0.44, rz=-3)
    t.reserve_box(10.5, -3.4, 13, 6)

    # irrigated fields, front left, in the sun
    field(t, -24.4, -14.2, 12.5, 13.6, variants(kit.vegetable, 4) + variants(kit.vegetable, 2, tone="crop"), row_gap=1.55, plant_gap=0.78, size=(1.15, 1.5), seed=1)
    field(t, -9.6, -14.2, 13.8, 13.6, variants(kit.maize, 5), row_gap=1.7, plant_gap=0.55, size=(0.9, 1.12), seed=2)
    field(t, 4.0, -14.2, 9.8, 13.6, variants(kit.bush_crop, 4), row_gap=1.6, plant_gap=0.95, size=(0.95, 1.2), seed=3)
    field(t, -25.0, -2.6, 10.0, 4.4, variants(kit.sunflower, 3), row_gap=1.45, plant_gap=0.8, size=(0.8, 1.0), seed=6, header=False, turn=0)
    for i in range(6):
        t.place(kit.banana(i % 4), -15.4 + 1.9 * i, -4.2 + 0.35 * math.sin(i * 2.0), rng.uniform(0, 360), rng.uniform(0.95, 1.15), reserve=1.0)

    # solar pumping station at the river, tank above the fields
    for i in range(3):
        t.place(kit.solar_table(6, 2, tilt=18), -2.2, 5.4 + i * 4.4, s=1.08)
    t.reserve_box(-2.2, 9.8, 8.5, 14)
    (ix, iy), (ox, oy) = tank(t, -11.0, 4.6, 6.4, 1.7, 5.5)
    t.place(kit.pump_house(), 4.4, 4.4, rz=0)
    t.reserve_box(4.4, 4.4, 4, 4)
    add_object(kit.river_intake(4.6), 5.6, 3.7, 0.55, rz=-14)
    kit.ripples(10.06, 2.59, -0.535, 0.5)
    kit.pipeline(t, [(4.0, 2.9), (4.0, 1.2), (ix, 1.2), (ix, iy)], r=0.16)
    kit.pipeline(t, [(ox, oy), (-16.75, -1.0), (-16.75, -7.4)], r=0.16)
    kit.pipeline(t, [(-30.9, -7.4), (-30.9, -6.6), (-1.15, -6.6), (-1.15, -7.4)], r=0.16)

    # village and school on the far bank
    t.place(kit.school(15.5, 6.2), 20.6, 14.2)
    t.reserve_box(20.6, 13.0, 18, 11)
    t.place(kit.flagpole(7.5), 13.2, 6.0, reserve=1)
    t.place(kit.iron_house(roof="roof_iron"), 23.6, -12.6, rz=0)
    t.reserve_box(23.6, -12.6, 8, 6.5)
    t.place(kit.thatched_hut(), 29.0, -16.2, rz=0, reserve=3.2)
    t.place(kit.thatched_hut(1.6), 23.8, -19.0, rz=10, reserve=2.8)
    t.place(kit.iron_house(wall="ochre", roof="roof_red", length=5.2, depth=4.0), 27.6, 0.6, rz=0)
    t.reserve_box(27.6, 0.6, 7, 6)
    truck_x, truck_y = 0.6, -2.9
    t.reserve_box(truck_x, truck_y, 6, 3)
    add_object(kit.pickup(), truck_x, truck_y, t.height(truck_x, truck_y) + 0.08, rz=173)

    crowd(t, rng, [(16.0, 4.6), (17.2, 6.0), (18.0, 5.0), (19.4, 6.4), (21.2, 5.2), (26.6, -17.0), (25.9, -16.0)], s=1.3)
    crowd(t, rng, [(-7.0, 1.9, 20), (-5.8, 2.4, -60), (1.2, 1.6, 40)], hats=1.0, s=1.3)
    crowd(t, rng, [(-17.3, -10.5, 90), (-17.3, -16.5, 0), (-1.8, -12.0, 60)], s=1.3)

    for x, y, s in ((30.0, 6.6, 1.15), (10.0, 19.6, 1.2), (30.5, 20.5, 1.1), (31, -9.2, 0.95), (23.0, 1.6, 0.9)):
        t.place(kit.mango(int(x) % 3), x, y, rng.uniform(0, 360), s, reserve=2.2)
    for x, y in ((18.4, -16.6), (19.0, -14.6), (18.0, -8.6), (20.2, -18.4), (31.0, -2.6), (30.9, -12.2)):
        t.place(kit.banana(int(abs(x)) % 4), x, y, rng.uniform(0, 360), rng.uniform(1.0, 1.25), reserve=1.2)

    # dry savanna
    for x, y, s in ((-25.4, 20.0, 1.2), (-17.0, 20.2, 1.05), (-13.6, 15.2, 0.95), (-9.0, 18.4, 1.15), (-31.3, 3.6, 0.8), (-4.4, 21.2, 0.8)):
        t.place(kit.acacia(int(abs(x)) % 4), x, y, rng.uniform(0, 360), s, reserve=1.8)
    for x, y, a in ((-22.6, 7.0, 20), (-20.0, 9.0, 160), (-19.6, 6.2, -35), (-25.6, 6.6, 80), (-22.6, 12.4, 190)):
        t.place(kit.cow("cattle" if a % 3 else "ochre"), x, y, a, 1.2, reserve=1.2)
    crowd(t, rng, [(-21.2, 5.0, 30)], s=1.3)

    dry = lambda x, y: x < -4 and y > 2.5
    t.scatter(variants(kit.tuft, 5), 260, rng, dry, (0.9, 1.8), 0.8)
    t.scatter(variants(kit.shrub, 4), 26, rng, dry, (0.7, 1.3), 2.0)
    t.scatter(variants(kit.boulder, 4), 26, rng, dry, (0.6, 1.6), 1.5)
    east = lambda x, y: x > 12 or -5 < x < 6
    t.scatter(variants(kit.tuft, 4, tone="crop_light"), 170, rng, east, (0.7, 1.3), 0.8)
    t.scatter(variants(kit.shrub, 4, tone="crop"), 22, rng, lambda x, y: x > 12, (0.8, 1.4), 2.0)
    t.scatter(variants(kit.tuft, 4, tone="leaf_lime"), 110, rng, lambda x, y: x < 10 and y < -4.5, (0.6, 1.1), 0.6, 0.4)
    bank = lambda x, y: 2.9 < river.distance(x, y) < 4.6 and abs(y + 3.4) > 4
    t.scatter(variants(kit.reed, 4), 64, rng, bank, (0.7, 1.15), 0.7, wet=True)
    t.scatter(variants(kit.boulder, 4), 22, rng, lambda x, y: 2.4 < river.distance(x, y) < 3.6 and abs(y + 3.4) > 4, (0.5, 1.3), 1.0, wet=True)
    finish(t, LANDSCAPE, margin=(0.03, 0.06, 0.04, 0.05))
    return t


def hero():
    """A whole district on one block: river, solar pumping, fields, village, savanna."""
    _district()
    return LANDSCAPE


LIFT = 0.19  # how far the page lifts the hero's surface, as a share of the picture's height


def hero_underground():
    """What lies under the hero once its topsoil and laterite are lifted: boreholes into the cracked rock, mains, footings. Prints where to cut."""
    t = _district()
    lift = kit.lift_off(LIFT, 1800)
    low = Underground(t, 2)
    kit.print_cut(low.cut_line())

    def ground(x, y, z):
        foot = low.foot(x, y)
        c = mix("clay", "ochre", 0.3 + 0.7 * fbm(x, y, 7, 41))
        c = mix(c, "laterite", 0.55 * smoothstep(0.15, 0.5, fbm(x, y, 4.5, 43)))
        return mix(c, "sand", 0.7 * smoothstep(-2.75, -3.3, foot))
    low.build(ground)
    for x, y, facing in ((-15.6, -low.d / 2, 0), (low.w / 2, -7.0, 90)):
        kit.opened_borehole(x, y, -low.thickness + 0.1, -3.4, low.foot(x, y) + lift + 1.0, facing)
    kit.main(low, [(-15.6, -21.4), (-9.6, -9.0), (-9.6, 1.0)])
    kit.main(low, [(-30.9, -6.6), (-30.9, -19.6), (8.0, -19.6)])
    kit.main(low, [(31.6, -7.0), (29.8, -3.0), (29.8, 18.0)])
    kit.strip_footing(low, 23.4, -13.0, 6.2, 4.6)
    kit.strip_footing(low, 27.2, 1.4, 5.7, 4.5)
    kit.strip_footing(low, 20.6, 13.2, 16.2, 8.6)
    kit.ring_footing(low, 29.6, -17.0, 2.2)
    kit.ring_footing(low, 24.2, -19.8, 1.9)
    slab = Mesh()
    slab.box(kit.paint("laterite"), 0, 0, lift - 2.3, t.w, t.d, 2.3)
    shade = add_object(slab.data("lifted slab"))
    shade.visible_camera = shade.visible_diffuse = False  # it keeps off the sun, and only half of the sky
    rng = random.Random(5)
    low.scatter(variants(kit.boulder, 4), 150, rng, None, (0.5, 1.3), 1.2)
    return LANDSCAPE


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
    """Nothing built here yet: bare ground, survey pegs, string lines and a blank signpost."""
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
    kit.north_arrow(t, 9.9, -7.0, 2.4, rz=0)
    t.reserve(9.9, -7.0, 3.3)
    t.place(kit.signpost(3.6), -4.3, 3.0, rz=34, s=1.8, reserve=1.4)
    t.scatter(variants(kit.tuft, 5), 26, rng, lambda x, y: abs(x) > 10.5 or abs(y) > 8.4, (0.7, 1.3), 0.8)
    t.scatter(variants(kit.boulder, 4), 9, rng, lambda x, y: abs(x) > 8 or abs(y) > 7.5, (0.4, 0.9), 1.2)
    return finish(t, CARD_SMALL, margin=(0.05, 0.09, 0.07, 0.07))
