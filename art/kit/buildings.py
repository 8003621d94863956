"""Houses, school, training shelter, greenhouse, bridge."""

import math

from .materials import film, metal, paint
from .mesh import Mesh, prototype


@prototype
def thatched_hut(radius=1.9):
    """Round mud-walled hut under a tiered thatch."""
    m = Mesh()
    wall, thatch = paint("ochre", roughness=0.9, grain=0.08), paint("thatch", roughness=0.95, grain=0.16, grain_scale=6)
    m.lathe(wall, [(radius, -0.4), (radius, 1.75)], sides=28)
    m.lathe(paint("laterite_dark", roughness=0.9), [(radius + 0.1, -0.4), (radius + 0.1, 0.3), (radius, 0.34)], sides=28)
    dark = paint("thatch_dark", roughness=0.95, grain=0.16, grain_scale=6)
    eave = radius + 0.85
    tiers = 4
    for i in range(tiers):
        r0, r1 = eave * (1 - i / tiers), eave * (1 - (i + 1) / tiers)
        z0, z1 = 1.45 + 2.5 * i / tiers, 1.45 + 2.5 * (i + 1) / tiers
        m.lathe(thatch, [(r0 + 0.1, z0 - 0.08), (r0 + 0.06, z0 + 0.1), (max(r1, 0.05), z1 + 0.1)], sides=22, smooth=False)
    m.lathe(dark, [(eave + 0.1, 1.37), (radius * 0.9, 1.6)], sides=22)
    m.lathe(dark, [(0.3, 3.75), (0.22, 4.05), (0, 4.2)], sides=12)
    with m.at(rz=-45):
        m.box(paint("bark"), radius - 0.02, 0, 0, 0.14, 0.8, 1.45)
    return m.data("thatched hut")


def _gable_roof(m, mat, length, depth, z, rise, over=0.5, trim="timber"):
    """Corrugated gable, ridge along x."""
    x, y = length / 2 + over, depth / 2 + over
    drop = rise * over / (depth / 2)
    m.corrugated(mat, (-x, -y, z - drop), (x, -y, z - drop), (-x, 0, z + rise), (x, 0, z + rise))
    m.corrugated(mat, (x, y, z - drop), (-x, y, z - drop), (x, 0, z + rise), (-x, 0, z + rise))
    m.beam(mat, (-x, 0, z + rise + 0.06), (x, 0, z + rise + 0.06), 0.22, 0.1)
    for side in (-x + 0.04, x - 0.04):
        for s in (-1, 1):
            m.beam(paint(trim), (side, s * y, z - drop - 0.08), (side, 0, z + rise - 0.08), 0.07, 0.16)
    for s in (-1, 1):
        m.beam(paint(trim), (-x, s * (y - 0.04), z - drop - 0.07), (x, s * (y - 0.04), z - drop - 0.07), 0.07, 0.13)


def _gable_wall(m, mat, length, depth, z0, h, rise):
    """Walls of a gabled building, ridge along x."""
    x, y = length / 2, depth / 2
    m.box(mat, 0, 0, z0, length, depth, h)
    for s in (-1, 1):
        m.add(mat, [(s * x, -y, z0 + h), (s * x, y, z0 + h), (s * x, 0, z0 + h + rise)], [(0, 1, 2)])


def _window(m, x, y, z, w=0.9, h=0.8, along="x", frame="board"):
    """Framed window in a wall that runs along x or y."""
    if along == "x":
        m.box(paint(frame), x, y, z - 0.07, w + 0.16, 0.07, h + 0.14)
        m.box(paint("window", roughness=0.3), x, y, z, w, 0.1, h)
        m.box(paint(frame), x, y, z, 0.06, 0.12, h)
    else:
        m.box(paint(frame), x, y, z - 0.07, 0.07, w + 0.16, h + 0.14)
        m.box(paint("window", roughness=0.3), x, y, z, 0.1, w, h)
        m.box(paint(frame), x, y, z, 0.12, 0.06, h)


@prototype
def iron_house(wall="plaster", roof="roof_iron", door="forest", length=6.0, depth=4.4):
    """Small plastered house with an iron-sheet gable roof."""
    m = Mesh()
    rise = 1.25
    m.box(paint("concrete"), 0, 0, -0.5, length + 0.5, depth + 0.5, 0.65)
    _gable_wall(m, paint(wall), length, depth, 0.15, 2.5, rise)
    m.box(paint("brick"), 0, 0, 0.15, length + 0.05, depth + 0.05, 0.45)
    m.box(paint(door), -0.3, -depth / 2, 0.15, 0.95, 0.12, 1.95)
    for x in (-length * 0.32, length * 0.28):
        _window(m, x, -depth / 2, 1.05)
    _window(m, length / 2, 0, 1.05, along="y")
    _gable_roof(m, metal(roof) if roof == "roof_iron" else paint(roof), length, depth, 2.65, rise)
    return m.data("iron house", bevel=0.025)


