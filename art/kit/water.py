"""Tanks, pumps, pipes, troughs: everything above ground that lifts, stores or carries water."""

import math

from .materials import film, gridded, metal, paint, resin
from .mesh import add_object, Mesh, prototype
from .terrain import Path


def _height_of(tank, radius):
    """How high the side of a tank is: of steel panels, or of plastic."""
    return radius * (1.5 if tank == "panels" else 1.75)


def _plastic_tank(m, radius, base, tone, lid):
    """A ribbed tank of moulded plastic, standing on `base`."""
    body, tall = paint(tone, roughness=0.5, grain=0.015), _height_of(tone, radius)
    profile = [(0, 0), (radius * 0.97, 0)]
    for i in range(6):
        z = tall * (i + 0.5) / 6.5
        profile += [(radius * 0.965, z - 0.11), (radius, z - 0.05), (radius, z + 0.05), (radius * 0.965, z + 0.11)]
    profile += [(radius * 0.96, tall), (radius * 0.8, tall + 0.26), (radius * 0.35, tall + 0.42), (0, tall + 0.44)]
    m.lathe(body, profile, z=base, sides=32)
    m.lathe(paint(lid, roughness=0.5), [(0.42, 0), (0.42, 0.16), (0.36, 0.2), (0, 0.2)], z=base + tall + 0.36, sides=20)


def _panel_tank(m, radius, base):
    """A square tank bolted together from pressed steel panels, standing on `base`."""
    side, tall = radius * 2.0, _height_of("panels", radius)
    sheet = gridded("steel", "steel_dark", 0.045, 0.45)
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    for i in range(4):
        (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 4]
        k = side / 2
        m.quad(sheet, (ax * k, ay * k, base), (bx * k, by * k, base), (bx * k, by * k, base + tall), (ax * k, ay * k, base + tall), uv=(3, 2))
        m.box(metal("steel_dark"), ax * k, ay * k, base, 0.12, 0.12, tall)
    m.box(metal("steel_dark"), 0, 0, base, side + 0.1, side + 0.1, 0.1)
    m.taper(metal("roof_iron"), 0, 0, base + tall, (side + 0.25, side + 0.25), (side * 0.3, side * 0.3), radius * 0.28)
    m.box(paint("forest", roughness=0.5), side * 0.24, -side * 0.24, base + tall + radius * 0.1, 0.6, 0.6, 0.24)


