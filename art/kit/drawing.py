"""The drawing board: blueprint, contour model, model of a water supply, drafting tools."""

import math
import random

from .materials import gridded, metal, paint, resin
from .mesh import add_object, Mesh, rounded_rect
from .palette import fbm


def _blob_outline(cx, cy, rx, ry, seed, wobble=0.16, n=72):
    """A wobbly closed outline: the shape of one contour."""
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        k = 1 + wobble * fbm(math.cos(a) * 2, math.sin(a) * 2, 1.6, seed, 2)
        out.append((cx + rx * k * math.cos(a), cy + ry * k * math.sin(a)))
    return out


def plan_chest(w, d, floor, drawers=3):
    """A drawing board (its top on z = 0) lying on a chest of plan drawers, which stands on the model board."""
    wood, pull = paint("timber", roughness=0.55, grain=0.08, grain_scale=1.5), paint("gold", roughness=0.45, grain=0.01)
    top, plinth = -0.8, floor + 0.9
    m = Mesh()
    m.prism(wood, rounded_rect(w, d, 1.4), top, 0)
    add_object(m.data("drawing board", bevel=0.12))
    cw, cd, high = w - 2.0, d - 2.0, top - plinth
    m = Mesh()
    m.prism(paint("bark", roughness=0.6, grain=0.06), rounded_rect(cw, cd, 0.5), plinth, top)
    pitch = (high - 0.3) / drawers
    for k in range(drawers):
        z = plinth + 0.3 + k * pitch
        m.box(wood, 0, -cd / 2 - 0.02, z, cw - 1.2, 0.36, pitch - 0.22)
        m.box(wood, cw / 2 + 0.02, 0, z, 0.36, cd - 1.2, pitch - 0.22)
        for x in (-cw * 0.27, cw * 0.27):
            m.box(pull, x, -cd / 2 - 0.26, z + pitch * 0.3, 2.4, 0.16, 0.26)
    add_object(m.data("plan chest", bevel=0.05))
    m = Mesh()
    m.prism(paint("card", roughness=0.6, grain=0.015), rounded_rect(w + 1.6, d + 1.6, 2.2), floor, plinth)
    add_object(m.data("board", bevel=0.09))


def blueprint_sheet(cx, cy, w, d, z):
    """A blue drawing with a fine grid; one corner lifts. Contours are drawn around the hills."""
    m, n = Mesh(), 30
    mat = gridded("blueprint", "#5f8fb8", 0.035, 0.75)
    verts, faces, uvs = [], [], []

    def lift(u, v):
        return 1.5 * max(0.0, (u - v) / 2 - 0.74) ** 1.5 * 6

    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n * 2 - 1, j / n * 2 - 1
            verts.append((cx + u * w / 2 - 0.35 * lift(u, v), cy + v * d / 2 + 0.35 * lift(u, v), z + lift(u, v)))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
            uvs.append([(p / n * w, q / n * d) for p, q in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))])
    m.add(mat, verts, faces, smooth=True, uvs=uvs)
    line = paint("board", grain=0)
    edge = [(cx - w / 2 + 0.5, cy - d / 2 + 0.5), (cx + w / 2 - 4.4, cy - d / 2 + 0.5)]
    m.beam(line, (*edge[0], z + 0.02), (*edge[1], z + 0.02), 0.07, 0.02)
    m.beam(line, (*edge[0], z + 0.02), (cx - w / 2 + 0.5, cy + d / 2 - 0.5, z + 0.02), 0.07, 0.02)
    m.beam(line, (cx - w / 2 + 0.5, cy + d / 2 - 0.5, z + 0.02), (cx + w / 2 - 0.5, cy + d / 2 - 0.5, z + 0.02), 0.07, 0.02)
    m.beam(line, (cx + w / 2 - 0.5, cy + d / 2 - 0.5, z + 0.02), (cx + w / 2 - 0.5, cy - d / 2 + 4.4, z + 0.02), 0.07, 0.02)
    add_object(m.data("blueprint"))


def drawn_line(points, z, width=0.09, closed=False):
    """White ink on the blueprint."""
    m = Mesh()
    pts = list(points) + ([points[0]] if closed else [])
    for a, b in zip(pts, pts[1:]):
        m.beam(paint("board", grain=0), (*a, z), (*b, z), width, 0.02)
    add_object(m.data("drawn line"))


