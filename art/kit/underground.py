"""What the cut face of a block shows: boreholes and wells sliced open, buried pipes and cables."""

import math

from mathutils import Vector

from .materials import metal, paint, resin
from .mesh import add_object, Mesh


def _face_bands(m, x, y, bands, width, proud=0.05):
    """Filling of a drilled hole where the cut face slices it: (material, top, bottom) bands."""
    for mat, high, low in bands:
        m.box(mat, x, y, low, width, 2 * proud, high - low)


def _screen(m, x, y, top, bottom, radius, slots=9):
    """Slotted steel screen, standing half out of the face."""
    m.rod(metal(), (x, y, top), (x, y, bottom), radius, sides=24)
    for i in range(slots):
        z = top + (bottom - top) * (i + 0.5) / slots
        m.rod(paint("rubber", grain=0), (x, y, z - 0.045), (x, y, z + 0.045), radius + 0.02, sides=24)


def _submersible(m, x, y, z):
    """A borehole pump standing on z, 2.5 high: motor below, pump above, a gold band between."""
    m.lathe(metal(), [(0, 0), (0.3, 0), (0.38, 0.12), (0.38, 1.2), (0.3, 1.3), (0.3, 1.45), (0.43, 1.45), (0.43, 2.2), (0.2, 2.5), (0, 2.5)],
            x, y, z, 24)
    m.lathe(paint("gold", grain=0), [(0.45, 1.55), (0.45, 1.8)], x, y, z, 24)


def cutaway_borehole(terrain, x, screen_top, screen_bottom, radius=0.42, pack=2.3):
    """A borehole sliced by the block's -y face: gravel pack on both sides, casing, screen, foot."""
    m, y = Mesh(), -terrain.d / 2
    top = terrain.height(x, y)
    _face_bands(m, x, y, [(paint("concrete_dark", grain=0.04), top - 0.02, top - 1.6),
                          (paint("sand", grain=0.22, grain_scale=9.0), top - 1.6, screen_bottom - 0.6)], pack)
    pipe = paint("pipe", roughness=0.35, grain=0)
    m.rod(pipe, (x, y, top + 0.9), (x, y, screen_top), radius, sides=24)
    _screen(m, x, y, screen_top, screen_bottom, radius)
    m.rod(pipe, (x, y, screen_bottom), (x, y, screen_bottom - 0.4), radius * 1.06, sides=24)
    z = screen_top
    while z < top - 0.5:
        m.rod(pipe, (x, y, z - 0.07), (x, y, z + 0.07), radius * 1.1, sides=24)
        z += 1.9
    add_object(m.data("cutaway borehole"))


def cutaway_well(terrain, x, screen_top, screen_bottom, water_level, outlet_depth, radius=0.62, pack=2.5):
    """A finished well cut open on the block's -y face, so that pump and rising pipe show inside it.

    Returns the point on the face where the rising pipe leaves the casing.
    """
    m, y = Mesh(), -terrain.d / 2
    top = terrain.height(x, y)
    blue, steel = paint("pipe", roughness=0.35, grain=0), metal()
    _face_bands(m, x, y, [(paint("concrete_dark", grain=0.04), top - 0.02, top - 2.2),
                          (paint("sand", grain=0.22, grain_scale=9.0), top - 2.2, screen_bottom - 0.7)], pack)
    _face_bands(m, x, y, [(paint("rubber", grain=0), top, water_level),
                          (resin("groundwater", 0.02), water_level, screen_bottom - 0.3)], 2 * radius, 0.09)
    for s in (-1, 1):
        m.box(paint("board", grain=0), x + s * radius, y, screen_top, 0.16, 0.44, top + 0.7 - screen_top)
        m.box(steel, x + s * radius, y, screen_bottom, 0.16, 0.44, screen_top - screen_bottom)
        for i in range(8):
            z = screen_bottom + (screen_top - screen_bottom) * (i + 0.5) / 8
            m.box(paint("rubber", grain=0), x + s * radius, y, z - 0.05, 0.2, 0.48, 0.1)
    m.box(paint("board", grain=0), x, y, screen_bottom - 0.45, 2 * radius + 0.16, 0.44, 0.45)
    pump = screen_bottom + 0.35
    _submersible(m, x, y - 0.12, pump)
    m.rod(blue, (x, y - 0.12, pump + 2.4), (x, y - 0.12, top - outlet_depth), 0.24, sides=18)
    m.blob(blue, x, y - 0.12, top - outlet_depth, 0.33, level=3, smooth=True)
    m.tube(metal(), [(x + 0.1, y - 0.1, pump + 1.9), (x - 0.45, y - 0.16, pump + 2.7), (x - 0.45, y - 0.16, top - outlet_depth - 0.5),
                     (x - 0.55, y - 0.2, top - outlet_depth - 0.15), (x - radius, y - 0.2, top - outlet_depth)], 0.09, 10)
    flow_arrow(m, (x, y - 0.12, (water_level + top - outlet_depth) / 2), (0, 0, 1), 1.15)
    m.box(paint("concrete"), x, y + 0.95, top - 0.1, 2.6, 2.1, 0.3)
    m.lathe(metal("steel_dark"), [(radius + 0.14, 0.62), (radius + 0.14, 0.76), (0.3, 0.84), (0, 0.84)], x, y + 0.32, top, 28)
    m.lathe(paint("board", grain=0), [(radius + 0.04, 0), (radius + 0.04, 0.66)], x, y + 0.32, top, 28)
    add_object(m.data("cutaway well"))
    return x, y - 0.12, top - outlet_depth