@prototype
def tank_tower(height=5.5, radius=1.35, tank="board", lid="forest", outlet=False, side=1):
    """Tank on a braced steel tower with a ladder and a riser pipe: of steel panels, or of plastic in a palette colour.

    The riser stands on the +x half of the -y face, an `outlet` on the -x half; side=-1 swaps them.
    `tank_ports` says where both meet the ground.
    """
    m, steel = Mesh(), metal()
    foot, top = radius * 1.28, radius * 0.98
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]

    def leg(i, z):
        t = z / height
        k = foot + (top - foot) * t
        return corners[i % 4][0] * k, corners[i % 4][1] * k, z

    levels = [0.25, height * 0.36, height * 0.69, height - 0.1]
    for i in range(4):
        m.beam(steel, leg(i, -0.3), leg(i, height), 0.17)
        x, y, _ = leg(i, 0)
        m.box(paint("concrete"), x, y, -0.5, 0.7, 0.7, 0.72)
        for z in levels[1:]:
            m.beam(steel, leg(i, z), leg(i + 1, z), 0.11)
        for low, high in zip(levels, levels[1:]):
            m.rod(steel, leg(i, low), leg(i + 1, high), 0.035, sides=6)
            m.rod(steel, leg(i + 1, low), leg(i, high), 0.035, sides=6)
    deck = radius * 2 + 0.7
    m.box(metal("steel_dark"), 0, 0, height, deck, deck, 0.16)
    for x, y in corners:
        m.rod(steel, (x * deck / 2 * 0.95, y * deck / 2 * 0.95, height), (x * deck / 2 * 0.95, y * deck / 2 * 0.95, height + 0.95), 0.04, sides=6)
    for i in range(4):
        (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 4]
        for z in (0.5, 0.93):
            k = deck / 2 * 0.95
            m.rod(steel, (ax * k, ay * k, height + z), (bx * k, by * k, height + z), 0.03, sides=6)
    if tank == "panels":
        _panel_tank(m, radius, height + 0.16)
    else:
        _plastic_tank(m, radius, height + 0.16, tank, lid)
    pipe = paint("pipe", roughness=0.4)
    k = side * foot * 0.3
    # over the rim and in at the top
    rim = height + 0.16 + _height_of(tank, radius) + 0.12
    m.tube(pipe, [(k, -foot - 0.35, 0.2), (k, -foot - 0.1, 0.25), (k, -deck / 2 - 0.12, height * 0.5), (k, -deck / 2 - 0.12, rim - 0.12),
                  (k, -deck / 2, rim), (k, -radius * 0.62, rim), (k, -radius * 0.56, rim - 0.3)], 0.1, 8)
    if outlet:
        m.tube(pipe, [(-k, -radius * 0.9, height + 0.45), (-k, -deck / 2 - 0.12, height + 0.4), (-k, -deck / 2 - 0.12, height * 0.5),
                      (-k, -foot - 0.1, 0.25), (-k, -foot - 0.35, 0.2)], 0.1, 8)
        for x in (k, -k):
            m.box(paint("concrete"), x, -foot - 0.3, -0.3, 0.6, 0.6, 0.38)
    for dx in (-0.22, 0.22):
        m.rod(steel, (foot + 0.35, dx, 0), (deck / 2 + 0.08, dx, height + 0.9), 0.035, sides=6)
    for i in range(16):
        t = (i + 0.5) / 16
        x = foot + 0.35 + (deck / 2 + 0.08 - foot - 0.35) * t
        m.rod(steel, (x, -0.22, (height + 0.9) * t), (x, 0.22, (height + 0.9) * t), 0.025, sides=5)
    return m.data("tank tower")


def tank_ports(x, y, radius, s=1.0, side=1):
    """Plan points where a `tank_tower` at (x, y) has the foot of its riser and of its outlet."""
    foot = radius * 1.28 * s
    k, reach = side * foot * 0.3, foot + 0.35 * s
    return (x + k, y - reach), (x - k, y - reach)


def _ground_pipes(m, radius, height):
    """Riser and outlet of a tank on the ground; `ground_tank_ports` says where both meet the ground."""
    pipe = paint("pipe", roughness=0.4)
    foot, top = -radius - 0.75, 0.2 + height
    m.tube(pipe, [(0.7, foot, 0.18), (0.7, foot + 0.35, 0.24), (0.7, -radius - 0.1, top * 0.5), (0.7, -radius - 0.1, top + 0.25), (0.7, -radius + 0.5, top + 0.3)],
           0.13, 8)
    m.tube(pipe, [(-0.7, -radius + 0.2, 0.6), (-0.7, foot + 0.3, 0.6), (-0.7, foot + 0.1, 0.5), (-0.7, foot, 0.18)], 0.13, 8)
    m.lathe(paint("gold"), [(0, 0), (0.22, 0), (0.22, 0.06), (0, 0.06)], x=-0.7, y=foot + 0.3, z=0.9)
    m.rod(metal(), (-0.7, foot + 0.3, 0.6), (-0.7, foot + 0.3, 0.92), 0.04)


