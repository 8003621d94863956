"""What people wear, on a body 1.73 high that faces -y."""

import math

from mathutils import Vector

from .cast import cast, limb
from .materials import paint
from .mesh import Mesh

HIP, KNEE, ANKLE = 0.91, 0.49, 0.1
SEAT = 0.57
# (half width, height); a body is two thirds as deep
TRUNK = [(0, 0.8), (0.18, 0.8), (0.182, 0.86), (0.17, 0.96), (0.152, 1.05), (0.158, 1.13), (0.172, 1.24), (0.172, 1.31), (0.148, 1.385),
         (0.094, 1.43), (0.06, 1.458), (0, 1.46)]
HER_TRUNK = [(0, 0.86), (0.17, 0.86), (0.168, 0.94), (0.134, 1.06), (0.136, 1.14), (0.15, 1.24), (0.148, 1.31), (0.128, 1.375), (0.082, 1.425),
             (0.054, 1.455), (0, 1.457)]
# the skirt of a dress, without its folds
SKIRT = [(0.155, 1.02), (0.172, 0.93), (0.19, 0.8), (0.205, 0.6), (0.225, 0.36), (0.25, 0.14)]
SKIRT_DEPTH = 0.8


def feet(m, steps):
    """Shoes: steps are (x, y, turn in degrees) of the ankles."""
    for x, y, turn in steps:
        with m.at(x, y, 0, rz=turn):
            cast(m, paint("rubber", roughness=0.7, grain=0), _shoe, 0.008, 4)


def _shoe(m):
    m.blob(None, 0, 0.025, 0.05, 0.05, (0.92, 1.15, 0.96), level=3)
    m.blob(None, 0.003, -0.1, 0.036, 0.05, (0.98, 1.9, 0.76), level=3)
    limb(m, [(0, 0.015, 0.06), (0, 0.018, 0.14)], [0.048, 0.05])


def trousers(m, cloth, legs, sits):
    """Legs are ((hip), (knee), (ankle)) from left to right."""
    def solid(s):
        s.blob(None, 0, 0.015, 0.6 if sits else 0.94, 0.1, (1.5, 0.98, 1.12), level=3)
        for hip, knee, ankle in legs:
            limb(s, [hip, knee], [0.088, 0.067])
            calf = Vector(knee).lerp(Vector(ankle), 0.36) + Vector((0, 0.016, 0))
            limb(s, [knee, calf, ankle], [0.066, 0.065, 0.06])
    belt = paint("bark", roughness=0.5, grain=0)
    cuts = [] if sits else [((0, 0, z), (0, 0, 1)) for z in (0.965, 1.0)]
    cast(m, cloth, solid, 0.011, 4, (0.006, (9, 9, 16)), cuts, lambda at: belt if not sits and 0.965 < at.z < 1.0 else cloth)


def shirt(m, cloth, skin, arms, is_long, sits):
    """A shirt, open at the neck, with its sleeves: arms are ((shoulder), (elbow), (wrist))."""
    def solid(s):
        s.lathe(None, _on(TRUNK, sits), sides=40, flat=0.7)
        if not sits:
            s.blob(None, 0, 0.005, 0.87, 0.1, (1.76, 1.34, 0.8), level=3)
        for shoulder, elbow, wrist in arms:
            _sleeve(s, shoulder, elbow, wrist, is_long)
    slope = 0.42
    cuts = [((0, 0, 1.34), (side, 0, -slope)) for side in (-1, 1)]

    def tone(at):
        return skin if at.y < 0 and at.z > 1.34 and abs(at.x) < slope * (at.z - 1.34) else cloth
    cast(m, cloth, solid, 0.011, 4, (0.005, (11, 11, 13)), cuts, tone)
    collar = Mesh()
    collar.lathe(cloth, [(0.066, 1.435), (0.074, 1.445), (0.066, 1.478), (0.058, 1.47)], sides=32, flat=0.86)
    m.add(cloth, *_open_at_front(collar), smooth=True)


def _on(trunk, sits):
    """A body, or what of it is above a seat."""
    return [(r, max(z, 0.93)) for r, z in trunk] if sits else trunk


def _open_at_front(mesh):
    """A ring without what is right before the neck."""
    kept = [face for face in mesh.faces if not all(mesh.verts[i].y < -0.03 and abs(mesh.verts[i].x) < 0.034 for i in face)]
    return mesh.verts, kept


def _sleeve(s, shoulder, elbow, wrist, is_long):
    shoulder, elbow, wrist = (Vector(p) for p in (shoulder, elbow, wrist))
    limb(s, [(shoulder.x * 0.6, shoulder.y, shoulder.z + 0.028), shoulder], [0.05, 0.06])
    if is_long:
        limb(s, [shoulder, elbow, wrist], [0.058, 0.048, 0.037])
    else:
        limb(s, [shoulder, shoulder.lerp(elbow, 0.72)], [0.058, 0.053])