def opened_borehole(x, y, foot, water, top, facing, radius=1.4):
    """A borehole at the cut face of a lifted model, from its `foot` in the rock up to `top`, its front half taken away.

    facing: 0 on the -y face, 90 on the +x face. Inside stand the water, to `water`, the pump, its cable and the rising pipe.
    """
    m, white, blue, dark, steel = Mesh(), paint("board", grain=0), paint("pipe", roughness=0.35, grain=0), paint("rubber", grain=0), metal()
    screen, closed = foot + 2.3, top - 2.0
    half = [(radius * math.cos(a), radius * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]

    def shell(mat, low, high, outer=1.0, inner=0.82):
        m.prism(mat, [(px * outer, py * outer) for px, py in half] + [(px * inner, py * inner) for px, py in reversed(half)], low, high)

    with m.at(x, y, 0, rz=facing), m.at(0, -0.16, 0):
        shell(paint("sand", grain=0.22, grain_scale=9.0), foot, screen + 1.2, 1.35, 1.0)
        shell(white, screen, closed)
        shell(steel, foot, screen)
        for i in range(6):
            z = foot + 0.3 + 1.9 * (i + 0.5) / 6
            with m.at(0, -0.03, 0):
                shell(dark, z - 0.08, z + 0.08)
        m.prism(white, [(px * 0.82, py * 0.82) for px, py in half], foot, foot + 0.3)
        m.rod(white, (0, 0, closed), (0, 0, top), radius, sides=28)
        m.rod(white, (0, 0, closed), (0, 0, closed + 0.3), radius * 1.12, sides=28)
        bore = [(px * 0.82, py * 0.82) for px, py in half]
        m.prism(dark, bore, water, closed - 0.02)
        m.prism(resin("groundwater", 0.02), bore, foot + 0.3, water)
        with m.at(0, -0.1, foot + 0.35, s=1.2):
            _submersible(m, 0, 0, 0)
        m.rod(blue, (0, -0.1, foot + 3.2), (0, -0.1, closed + 0.3), 0.34, sides=18)
        m.tube(steel, [(0.35, -0.2, foot + 2.4), (0.8, -0.25, foot + 3.6), (0.8, -0.25, closed + 0.3)], 0.1, 10)
    add_object(m.data("opened borehole"))


def main(ground, points, r=0.3, bed=1.5):
    """A buried main laid bare: the pipe through plan points on its bed of sand."""
    m, line = Mesh(), []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        n = max(1, int(math.hypot(bx - ax, by - ay) / 0.6))
        line += [(ax + (bx - ax) * i / n, ay + (by - ay) * i / n) for i in range(n)]
    line = [Vector((x, y, ground.height(x, y))) for x, y in line + [points[-1]]]
    verts, faces = [], []
    for i, p in enumerate(line):
        along = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        across = Vector((-along.y, along.x, 0)).normalized() * bed / 2
        verts += [p - across * 1.3 - Vector((0, 0, 0.2)), p - across + Vector((0, 0, 0.12)), p + across + Vector((0, 0, 0.12)),
                  p + across * 1.3 - Vector((0, 0, 0.2))]
    for i in range(len(line) - 1):
        faces += [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4) for k in range(3)]
    m.add(paint("sand", grain=0.14, grain_scale=8.0), verts, faces)
    m.tube(paint("pipe", roughness=0.35, grain=0), [p + Vector((0, 0, 0.12 + r)) for p in line], r, 14)
    add_object(m.data("main"))