@prototype
def ground_tank(radius=2.4, height=2.5):
    """Wide tank of galvanised sheets on a concrete ring on the ground, its hatch towards +x.

    Riser and outlet stand as on a `tank_tower`; `ground_tank_ports` says where both meet the ground.
    """
    m, sheet = Mesh(), metal("steel")
    m.lathe(paint("concrete"), [(radius + 0.35, -0.6), (radius + 0.35, 0.2), (0, 0.2)], sides=48, smooth=False)
    profile, waves = [(radius - 0.03, 0.2)], 9
    for i in range(waves):
        z = 0.2 + height * (i + 0.5) / waves
        profile += [(radius - 0.04, z - 0.09), (radius + 0.04, z)]
    m.lathe(sheet, profile + [(radius - 0.04, 0.2 + height)], sides=48)
    m.lathe(metal("roof_iron"), [(radius + 0.16, 0.16 + height), (radius + 0.16, 0.24 + height), (0, 0.8 + height)], sides=24, smooth=False)
    for i in range(12):
        a = 2 * math.pi * i / 12
        m.rod(metal("steel_dark"), (radius * math.cos(a), radius * math.sin(a), 0.2), (radius * math.cos(a), radius * math.sin(a), 0.2 + height), 0.06, sides=6)
    m.lathe(paint("forest", roughness=0.5), [(0.45, 0), (0.45, 0.18), (0, 0.24)], x=radius * 0.45, z=0.5 + height, sides=20)
    _ground_pipes(m, radius, height)
    return m.data("ground tank", bevel=0.01)


@prototype
def masonry_tank(radius=2.0, height=2.4):
    """Round tank of plastered brick under a shallow dome, on the ground; its pipes are a `ground_tank`'s."""
    m, wall = Mesh(), paint("plaster", roughness=0.85, grain=0.05)
    m.lathe(paint("concrete"), [(radius + 0.4, -0.8), (radius + 0.4, 0.2), (0, 0.2)], sides=48, smooth=False)
    m.lathe(paint("brick", roughness=0.9, grain=0.12, grain_scale=6), [(radius + 0.08, 0.2), (radius + 0.08, 0.85), (radius, 0.9)], sides=40, smooth=False)
    m.lathe(wall, [(radius, 0.9), (radius, 0.2 + height)], sides=40)
    m.lathe(paint("concrete"), [(radius + 0.14, height), (radius + 0.14, height + 0.3), (radius * 0.7, height + 0.62), (radius * 0.3, height + 0.76),
                                (0, height + 0.8)], sides=40)
    for i in range(8):
        a = 2 * math.pi * i / 8
        m.box(wall, radius * math.cos(a), radius * math.sin(a), 0.2, 0.3, 0.3, height, rz=math.degrees(a))
    m.box(paint("forest", roughness=0.5), radius * 0.35, -radius * 0.2, height + 0.55, 0.8, 0.8, 0.3)
    _ground_pipes(m, radius, height)
    return m.data("masonry tank", bevel=0.02)


@prototype
def concrete_tower(height=5.0, radius=1.8):
    """Round tank of reinforced concrete on six columns; riser and outlet stand as on a `tank_tower`."""
    m, con, pipe = Mesh(), paint("concrete", grain=0.03), paint("pipe", roughness=0.4)
    ring = radius * 0.92
    spots = [(ring * math.cos(math.pi * i / 3), ring * math.sin(math.pi * i / 3)) for i in range(6)]
    m.lathe(paint("concrete_dark"), [(ring + 0.5, -0.8), (ring + 0.5, 0.25), (0, 0.25)], sides=6, smooth=False)
    for z in (height * 0.48, height - 0.3):
        for (ax, ay), (bx, by) in zip(spots, spots[1:] + spots[:1]):
            m.beam(con, (ax, ay, z), (bx, by, z), 0.26, 0.3)
    for x, y in spots:
        m.box(con, x, y, -0.3, 0.34, 0.34, height + 0.3)
    tall = radius * 1.3
    m.lathe(paint("plaster", grain=0.03), [(0, 0), (ring * 0.9, 0), (radius * 1.12, 0.5), (radius * 1.12, tall), (0, tall)], z=height, sides=36)
    for z in (0.5, tall - 0.16):
        m.lathe(paint("forest"), [(radius * 1.14, z - 0.02), (radius * 1.14, z + 0.18)], z=height, sides=36)
    m.lathe(con, [(radius * 1.22, tall), (radius * 1.22, tall + 0.18), (radius * 0.7, tall + 0.5), (0, tall + 0.66)], z=height, sides=36)
    m.box(paint("forest", roughness=0.5), 0.3, -0.3, height + tall + 0.5, 0.7, 0.7, 0.28)
    k, reach = radius * 1.28 * 0.3, radius * 1.28
    for s, top in ((1, height + 0.9), (-1, height + 0.3)):
        m.tube(pipe, [(s * k, -reach - 0.35, 0.2), (s * k, -reach - 0.05, 0.25), (s * k, -radius * 1.2, height * 0.5), (s * k, -radius * 1.2, top),
                      (s * k, -radius * 0.7, top + 0.05)], 0.12, 8)
        m.box(con, s * k, -reach - 0.3, -0.3, 0.6, 0.6, 0.38)
    for dx in (-0.24, 0.24):
        m.rod(metal(), (radius * 1.2, dx, 0), (radius * 1.2, dx, height + tall + 0.6), 0.04, sides=6)
    for i in range(14):
        z = (height + tall) * (i + 0.5) / 14
        m.rod(metal(), (radius * 1.2, -0.24, z), (radius * 1.2, 0.24, z), 0.03, sides=5)
    return m.data("concrete tower", bevel=0.02)