def contour_hill(cx, cy, rx, ry, levels, z, seed, bare=(), step=0.42, wobble=0.13):
    """Stacked sheets of model board, greener to the top, with drawn contours running out below.

    bare: circles (x, y, radius) without trees.
    """
    m = Mesh()
    for k in range(levels):
        s = 1 - 0.13 * k
        tone = ["turf", "grass", "card", "board"][min(levels - 1 - k, 3)]
        m.prism(paint(tone, grain=0.03), _blob_outline(cx, cy, rx * s, ry * s, seed, wobble), z + k * step, z + (k + 1) * step - 0.03)
    add_object(m.data("contour hill", bevel=0.03))
    for s in (1.12, 1.24):
        drawn_line(_blob_outline(cx, cy, rx * s, ry * s, seed, wobble), z + 0.02, 0.06, closed=True)
    rng = random.Random(seed)
    for _ in range(26):
        a, k = rng.uniform(0, 2 * math.pi), rng.uniform(0.2, 0.8)
        level = min(levels, int((1 - k) / 0.13) + 1)
        tree = Mesh()
        tree.rod(paint("timber"), (0, 0, 0), (0, 0, 0.3), 0.04)
        tree.blob(paint(rng.choice(["leaf_mango", "crop", "leaf_deep"]), grain=0), 0, 0, 0.5, 0.28, level=2)
        x, y = cx + rx * k * math.cos(a), cy + ry * k * math.sin(a)
        if not any(math.hypot(x - bx, y - by) < br for bx, by, br in bare):
            add_object(tree.data("model tree"), x, y, z + level * step - 0.05, s=rng.uniform(0.9, 1.5))


def model_stream(x, z):
    """A stream of clear resin winding along y across the sheet."""
    bends = [(x + 0.9 * math.sin(k * 0.55), -7.4 + k * 0.78) for k in range(21)]
    m = Mesh()
    for p, q in zip(bends, bends[1:]):
        m.add(resin("groundwater"), [(p[0] - 0.75, p[1], z), (p[0] + 0.75, p[1], z), (q[0] + 0.75, q[1], z), (q[0] - 0.75, q[1], z)], [(0, 1, 2, 3)])
    add_object(m.data("model stream"))


def model_intake(x, y, z):
    """A spring caught on a hill: its pool, and the white box whose pipe leaves at (x + 0.75, y, z + 0.45)."""
    m, white = Mesh(), paint("board", grain=0.01)
    m.prism(paint("sand", grain=0.1), _blob_outline(x - 1.5, y + 0.1, 1.35, 1.45, 4, 0.1), z - 0.2, z + 0.02)
    m.prism(resin("groundwater"), _blob_outline(x - 1.5, y + 0.1, 1.15, 1.25, 4, 0.1), z - 0.1, z + 0.05)
    for s in (-1, 1):
        m.box(white, x - 0.45, y + s * 1.1, z - 0.2, 0.3, 1.0, 0.75)
    m.box(white, x, y, z - 0.2, 1.5, 1.3, 1.1)
    m.box(white, x, y, z + 0.9, 1.7, 1.5, 0.14)
    m.box(paint("forest", grain=0), x, y, z + 1.04, 0.7, 0.6, 0.1)
    add_object(m.data("model intake", bevel=0.03))


def model_pipe(points, floor, r=0.2):
    """A blue pipe through points in space; where it crosses low ground it rests on white trestles down to `floor`."""
    m = Mesh()
    m.tube(paint("pipe", roughness=0.35, grain=0), points, r, 14)
    white = paint("board", grain=0.01)
    for a, b in zip(points, points[1:]):
        if a[2] != b[2] or a[2] > floor + 1.0:
            continue
        n = int((b[0] - a[0]) / 1.1)
        for i in range(n + 1):
            x = a[0] + (b[0] - a[0]) * i / n
            for s in (-1, 1):
                m.rod(white, (x, a[1] + s * 0.42, floor), (x, a[1] + s * 0.12, a[2] - r), 0.08, sides=8)
            m.box(white, x, a[1], a[2] - r - 0.1, 0.22, 0.62, 0.12)
    add_object(m.data("model pipe"))


def drafting_tools(w, d):
    """Pencil, steel rule, set square and rolled drawings lying on the board."""
    m = Mesh()
    with m.at(3.0, -d / 2 + 1.4, 0.22, rz=4):
        m.rod(paint("forest", roughness=0.4, grain=0), (-2.6, 0, 0), (2.4, 0, 0), 0.2, sides=6)
        m.rod(paint("timber"), (2.4, 0, 0), (3.0, 0, 0), 0.2, 0.06, sides=6)
        m.rod(paint("rubber"), (3.0, 0, 0), (3.15, 0, 0), 0.06, 0.0, sides=6)
        m.rod(paint("gold"), (-3.0, 0, 0), (-2.6, 0, 0), 0.2, sides=10)
    with m.at(-6.0, -d / 2 + 1.2, 0.0, rz=-2):
        m.box(metal(), 0, 0, 0.01, 8.0, 0.8, 0.08)
        for i in range(33):
            m.box(paint("rubber", grain=0), -3.9 + i * 0.24, -0.26 + (0.05 if i % 4 == 0 else 0), 0.092, 0.035, 0.3 if i % 4 == 0 else 0.18, 0.01)
    for k, (y, tone) in enumerate(((0, "board"), (0.95, "blueprint"))):
        with m.at(w / 2 - 1.3 - 0.95 * k, 3.2, 0.45, rz=88 + 3 * k):
            m.rod(paint(tone, grain=0.01), (-4.2, 0, 0), (4.2, 0, 0), 0.44, sides=24)
            m.rod(paint("gold"), (-0.3, 0, 0), (0.3, 0, 0), 0.455, sides=24)
    add_object(m.data("drafting tools", bevel=0.02))
