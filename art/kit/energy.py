"""Solar tables, poles and wires, the inverter container."""

import math

from mathutils import Vector

from .materials import gridded, metal, paint
from .mesh import add_object, Mesh, prototype


@prototype
def solar_table(cols=4, rows=2, tilt=16, clearance=1.0):
    """A tilted table of framed panels on galvanised posts, facing -y."""
    m, steel = Mesh(), metal()
    pw, pl, gap = 1.05, 1.9, 0.05
    width, slope = cols * (pw + gap), rows * (pl + gap)
    mid = clearance + slope / 2 * math.sin(math.radians(tilt))
    with m.at(z=mid, rx=tilt):
        for i in range(cols):
            for j in range(rows):
                x = -width / 2 + (i + 0.5) * (pw + gap)
                y = -slope / 2 + (j + 0.5) * (pl + gap)
                m.box(paint("board", grain=0), x, y, 0, pw, pl, 0.07)
                a, b, t = pw / 2 - 0.05, pl / 2 - 0.05, 0.078
                m.quad(gridded(), (x - a, y - b, t), (x + a, y - b, t), (x + a, y + b, t), (x - a, y + b, t), uv=(4, 7))
        for y in (-slope * 0.28, slope * 0.28):
            m.box(steel, 0, y, -0.13, width, 0.12, 0.13)
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    posts = max(2, int(width / 2.4) + 1)
    for i in range(posts):
        x = -width / 2 + 0.5 + (width - 1.0) * i / (posts - 1)
        for y in (-slope * 0.28, slope * 0.28):
            m.box(steel, x, y * cos, -0.6, 0.13, 0.13, mid + y * sin + 0.5)
            m.box(paint("concrete"), x, y * cos, -0.5, 0.42, 0.42, 0.6)
        m.beam(steel, (x, -slope * 0.28 * cos, 0.35), (x, slope * 0.28 * cos, mid + slope * 0.28 * sin - 0.3), 0.06)
    return m.data("solar table")


@prototype
def container(skin="board", length=6.0):
    """Ribbed container: inverter room or site office."""
    m, body = Mesh(), paint(skin, roughness=0.5, grain=0.015)
    w, h = 2.4, 2.5
    for x in (-length / 2 + 0.4, length / 2 - 0.4):
        m.box(paint("concrete"), x, 0, -0.4, 0.6, w, 0.6)
    m.box(body, 0, 0, 0.2, length - 0.12, w - 0.12, h - 0.1)
    n = int(length / 0.34)
    for i in range(n):
        x = -length / 2 + 0.25 + (length - 0.5) * i / (n - 1)
        for s in (-1, 1):
            m.box(body, x, s * (w / 2 - 0.05), 0.35, 0.17, 0.08, h - 0.4)
    for i in range(7):
        y = -w / 2 + 0.25 + (w - 0.5) * i / 6
        m.box(body, length / 2 - 0.05, y, 0.35, 0.08, 0.17, h - 0.4)
    for x in (-length / 2 + 0.07, length / 2 - 0.07):
        for y in (-w / 2 + 0.07, w / 2 - 0.07):
            m.box(body, x, y, 0.2, 0.16, 0.16, h)
        m.box(body, x, 0, h + 0.06, 0.16, w, 0.14)
    for y in (-w / 2 + 0.07, w / 2 - 0.07):
        m.box(body, 0, y, h + 0.06, length, 0.16, 0.14)
    m.box(paint("forest"), -length * 0.24, -w / 2 - 0.02, 0.3, 1.0, 0.1, 2.0)
    m.box(paint("window", roughness=0.2), length * 0.17, -w / 2 - 0.02, 1.2, 1.3, 0.1, 0.8)
    m.box(paint("board"), length * 0.17, -w / 2 - 0.01, 1.14, 1.44, 0.08, 0.92)
    return m.data("container", bevel=0.02)


@prototype
def power_pole(height=6.4):
    """Timber pole with a cross-arm (along x) and three insulators."""
    m = Mesh()
    m.rod(paint("bark"), (0, 0, -0.4), (0, 0, height), 0.15, 0.11)
    m.box(paint("bark"), 0, 0, height - 0.7, 2.0, 0.14, 0.16)
    for x in (-0.85, 0, 0.85):
        m.lathe(paint("board", grain=0), [(0.09, 0), (0.09, 0.1), (0.05, 0.14), (0.08, 0.2), (0, 0.22)], x=x, z=height - 0.54 if x else height)
    return m.data("power pole")


@prototype
def wall_pole(height=4.5):
    """Short timber pole bracketed to a wall that faces -y; its arm (along x) carries two insulators 0.45 from the middle."""
    m, steel = Mesh(), metal("steel_dark")
    m.rod(paint("bark"), (0, -0.3, 1.0), (0, -0.3, height), 0.13, 0.11)
    for z in (1.35, 2.3):
        m.box(steel, 0, -0.2, z, 0.38, 0.5, 0.16)
    m.box(paint("bark"), 0, -0.3, height - 0.3, 1.2, 0.16, 0.18)
    for x in (-0.45, 0.45):
        m.lathe(paint("board", grain=0), [(0.09, 0), (0.09, 0.1), (0.05, 0.14), (0.08, 0.2), (0, 0.22)], x=x, y=-0.3, z=height - 0.12)
    return m.data("wall pole")


def wire(a, b, sag=0.7, r=0.07):
    """A hanging wire between two points in space."""
    m = Mesh()
    a, b = Vector(a), Vector(b)
    m.tube(paint("rubber", grain=0), [a.lerp(b, i / 12) - Vector((0, 0, sag * 4 * (i / 12) * (1 - i / 12))) for i in range(13)], r, 5)
    add_object(m.data("wire"))