def ground_tank_ports(x, y, radius):
    """Plan points where a `ground_tank` at (x, y) has the foot of its riser and of its outlet."""
    return (x + 0.7, y - radius - 0.75), (x - 0.7, y - radius - 0.75)


@prototype
def tap_stand(height=1.5):
    """Public taps: a post with two brass taps over a round apron that drains along +x."""
    m, concrete, post = Mesh(), paint("concrete"), paint("plaster", grain=0.06)
    brass = paint("gold", roughness=0.35, metallic=0.4, specular=0.5, grain=0)
    m.lathe(concrete, [(1.5, -0.3), (1.5, 0.16), (1.36, 0.16), (1.32, 0.1), (0, 0.1)], sides=72, smooth=False)
    m.box(concrete, 1.7, 0, -0.2, 1.0, 0.5, 0.3)
    m.box(concrete, 0, 0, 0.1, 0.5, 0.5, 0.16)
    m.box(post, 0, 0, 0.1, 0.42, 0.42, height)
    m.taper(concrete, 0, 0, 0.1 + height, (0.52, 0.52), (0.2, 0.2), 0.14)
    z = height * 0.82
    for s in (-1, 1):
        m.rod(paint("pipe", roughness=0.4), (s * 0.2, -0.05, z), (s * 0.46, -0.05, z), 0.062, sides=20)
        m.rod(brass, (s * 0.44, -0.05, z), (s * 0.58, -0.05, z), 0.075, sides=20)
        bend = [(s * (0.56 + 0.14 * math.sin(a)), -0.05, z - 0.14 * (1 - math.cos(a))) for a in (math.pi / 16 * k for k in range(9))]
        m.tube(brass, [*bend, (s * 0.7, -0.05, z - 0.24)], 0.052, 20)
        m.rod(brass, (s * 0.51, -0.05, z + 0.06), (s * 0.51, -0.05, z + 0.17), 0.03, sides=14)
        m.rod(brass, (s * 0.51, -0.17, z + 0.18), (s * 0.51, 0.07, z + 0.18), 0.026, sides=14)
    return m.data("tap stand", bevel=0.02)


@prototype
def flanged_riser(height=5.0, r=0.4):
    """A main that comes down into the ground: bolted together twice, with a collar of concrete where it goes in."""
    m, blue, ring = Mesh(), paint("pipe", roughness=0.4, grain=0.01), metal("steel_dark")
    m.rod(blue, (0, 0, -0.4), (0, 0, height), r, sides=28)
    for z in (height - 0.34, height * 0.46):
        for low in (z, z + 0.2):
            m.rod(ring, (0, 0, low), (0, 0, low + 0.14), r * 1.55, sides=28)
    m.lathe(paint("concrete"), [(r * 2.4, -0.2), (r * 2.4, 0.3), (r * 2.2, 0.4), (r * 1.02, 0.4)], sides=28)
    return m.data("flanged_riser")


