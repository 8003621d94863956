"""Heads and hands."""

import math

from mathutils import Vector

from .cast import cast, limb
from .materials import paint

# where hair, or what covers it, begins and ends
BROW, NAPE = Vector((0, -0.087, 1.682)), Vector((0, 0.1, 1.585))


def head(m, skin, hat, scarf):
    """A neck, a face, and what covers the hair."""
    cast(m, skin, _face, 0.0065, 3)
    dark, lips = paint("#1b1210", roughness=0.5, grain=0), paint("#7c4034", roughness=0.6, grain=0)
    m.blob(lips, 0, -0.088, 1.549, 0.02, (1.1, 0.42, 0.3), level=3, smooth=True)
    for side in (-1, 1):
        m.blob(paint("board", roughness=0.4, grain=0), side * 0.033, -0.0785, 1.627, 0.012, (1.1, 0.7, 0.5), level=3, smooth=True)
        m.blob(dark, side * 0.0325, -0.0835, 1.6275, 0.0085, (1, 0.6, 0.8), level=3, smooth=True)
        m.tube(dark, [(side * 0.016, -0.094, 1.647), (side * 0.033, -0.093, 1.653), (side * 0.05, -0.08, 1.648)], 0.0045, 8, 0.003)
    if hat:
        with m.at(0, 0.004, 0.765, s=0.57):
            _helmet(m, hat)
    elif scarf:
        _wrapped(m, paint(scarf, roughness=0.8, grain=0.03))
    else:
        _covered(m, paint("#1d1613", roughness=1.0, specular=0.05, grain=0.2, grain_scale=90.0), 0.002, 0.004)


def _face(m):
    m.rod(None, (0, 0.022, 1.4), (0, 0.004, 1.56), 0.056, 0.05, sides=20)
    m.blob(None, 0, 0.012, 1.638, 0.1, (0.77, 0.97, 0.96), level=4)
    m.blob(None, 0, -0.026, 1.575, 0.1, (0.6, 0.66, 0.6), level=4)
    m.blob(None, 0, -0.068, 1.525, 0.025, level=3)
    limb(m, [(0, -0.083, 1.645), (0, -0.103, 1.598)], [0.013, 0.017])
    for side in (-1, 1):
        m.blob(None, side * 0.04, -0.058, 1.592, 0.032, level=3)
        m.blob(None, side * 0.014, -0.094, 1.59, 0.0145, level=3)
        m.blob(None, side * 0.032, -0.074, 1.653, 0.027, (1.1, 0.6, 0.45), level=3)
        m.blob(None, side * 0.079, 0.012, 1.612, 0.03, (0.42, 0.85, 1.2), level=3)
    # lips stand out a little
    m.blob(None, 0, -0.08, 1.549, 0.024, (1.1, 0.6, 0.6), level=3)


def _covered(m, mat, more, behind):
    """Hair, or cloth `more` over the skull, above a line from the brow to the nape."""
    def solid(s):
        s.blob(None, 0, 0.014 + behind / 2, 1.642, 0.1, (0.79 + more * 10, 0.99 + (more + behind / 2) * 10, 0.98 + more * 10), level=4)
    back = NAPE - BROW
    normal = Vector((0, -back.z, back.y))
    cast(m, mat, solid, 0.008, 2, cuts=[(BROW, normal)], tone=lambda at: mat if (at - BROW).dot(normal) > 0 else None)


def _wrapped(m, mat):
    """A scarf around the head, rolled at its edge and tied behind."""
    _covered(m, mat, 0.011, 0.01)
    middle = (BROW + NAPE) / 2
    along = (NAPE - BROW) / 2 * 1.1
    ring = [middle + along * -math.cos(a) + Vector((0.089 * math.sin(a), 0, 0)) for a in (2 * math.pi * i / 40 for i in range(41))]
    m.tube(mat, ring, 0.017, 12)
    m.tube(mat, [p + Vector((0, 0.006, 0.024)) - (p - middle) * 0.02 for p in ring], 0.014, 12)
    m.blob(mat, 0.014, 0.118, 1.645, 0.036, (1.2, 0.8, 0.95), level=3, smooth=True)
    for x in (-0.03, 0.05):
        limbs = [Vector((0.014, 0.13, 1.64)), Vector((0.014 + x * 0.8, 0.15, 1.6)), Vector((0.014 + x, 0.142, 1.54))]
        m.tube(mat, limbs, 0.016, 10, 0.024)


def hand(m, skin, side, elbow, wrist):
    """A hand in line with its arm, the palm towards the body, fingers a little bent."""
    elbow, wrist = Vector(elbow), Vector(wrist)
    along = (wrist - elbow).normalized()
    palm = Vector((-side, 0.25, 0))
    palm = (palm - along * palm.dot(along)).normalized()
    across = along.cross(palm)
    if across.y > 0 or (abs(across.y) < 0.2 and across.z < 0):
        across = -across

    def solid(s):
        for k, length in ((-1.5, 0.92), (-0.5, 1.0), (0.5, 0.96), (1.5, 0.8)):
            root = wrist + along * 0.03 + across * (-k * 0.012)
            knuckle = wrist + along * 0.088 + across * (-k * 0.0185)
            middle = knuckle + along * (0.042 * length) + palm * 0.012
            limb(s, [root, knuckle, middle, middle + along * (0.026 * length) + palm * 0.02], [0.02, 0.0145, 0.0125, 0.0105])
        limb(s, [wrist - along * 0.02, wrist + along * 0.035], [0.027, 0.026])
        thumb = wrist + along * 0.03 + across * 0.02
        limb(s, [thumb, thumb + along * 0.032 + across * 0.026 + palm * 0.008, thumb + along * 0.066 + across * 0.03 + palm * 0.014], [0.018, 0.0145, 0.011])
    cast(m, skin, solid, 0.0055, 2)


def _helmet(m, tone):
    """A ridged helmet for a head of 0.19 at 1.53."""
    shell = paint(tone, roughness=0.35, specular=0.4, grain=0)
    m.lathe(shell, [(0.2, 0.0), (0.252, 0.0), (0.258, 0.012), (0.25, 0.026), (0.215, 0.04), (0.208, 0.075), (0.19, 0.13), (0.15, 0.183),
                    (0.09, 0.212), (0, 0.222)], z=1.59, sides=40)
    m.blob(shell, 0, -0.19, 1.605, 0.15, (1.05, 0.95, 0.09), level=3, smooth=True)
    for x in (-0.07, 0, 0.07):
        ridge = []
        for i in range(9):
            a = math.radians(28 + 124 * i / 8)
            k = math.sqrt(1 - (x / 0.25) ** 2)
            ridge.append((x, 0.2 * k * math.cos(a), 1.61 + 0.21 * k * math.sin(a)))
        m.tube(shell, ridge, 0.016, 8)