def vest(m, tone):
    """A vest that shines, over a shirt: open in a V, two bands around it and one over each shoulder."""
    def solid(s):
        s.lathe(None, [(r + 0.014 if r else 0, z) for r, z in TRUNK if 0.85 < z < 1.46 or r == 0], sides=40, flat=0.72)
        for side in (-1, 1):
            limb(s, [(side * 0.1, 0.005, 1.395), (side * 0.15, 0.005, 1.37)], [0.066, 0.066])
    cloth, shine = paint(tone, roughness=0.6, grain=0.02), paint("board", roughness=0.4, grain=0)
    rows, column, slope = ((0.93, 0.975), (1.07, 1.115)), (0.082, 0.122), 0.42
    cuts = [((0, 0, z), (0, 0, 1)) for row in rows for z in row] + [((side * x, 0, 0), (1, 0, 0)) for side in (-1, 1) for x in column]
    cuts += [((0, 0, 1.26), (side, 0, -slope)) for side in (-1, 1)] + [((0, 0, 1.45), (0, 0, 1)), ((0, 0, 0.865), (0, 0, 1))]

    def of(at):
        if at.z > 1.45 or at.z < 0.865 or (at.y < 0 and at.z > 1.26 and abs(at.x) < slope * (at.z - 1.26)):
            return None
        is_band = any(low < at.z < high for low, high in rows) or (at.z > 1.115 and column[0] < abs(at.x) < column[1])
        return shine if is_band else cloth
    cast(m, cloth, solid, 0.012, 4, (0.004, (10, 10, 12)), cuts, of)


def bodice(m, cloth, trim, skin, arms, sits):
    """The upper part of a gomesi: a square neck with a border, and sleeves that stand up at the shoulders."""
    def solid(s):
        s.lathe(None, _on(HER_TRUNK, sits), sides=40, flat=0.72)
        for side in (-1, 1):
            s.blob(None, side * 0.066, -0.07, 1.23, 0.064, (1, 0.85, 1.05), level=3)
        for shoulder, elbow, _ in arms:
            top, end = Vector(shoulder), Vector(elbow)
            limb(s, [(top.x * 0.6, top.y, top.z + 0.03), top + Vector((0, 0, 0.022))], [0.048, 0.06])
            limb(s, [top + Vector((0, 0, 0.022)), top.lerp(end, 0.5)], [0.062, 0.066])
    inner, outer, low, border = 0.068, 0.088, 1.325, 1.305
    cuts = [((side * x, 0, 0), (1, 0, 0)) for side in (-1, 1) for x in (inner, outer)] + [((0, 0, z), (0, 0, 1)) for z in (low, border)]

    def of(at):
        x = abs(at.x)
        if at.y > 0 or x > outer or at.z < border:
            return cloth
        return skin if x < inner and at.z > low else trim
    cast(m, cloth, solid, 0.011, 4, (0.004, (11, 11, 13)), cuts, of)


def sash(m, tone, sits):
    """The sash of a gomesi, its ends hanging before the skirt of who stands."""
    m.lathe(tone, [(0.15, 1.0), (0.166, 1.005), (0.17, 1.04), (0.16, 1.09), (0.144, 1.105), (0.13, 1.1)], sides=40, flat=0.78)
    m.blob(tone, 0.05, -0.135, 1.04, 0.036, (1, 0.7, 0.9), level=3, smooth=True)
    if sits:
        return
    for x, low, lean in ((0.035, 0.58, -0.03), (0.075, 0.66, 0.03)):
        top, end = Vector((x, -0.146, 1.03)), Vector((x + lean, -0.178, low))
        m.beam(tone, top, end, 0.05, 0.012)


def skirt(m, cloth, tone, second, stride):
    """The skirt of a gomesi down to the ankles, in folds, with a border at its hem and a printed figure."""
    around, up = 240, 150
    top, hem = SKIRT[0][1], SKIRT[-1][1]
    verts, parts = [], {}
    for j in range(up + 1):
        t = j / up
        z = top + (hem - top) * t
        for i in range(around):
            a = 2 * math.pi * i / around
            r = _width(z) * (1 + t ** 1.3 * (0.055 * math.sin(9 * a + 1.5 * t) + 0.03 * math.sin(14 * a + 2.0) + 0.02 * math.sin(5 * a)))
            step = -0.55 * stride * t * math.cos(a)
            verts.append((r * math.cos(a), SKIRT_DEPTH * r * math.sin(a) + step, z))
    for j in range(up):
        t = (j + 0.5) / up
        for i in range(around):
            k = (i + 1) % around
            face = (j * around + i, j * around + k, (j + 1) * around + k, (j + 1) * around + i)
            parts.setdefault((cloth, tone, second)[_print(i / around, top + (hem - top) * t)], []).append(face)
    m.add_parts(verts, parts)


def _width(z):
    for (r, high), (other, low) in zip(SKIRT, SKIRT[1:]):
        if low <= z <= high:
            return r + (other - r) * (high - z) / (high - low)
    return SKIRT[-1][0] if z < SKIRT[-1][1] else SKIRT[0][0]


def _print(turn, z):
    """Of the print's colours that of a place: 0 the cloth itself, 1 and 2 its figure; turn is a share of the way around."""
    if z < 0.26:
        return 1 if z < 0.19 or 0.21 < z < 0.225 else 2 if 0.225 <= z < 0.24 else 0
    row = z / 0.13
    across = abs((turn * 10 + math.floor(row) % 2 / 2) % 1 - 0.5) * 1.05
    upward = abs(row % 1 - 0.5)
    far = across + upward
    return 2 if far < 0.11 else 1 if far < 0.3 else 0


def lap(m, cloth, legs):
    """A dress over the knees of somebody who sits."""
    def solid(s):
        s.blob(None, 0, 0.02, 0.6, 0.1, (1.75, 1.3, 1.2), level=3)
        for hip, knee, ankle in legs:
            limb(s, [hip, knee], [0.1, 0.088])
            limb(s, [knee, (knee[0] * 1.1, knee[1] - 0.01, 0.2)], [0.088, 0.1])
        limb(s, [(0, 0, 0.57), (0, legs[0][1][1], 0.54), (0, legs[0][1][1], 0.22)], [0.09, 0.09, 0.1])
    cast(m, cloth, solid, 0.012, 6, (0.008, (12, 12, 5)))