@prototype
def pump_house(wall="plaster", roof="roof_iron"):
    """Small pump house with a lean-to roof, door towards -y."""
    m = Mesh()
    m.box(paint("concrete"), 0, 0, -0.4, 3.2, 2.8, 0.55)
    m.box(paint(wall), 0, 0, 0.15, 2.6, 2.2, 2.0)
    m.box(paint("brick"), 0, 0, 0.15, 2.63, 2.23, 0.35)
    m.box(paint("forest"), -0.35, -1.1, 0.15, 0.85, 0.08, 1.6)
    m.box(paint("window"), 1.3, 0.1, 1.0, 0.06, 0.8, 0.55)
    for s in (-1, 1):
        m.add(paint(wall), [(s * 1.3, -1.1, 2.15), (s * 1.3, 1.1, 2.15), (s * 1.3, 1.1, 2.35), (s * 1.3, -1.1, 2.6)], [(0, 1, 2, 3)])
    m.add(paint(wall), [(-1.3, -1.1, 2.15), (1.3, -1.1, 2.15), (1.3, -1.1, 2.6), (-1.3, -1.1, 2.6)], [(0, 1, 2, 3)])
    m.corrugated(metal(roof), (1.65, 1.5, 2.32), (-1.65, 1.5, 2.32), (1.65, -1.5, 2.68), (-1.65, -1.5, 2.68))
    m.beam(paint("timber"), (-1.65, -1.5, 2.62), (1.65, -1.5, 2.62), 0.1)
    m.beam(paint("timber"), (1.6, -1.5, 2.62), (1.6, 1.5, 2.26), 0.1)
    return m.data("pump house", bevel=0.03)


def pipeline(terrain, points, r=0.12, name="pipe", lift=0.14, supports=True):
    """A pipe following the ground through plan points, on small concrete blocks."""
    m, line = Mesh(), []
    for a, b in zip(points, points[1:]):
        ax, ay = a[:2]
        bx, by = b[:2]
        n = max(1, int(math.hypot(bx - ax, by - ay) / 1.0))
        for i in range(n):
            t = i / n
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            line.append((x, y, terrain.height(x, y) + lift))
    x, y = points[-1][:2]
    line.append((x, y, terrain.height(x, y) + lift))
    m.tube(paint(name, roughness=0.4), line, r, 8)
    if supports:
        for k in range(2, len(line) - 1, 4):
            x, y, z = line[k]
            m.box(paint("concrete"), x, y, z - lift - 0.15, 0.34, 0.34, lift + 0.1)
    add_object(m.data("pipeline"))
    for a, b in zip(points, points[1:]):
        seg = Path([a[:2], b[:2]], 2)
        terrain.keep_clear(lambda px, py, seg=seg: seg.distance(px, py) < 0.5)


@prototype
def borehole_head():
    """Capped casing with a valve on a small slab."""
    m, pipe = Mesh(), paint("pipe", roughness=0.4)
    m.box(paint("concrete"), 0, 0, -0.2, 1.4, 1.4, 0.36)
    m.lathe(metal("steel_dark"), [(0.24, 0), (0.24, 0.6), (0.32, 0.6), (0.32, 0.7), (0, 0.7)], z=0.15)
    m.tube(pipe, [(0, 0, 0.8), (0, 0, 1.1), (0.15, 0, 1.2), (0.9, 0, 1.2), (1.0, 0, 1.1), (1.0, 0, 0.1)], 0.1, 8)
    m.lathe(paint("gold"), [(0, 0), (0.22, 0), (0.22, 0.05), (0, 0.05)], x=0.5, z=1.45)
    m.rod(metal(), (0.5, 0, 1.2), (0.5, 0, 1.46), 0.035)
    return m.data("borehole head", bevel=0.03)