@prototype
def school(length=15.0, depth=6.0, roof="roof_green"):
    """Classroom block with a veranda on the -y side."""
    m, wall = Mesh(), paint("plaster")
    rise, veranda = 1.7, 1.9
    m.box(paint("concrete"), 0, -veranda / 2, -0.6, length + 0.7, depth + veranda + 0.5, 0.85)
    m.box(paint("concrete"), 0, -depth / 2 - veranda - 0.55, -0.6, length * 0.3, 0.6, 0.7)
    _gable_wall(m, wall, length, depth, 0.25, 2.9, rise)
    m.box(paint("brick"), 0, 0, 0.25, length + 0.05, depth + 0.05, 0.6)
    rooms = 3
    for i in range(rooms):
        x = -length / 2 + length * (i + 0.5) / rooms
        m.box(paint("forest"), x - 1.4, -depth / 2, 0.25, 1.0, 0.12, 2.05)
        for dx in (0.0, 1.35):
            _window(m, x + dx, -depth / 2, 1.25, w=1.0, h=0.95)
    for y in (-1.3, 1.3):
        _window(m, length / 2, y, 1.25, along="y", w=1.0, h=0.95)
    _gable_roof(m, paint(roof, roughness=0.55), length, depth, 3.15, rise, over=0.55)
    low = 3.15 - rise * 0.55 / (depth / 2)
    y0, y1 = -depth / 2 - 0.5, -depth / 2 - veranda - 0.2
    m.corrugated(paint(roof, roughness=0.55), (-length / 2 - 0.4, y1, low - 0.52), (length / 2 + 0.4, y1, low - 0.52),
                 (-length / 2 - 0.4, y0, low - 0.12), (length / 2 + 0.4, y0, low - 0.12))
    m.beam(paint("timber"), (-length / 2 - 0.4, y1 + 0.05, low - 0.6), (length / 2 + 0.4, y1 + 0.05, low - 0.6), 0.1, 0.14)
    for i in range(6):
        x = -length / 2 + 0.2 + (length - 0.4) * i / 5
        m.box(paint("board"), x, y1 + 0.25, 0.25, 0.2, 0.2, low - 0.85)
    return m.data("school", bevel=0.025)


@prototype
def flagpole(height=6.0):
    """Black, yellow and red bands; the emblem is left out at this scale."""
    m = Mesh()
    m.lathe(paint("concrete"), [(0.5, -0.2), (0.5, 0.2), (0.35, 0.2), (0.35, 0.35), (0, 0.35)], smooth=False)
    m.rod(paint("board"), (0, 0, 0.3), (0, 0, height), 0.06, 0.04)
    bands = ["rubber", "gold", "cloth_red"] * 2
    n, w, h = 6, 1.9, 0.2
    for b, name in enumerate(bands):
        z = height - 0.1 - b * h
        verts, faces = [], []
        for i in range(n + 1):
            t = i / n
            wave = 0.16 * math.sin(t * 5.0) * t
            verts += [(t * w * 0.72 + wave, t * w * 0.72 - wave, z - h - 0.12 * t), (t * w * 0.72 + wave, t * w * 0.72 - wave, z - 0.12 * t)]
        for i in range(n):
            faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        m.add(paint(name, grain=0), verts, faces, smooth=True)
    return m.data("flagpole")


@prototype
def bridge(length=12.0, width=4.2):
    """Concrete deck bridge along x, deck top at z=0."""
    m, con = Mesh(), paint("concrete", grain=0.04)
    m.box(con, 0, 0, -0.35, length, width, 0.35)
    for y in (-width * 0.32, width * 0.32):
        m.box(paint("concrete_dark"), 0, y, -0.8, length, 0.4, 0.5)
    for x in (-length / 2 + 0.6, length / 2 - 0.6):
        m.box(con, x, 0, -2.4, 1.2, width + 0.5, 2.1)
    m.box(con, 0, 0, -2.4, 0.7, width * 0.8, 1.7)
    for s in (-1, 1):
        y = s * (width / 2 - 0.12)
        m.box(con, 0, y, 0, length, 0.24, 0.22)
        for i in range(9):
            x = -length / 2 + 0.3 + (length - 0.6) * i / 8
            m.box(paint("board"), x, y, 0.2, 0.16, 0.16, 0.75)
        m.beam(paint("board"), (-length / 2, y, 0.92), (length / 2, y, 0.92), 0.16, 0.12)
        m.beam(paint("board"), (-length / 2, y, 0.58), (length / 2, y, 0.58), 0.09, 0.09)
    return m.data("bridge", bevel=0.03)