def strip_footing(ground, cx, cy, width, depth, high=1.0, thick=0.8):
    """The concrete footing of a house, laid bare: a closed strip under its walls."""
    m, concrete = Mesh(), paint("concrete")
    z = ground.height(cx, cy) - 0.4
    for s in (-1, 1):
        m.box(concrete, cx, cy + s * (depth - thick) / 2, z, width, thick, high + 0.4)
        m.box(concrete, cx + s * (width - thick) / 2, cy, z, thick, depth - 2 * thick, high + 0.4)
    add_object(m.data("footing", bevel=0.04))


def ring_footing(ground, cx, cy, radius, high=0.8, thick=0.6):
    """The footing of a round hut, laid bare."""
    m = Mesh()
    m.lathe(paint("concrete"), [(radius, -0.4), (radius, high), (radius - thick, high), (radius - thick, -0.4)], cx, cy, ground.height(cx, cy), 36,
            smooth=False)
    add_object(m.data("footing"))


def flow_arrow(m, middle, along, width, proud=0.4):
    """A white card arrowhead standing `proud` before the cut face, wholly in front of its pipe, pointing the way the water goes."""
    along = Vector(along).normalized()
    length, across, out = 1.6 * width, along.cross(Vector((0, 1, 0))).normalized(), Vector((0, -1, 0))
    outline = [along * length / 2, across * width / 2 - along * length / 2, along * -0.3 * length, across * -width / 2 - along * length / 2]
    front = [Vector(middle) + out * proud + p for p in outline]
    verts = front + [p - out * 0.12 for p in front]
    sides = [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
    m.add(paint("paper", grain=0), verts, [(0, 1, 2), (0, 2, 3), (4, 6, 5), (4, 7, 6)] + sides)


def _trench(terrain, x0, x1, depth, half=0.5):
    """A bed of sand where the block's -y face cuts a trench open; returns its mesh and middle line."""
    m, y = Mesh(), -terrain.d / 2
    n = max(2, int(abs(x1 - x0) / 0.6))
    line = []
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        line.append((x, y - 0.12, terrain.height(x, y) - depth))
    verts, faces = [], []
    for x, _, z in line:
        verts += [(x, y + 0.1, z + half), (x, y - 0.075, z + half), (x, y - 0.075, z - half), (x, y + 0.1, z - half)]
    for i in range(n):
        faces += [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4) for k in range(3)]
    faces += [(0, 1, 2, 3), (4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3)]
    m.add(paint("sand", grain=0.14, grain_scale=8.0), verts, faces)
    return m, line


def buried_pipe(terrain, x0, x1, depth=1.1, r=0.25, arrows=7.0):
    """A pipe in its bed of sand where the block's -y face cuts the trench open, a flow arrow every `arrows` metres."""
    m, line = _trench(terrain, x0, x1, depth)
    m.tube(paint("pipe", roughness=0.35, grain=0), line, r, 14)
    n, count = len(line) - 1, max(1, int(abs(x1 - x0) / arrows))
    for k in range(count):
        i = int((k + 0.5) / count * n)
        a, b = Vector(line[i]), Vector(line[min(n, i + 1)])
        flow_arrow(m, a, b - a, 1.7)
    add_object(m.data("buried pipe"))
    return line


def buried_cable(terrain, x0, x1, y0, depth=1.1, r=0.17):
    """A power cable: over the ground from (x0, y0) to the block's -y face, down into a trench cut open there, on to x1."""
    m, line = _trench(terrain, x0, x1, depth, 0.4)
    face = -terrain.d / 2
    sheath = paint("rubber", roughness=0.5, grain=0)
    lead = []
    for i in range(7):
        y = y0 + (face + 0.3 - y0) * i / 6
        lead.append((x0, y, terrain.height(x0, y) + r))
    rim = terrain.height(x0, face)
    x, y, z = line[0]
    down = [(x, face - 0.05, rim + 0.1), (x, y - 0.1, rim - 0.3), (x, y - 0.1, z + 0.35), (x + 0.1, y - 0.08, z + 0.1),
            (x + 0.35, y - 0.08, z)]
    m.tube(sheath, lead + down + [(px, py - 0.08, pz) for px, py, pz in line[1:]], r, 12)
    m.rod(sheath, lead[0], (x0, y0 + 0.15, terrain.height(x0, y0) + 0.95), r, sides=12)
    add_object(m.data("buried cable"))