@prototype
def hand_pump():
    """India Mark II style pump on its apron with a drain channel."""
    m, body = Mesh(), paint("pipe", roughness=0.45)
    m.lathe(paint("concrete"), [(1.75, -0.3), (1.75, 0.16), (1.6, 0.16), (1.56, 0.1), (0, 0.1)], sides=28, smooth=False)
    m.box(paint("concrete"), 2.6, 0, -0.2, 2.2, 0.7, 0.3)
    for i in range(3):
        a = i * 2.094 + 0.5
        m.rod(body, (0.45 * math.cos(a), 0.45 * math.sin(a), 0.05), (0, 0, 0.75), 0.045)
    # the pedestal, the tank with its spout, and the head in which the lever turns
    m.lathe(body, [(0.085, 0.05), (0.085, 0.74), (0.2, 0.74), (0.2, 0.78), (0.15, 0.78), (0.15, 1.02), (0.2, 1.02), (0.2, 1.06), (0, 1.06)], sides=24)
    m.tube(body, [(0.1, 0, 0.92), (0.42, 0, 0.9), (0.56, 0, 0.82), (0.58, 0, 0.68)], 0.055, 14)
    m.box(body, -0.02, 0, 1.06, 0.34, 0.17, 0.3)
    m.taper(body, -0.02, 0, 1.36, (0.34, 0.17), (0.16, 0.12), 0.1)
    m.rod(metal("steel_dark"), (-0.08, -0.13, 1.3), (-0.08, 0.13, 1.3), 0.035, sides=10)
    m.tube(body, [(0.0, 0, 1.34), (-0.5, 0, 1.22), (-1.55, 0, 0.86)], 0.05, 12, 0.036)
    return m.data("hand pump", bevel=0.02)


@prototype
def river_intake(reach=4.6):
    """Suction pipe from a pump at the origin, out along +x on trestles and down into the water.

    The water surface is 1.1 below the pump's floor; the strainer's float marks the place.
    """
    m, pipe, steel = Mesh(), paint("pipe", roughness=0.4), metal("steel_dark")
    m.tube(pipe, [(0, 0, 0.6), (reach - 0.9, 0, 0.6), (reach - 0.45, 0, 0.52), (reach - 0.1, 0, 0.2), (reach, 0, -0.3), (reach, 0, -2.2)], 0.2, 12)
    for x in (reach * 0.42, reach - 1.0):
        for y in (-0.42, 0.42):
            m.rod(steel, (x, y, -2.2), (x, y * 0.55, 0.5), 0.075, sides=8)
        m.beam(steel, (x, -0.4, 0.36), (x, 0.4, 0.36), 0.12)
    for x in (0.5, reach - 1.4):
        m.rod(paint("gold", grain=0), (x - 0.07, 0, 0.6), (x + 0.07, 0, 0.6), 0.28, sides=16)
    return m.data("river intake")


def ripples(x, y, z, radius=0.6, rings=3):
    """Rings on the water round whatever goes into it."""
    m, n = Mesh(), 40
    for k in range(rings):
        r = radius * (1 + 0.75 * k)
        w = 0.11 - 0.02 * k
        verts, faces = [], []
        for i in range(n):
            a = 2 * math.pi * i / n
            for q in (r - w, r + w):
                verts.append((x + q * math.cos(a), y + q * math.sin(a), z))
        for i in range(n):
            j = (i + 1) % n
            faces.append((2 * i, 2 * i + 1, 2 * j + 1, 2 * j))
        m.add(paint("water_shallow", roughness=0.3, grain=0), verts, faces)
    add_object(m.data("ripples"))


MOUTH = 0.1  # of a jerrycan, from its middle


@prototype
def jerrycan(is_open=False):
    """Yellow 20-litre jerrycan: sloping shoulders, a handle over them, a rib across its sides, and its mouth at `MOUTH`."""
    m, yellow, black = Mesh(), paint("gold", roughness=0.42, grain=0), paint("rubber", grain=0)
    m.box(yellow, 0, 0, 0, 0.36, 0.24, 0.43)
    m.taper(yellow, 0, 0, 0.43, (0.36, 0.24), (0.28, 0.17), 0.05)
    m.tube(yellow, [(-0.13, 0, 0.44), (-0.11, 0, 0.54), (-0.06, 0, 0.56), (0.0, 0, 0.56), (0.04, 0, 0.46)], 0.026, 10)
    m.rod(yellow, (MOUTH, 0, 0.46), (MOUTH, 0, 0.54), 0.042, sides=14)
    if is_open:
        m.rod(black, (MOUTH, 0, 0.53), (MOUTH, 0, 0.545), 0.034, sides=14)
    else:
        m.rod(black, (MOUTH, 0, 0.53), (MOUTH, 0, 0.59), 0.052, sides=14)
    for tilt in (-1, 1):
        for side in (-0.121, 0.121):
            m.beam(yellow, (-0.13, side, 0.215 - tilt * 0.14), (0.13, side, 0.215 + tilt * 0.14), 0.022, 0.022)
    return m.data("jerrycan", bevel=0.025)