@prototype
def pavilion(length=13.0, depth=9.0, height=4.3):
    """Open-sided training shelter: slab, slim columns, a lifting roof over its back half."""
    m, post, timber = Mesh(), paint("board"), paint("timber")
    m.box(paint("concrete", grain=0.03), 0, 0, -0.6, length, depth, 0.9)
    m.box(paint("concrete_dark"), 0, -depth / 2 - 0.35, -0.6, 4.0, 0.7, 0.75)
    front, back = -depth * 0.14, depth / 2 - 0.5
    low = height - 1.1
    for i in range(4):
        x = -length / 2 + 0.6 + (length - 1.2) * i / 3
        m.box(post, x, front, 0.3, 0.24, 0.24, height - 0.3)
        m.box(post, x, back, 0.3, 0.24, 0.24, low - 0.3)
        m.beam(timber, (x, front - 1.3, height + 0.32), (x, back + 0.8, low - 0.1), 0.14, 0.24)
    for y, z in ((front, height + 0.02), (back, low + 0.02)):
        m.beam(timber, (-length / 2 + 0.2, y, z), (length / 2 - 0.2, y, z), 0.16, 0.22)
    a, b = length / 2 + 0.3, 0.18
    m.corrugated(paint("roof_green", roughness=0.5), (a, back + 0.9, low + b - 0.08), (-a, back + 0.9, low + b - 0.08),
                 (a, front - 1.4, height + b + 0.3), (-a, front - 1.4, height + b + 0.3))
    m.beam(timber, (-a, front - 1.4, height + b + 0.22), (a, front - 1.4, height + b + 0.22), 0.08, 0.2)
    m.box(paint("brick"), 0, back, 0.3, length - 1.2, 0.2, 0.9)
    return m.data("pavilion", bevel=0.03)


@prototype
def bench(length=3.0):
    """Plain plank bench along x."""
    m = Mesh()
    m.box(paint("timber"), 0, 0, 0.42, length, 0.4, 0.08)
    for x in (-length / 2 + 0.3, length / 2 - 0.3):
        m.box(paint("timber"), x, 0, 0, 0.1, 0.34, 0.42)
    return m.data("bench", bevel=0.02)


@prototype
def flip_chart():
    """Paper pad on an easel with a small bar chart, facing -y."""
    m = Mesh()
    for x, y in ((-0.6, 0), (0.6, 0), (0, 0.7)):
        m.rod(paint("timber"), (x, y, 0), (x * 0.4, 0.1, 2.1), 0.045)
    m.box(paint("board", grain=0), 0, 0, 0.85, 1.7, 0.06, 1.2)
    m.box(paint("pipe", grain=0), -0.45, -0.04, 1.15, 0.2, 0.02, 0.55)
    m.box(paint("crop", grain=0), -0.05, -0.04, 1.15, 0.2, 0.02, 0.35)
    m.box(paint("gold", grain=0), 0.35, -0.04, 1.15, 0.2, 0.02, 0.7)
    return m.data("flip chart")


@prototype
def greenhouse(length=12.0, width=5.4):
    """Tunnel of arched ribs under a translucent skin, along x."""
    m, rib = Mesh(), metal()
    side, n = 1.5, 14
    arch = [(width / 2, -0.2), (width / 2, side)]
    arch += [(width / 2 * math.cos(math.pi * i / n), side + width * 0.36 * math.sin(math.pi * i / n)) for i in range(1, n)]
    arch += [(-width / 2, side), (-width / 2, -0.2)]
    m.box(paint("concrete"), 0, -width / 2, -0.4, length + 0.2, 0.3, 0.55)
    m.box(paint("concrete"), 0, width / 2, -0.4, length + 0.2, 0.3, 0.55)
    ribs = int(length / 1.5) + 1
    for i in range(ribs):
        x = -length / 2 + length * i / (ribs - 1)
        m.tube(rib, [(x, y, z) for y, z in arch], 0.055 if 0 < i < ribs - 1 else 0.085, 6)
    for k in (1, 4, 1 + n // 2, n - 2, n + 1):
        y, z = arch[k]
        m.rod(rib, (-length / 2, y, z), (length / 2, y, z), 0.045, sides=6)
    skin = film("board", 0.2)
    verts, faces = [], []
    for y, z in arch:
        verts += [(-length / 2, y * 1.015, z + 0.05), (length / 2, y * 1.015, z + 0.05)]
    for i in range(len(arch) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    m.add(skin, verts, faces, smooth=True)
    for s in (-1, 1):
        x = s * length / 2
        m.add(skin, [(x, y, z) for y, z in arch], [tuple(range(len(arch)))])
        for y in (-0.75, 0.75):
            m.beam(rib, (x, y, 0), (x, y, 2.3), 0.09)
        m.beam(rib, (x, -0.75, 2.3), (x, 0.75, 2.3), 0.09)
        m.beam(rib, (x, -width / 2, side), (x, width / 2, side), 0.06)
    return m.data("greenhouse")