@prototype
def trough(length=4.4):
    """Concrete cattle trough full of water, along x."""
    m, con = Mesh(), paint("concrete")
    m.box(con, 0, 0, -0.3, length + 1.4, 2.6, 0.36)
    for y in (-0.5, 0.5):
        m.box(con, 0, y, 0.06, length, 0.16, 0.6)
    for x in (-length / 2 + 0.08, length / 2 - 0.08):
        m.box(con, x, 0, 0.06, 0.16, 1.1, 0.6)
    m.box(resin("groundwater"), 0, 0, 0.06, length - 0.3, 0.9, 0.46)
    m.tube(paint("pipe"), [(-length / 2 - 0.5, 0, 0), (-length / 2 - 0.5, 0, 0.95), (-length / 2 + 0.3, 0, 0.95), (-length / 2 + 0.35, 0, 0.75)], 0.08)
    return m.data("trough", bevel=0.02)


@prototype
def sprinkler(reach=2.6):
    """Riser with arcs of spray modelled in clear wire."""
    m = Mesh()
    m.rod(paint("pipe"), (0, 0, 0), (0, 0, 1.3), 0.07)
    m.rod(paint("gold"), (-0.2, 0, 1.35), (0.2, 0, 1.35), 0.07)
    spray = film("board", 0.4)
    for i in range(12):
        a = 2 * math.pi * i / 12
        pts = [(reach * t * math.cos(a), reach * t * math.sin(a), 1.35 + 1.5 * t * (1 - t) * 1.3 - 1.25 * t * t) for t in (k / 8 for k in range(9))]
        m.tube(spray, pts, 0.016, 5, 0.008)
    return m.data("sprinkler")


@prototype
def bank_intake():
    """Pump on a low slab at the origin, drawing along +x through a screened box that stands in the water.

    The bank falls from x = 2, the water surface is 0.6 below the slab's ground; discharge leaves along -x.
    """
    m, concrete, pipe = Mesh(), paint("concrete"), paint("pipe", roughness=0.4)
    m.box(concrete, 0, 0, -0.5, 2.8, 2.2, 0.7)
    m.box(concrete, 1.75, 0, -1.4, 0.3, 3.4, 1.75)
    for s in (-1, 1):
        m.box(concrete, 0.95, s * 1.56, -1.4, 1.3, 0.28, 1.72)
    m.rod(paint("forest", roughness=0.4), (-0.75, 0, 0.66), (0.35, 0, 0.66), 0.36, sides=20)
    m.rod(paint("gold", roughness=0.4), (0.35, 0, 0.64), (0.75, 0, 0.64), 0.46, sides=20)
    m.tube(pipe, [(0.7, 0, 0.64), (2.7, 0, 0.64), (3.6, 0, 0.5), (3.9, 0, 0.1), (3.9, 0, -1.2)], 0.17, 12)
    m.tube(pipe, [(0.55, 0, 0.9), (0.55, 0, 1.15), (0.4, 0, 1.25), (-1.3, 0, 1.25), (-1.55, 0, 1.1), (-1.55, 0, 0.1)], 0.15, 12)
    m.box(concrete, 3.9, 0, -1.6, 1.9, 1.9, 1.15)
    m.box(resin("groundwater"), 3.9, 0, -0.46, 1.5, 1.5, 0.04)
    for y in (-0.8, 0.8):
        m.box(concrete, 3.9, y, -0.5, 1.88, 0.28, 0.34)
    for x in (3.1, 4.7):
        m.box(concrete, x, 0, -0.5, 0.28, 1.32, 0.34)
    for i in range(7):
        m.rod(metal("steel_dark"), (3.15 + 0.25 * i, -0.8, -0.12), (3.15 + 0.25 * i, 0.8, -0.12), 0.045, sides=6)
    return m.data("bank intake", bevel=0.02)
