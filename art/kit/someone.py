"""People as one sees them from near by."""

import math

from mathutils import Vector

from .materials import metal, paint
from .mesh import Mesh, prototype
from .people import bend, helmet

# (half width, height) of a body 1.73 high
SHOULDERS = [(0.172, 1.31), (0.178, 1.36), (0.155, 1.41), (0.1, 1.445), (0.06, 1.46), (0, 1.465)]
SHIRT = [(0, 0.83), (0.187, 0.83), (0.188, 0.86), (0.172, 0.95), (0.146, 1.06), (0.152, 1.16), (0.165, 1.25), *SHOULDERS]
DRESS = [(0, 0.13), (0.262, 0.13), (0.268, 0.16), (0.242, 0.36), (0.206, 0.64), (0.186, 0.82), (0.172, 0.93), (0.142, 1.07), (0.148, 1.17), (0.162, 1.25), *SHOULDERS]
# what arms do: (elbow), (wrist), x counted outwards
HANGING = ((0.27, 0.03, 1.1), (0.265, -0.1, 0.86))
ON_KNEES = ((0.25, -0.1, 1.12), (0.14, -0.34, 0.98))
HIP, KNEE, ANKLE = 0.91, 0.49, 0.1
SEATED = -0.34
NECK = 1.44
# of the body on its hips, in degrees: the weight is on one leg, and the shoulders turn against the stride
LEAN, TWIST = 2.5, 9


@prototype
def someone(cloth="forest", hat=None, vest=None, left=None, right=None, prop=None, stride=0.14, scarf=None, sits=False, looks=0):
    """Somebody of a grown person's proportions, who faces -y, the right foot `stride` in front of the left.

    scarf: the colour of the one over a long dress, in place of trousers. sits: on a bench 0.5 high.
    looks: how far the head is turned, in degrees. prop is "roll" (of drawings) or "clipboard", carried in the left hand, or "phone", in the right one at the ear.
    """
    m, skin = Mesh(), paint("skin", roughness=0.55, grain=0)
    body = paint(cloth, roughness=0.8, grain=0.03)
    _legs(m, body if scarf else paint("forest" if vest else "steel_dark", roughness=0.85, grain=0.03), skin, stride, bool(scarf), sits)
    at_rest = {"z": SEATED} if sits else {"x": -HIP * math.sin(math.radians(LEAN)), "ry": LEAN, "rz": TWIST}
    with m.at(**at_rest):
        m.lathe(body, DRESS if scarf and not sits else SHIRT, sides=40, flat=0.78 if scarf else 0.68)
        if scarf:
            sash = paint(scarf, roughness=0.8, grain=0.03)
            m.lathe(sash, [(0.152, 1.02), (0.158, 1.03), (0.15, 1.09), (0.143, 1.1)], sides=40, flat=0.8)
            if not sits:
                _printed(m, cloth, sash)
        for s, arm in ((-1, left), (1, right)):
            _arm(m, s, arm or (ON_KNEES if sits else HANGING), body, skin, bool(vest))
        if vest:
            _vest(m, vest)
        # somewhat larger than life, to be seen
        with m.at(z=-0.1 * NECK, rz=looks, s=1.1):
            _head(m, skin, hat, scarf)
        _carried(m, prop)
    return m.data("someone", bevel=0.004)


def _printed(m, cloth, tone):
    """The print of a dress's cloth: a border at its hem, and rows of a figure in two colours above it."""
    def wide(z):
        for (r, low), (other, high) in zip(DRESS[1:], DRESS[2:]):
            if low <= z <= high:
                return r + (other - r) * (z - low) / (high - low)
        return DRESS[-1][0]

    for low, high in ((0.17, 0.2), (0.235, 0.25)):
        m.lathe(tone, [(wide(z) + lift, z) for z, lift in ((low, -0.004), (low + 0.003, 0.003), (high - 0.003, 0.003), (high, -0.004))], sides=40, flat=0.78)
    second = paint("board" if cloth != "board" else "pipe", roughness=0.8, grain=0.02)
    for row in range(5):
        z = 0.34 + 0.125 * row
        for i in range(11):
            a = 2 * math.pi * (i + row % 2 / 2) / 11
            # each stands out by its rim alone
            for paints, r, out in ((tone, 0.032, -0.023), (second, 0.016, -0.003)):
                near = 1 + out / wide(z)
                m.blob(paints, near * wide(z) * math.cos(a), near * 0.78 * wide(z) * math.sin(a), z, r, level=3, smooth=True)


def _legs(m, cloth, skin, stride, dress, sits):
    """Legs in what they wear, and shoes."""
    for s in (-1, 1):
        y = -0.46 if sits else -s * stride / 2
        if sits:
            m.tube(cloth, bend([(s * 0.08, 0.04, 0.58), (s * 0.1, -0.4, 0.56), (s * 0.1, y, ANKLE)]), 0.105, 14, 0.085 if dress else 0.064)
        elif dress:
            m.rod(skin, (s * 0.075, y * 0.6, 0.03), (s * 0.08, 0, 0.4), 0.042, 0.06, sides=12)
            y *= 0.6
        else:
            m.tube(cloth, bend([(s * 0.078, 0.01, HIP), (s * 0.088, y * 0.7 - 0.03, KNEE), (s * 0.092, y, ANKLE - 0.03)]), 0.1, 16, 0.064)
        m.blob(paint("rubber", roughness=0.7, grain=0), s * 0.09, y - 0.05, 0.045, 0.1, (0.5, 1.35, 0.5), level=3, smooth=True)


def _vest(m, tone):
    """A vest over the shirt, with two bands that shine."""
    over = [(r + 0.012, z) for r, z in SHIRT if 0.9 < z < 1.43]
    m.lathe(paint(tone, roughness=0.6, grain=0.02), [(0.19, 0.86), (0.201, 0.86), *over, (0.11, 1.445)], sides=40, flat=0.7)
    band = paint("board", grain=0)
    for z, r in ((0.96, 0.184), (1.1, 0.164)):
        m.lathe(band, [(r - 0.006, z), (r + 0.003, z + 0.004), (r + 0.001, z + 0.048), (r - 0.008, z + 0.052)], sides=40, flat=0.72)


def _head(m, skin, hat, scarf):
    """A neck, a face with brow, nose, lips and ears, and what covers the hair."""
    m.rod(skin, (0, 0.015, 1.42), (0, -0.005, 1.56), 0.056, 0.05, sides=20)
    m.blob(skin, 0, 0.004, 1.625, 0.1, (0.83, 0.98, 1.1), level=4, smooth=True)
    m.blob(skin, 0, -0.026, 1.565, 0.1, (0.62, 0.7, 0.66), level=4, smooth=True)
    m.blob(skin, 0, -0.094, 1.6, 0.02, (0.85, 1.1, 1.5), level=3, smooth=True)
    m.blob(paint("cloth_red", roughness=0.6, grain=0), 0, -0.089, 1.55, 0.02, (1.05, 0.45, 0.36), level=3, smooth=True)
    for s in (-1, 1):
        m.blob(skin, s * 0.082, 0.008, 1.605, 0.026, (0.45, 0.9, 1.3), level=3, smooth=True)
        m.blob(paint("rubber", roughness=0.6, grain=0), s * 0.034, -0.084, 1.628, 0.014, (1.1, 0.6, 0.55), level=3, smooth=True)
        m.blob(skin, s * 0.034, -0.083, 1.648, 0.026, (1.2, 0.6, 0.4), level=3, smooth=True)
    if hat:
        with m.at(0, 0.0, 0.765, s=0.56):
            helmet(m, hat)
    elif scarf:
        wrap = paint(scarf, roughness=0.8, grain=0.03)
        m.blob(wrap, 0, 0.022, 1.672, 0.1, (0.93, 1.08, 0.84), level=4, smooth=True)
        m.blob(wrap, 0, 0.118, 1.672, 0.05, (1.2, 0.8, 0.9), level=3, smooth=True)
    else:
        m.blob(paint("rubber", roughness=0.9, grain=0.05), 0, 0.02, 1.655, 0.1, (0.88, 1.0, 0.95), level=4, smooth=True)


def _arm(m, side, arm, sleeve, skin, is_long):
    """An arm and its hand: (elbow), (wrist) with x counted outwards; a short sleeve ends at the elbow."""
    shoulder, bent, end = (Vector((side * x, y, z)) for x, y, z in ((0.16, 0.005, 1.36), *arm))
    line = bend([shoulder, bent, end])
    half = len(line) // 2 + 1
    m.tube(sleeve, line if is_long else line[:half], 0.058, 14, 0.042 if is_long else 0.048)
    m.tube(skin, line[half - 2:], 0.04, 12, 0.03)
    m.blob(sleeve, *shoulder, 0.058, level=3, smooth=True)
    along = (end - bent).normalized()
    hand = end + along * 0.045
    m.blob(skin, *hand, 0.042, (0.8, 0.9, 1.05), level=3, smooth=True)
    # its fingers, and a thumb
    across = along.cross(Vector((0, 0, 1))).normalized()
    for k in (-1.4, -0.45, 0.45, 1.4):
        root = hand + along * 0.018 + across * (0.017 * k)
        m.tube(skin, [root, root + along * 0.06 + across * (0.005 * k)], 0.012, 8, 0.009)
    m.tube(skin, [hand - along * 0.01, hand + along * 0.025 - across * 0.055], 0.012, 8, 0.009)


def _carried(m, prop):
    """What a hand holds: a roll of drawings, a clipboard, a phone, or nothing."""
    if prop == "phone":
        with m.at(0.115, -0.085, 1.5, rx=-16, rz=-28):
            m.box(paint("board", roughness=0.3, grain=0), 0, 0, 0, 0.018, 0.078, 0.165)
    if prop == "roll":
        a, b = Vector((-0.31, -0.365, 0.58)), Vector((-0.03, -0.355, 1.42))
        d = (b - a).normalized()
        m.rod(paint("board", grain=0), a, b, 0.062, sides=28)
        for p in (a, b):
            m.rod(paint("blueprint", grain=0), p - d * 0.004, p + d * 0.004, 0.052, sides=28)
            m.rod(paint("board", grain=0), p - d * 0.006, p + d * 0.006, 0.03, sides=20)
        for t in (0.3, 0.72):
            p = a.lerp(b, t)
            m.rod(paint("gold", grain=0), p - d * 0.025, p + d * 0.025, 0.065, sides=28)
    if prop == "clipboard":
        with m.at(-0.03, -0.40, 1.07, rx=38, rz=-8):
            m.box(paint("timber", roughness=0.5), 0, 0, 0, 0.36, 0.48, 0.02)
            m.box(paint("board", grain=0), 0, -0.02, 0.02, 0.31, 0.41, 0.012)
            m.box(metal(), 0, 0.205, 0.02, 0.14, 0.05, 0.03)
            for i in range(4):
                m.box(paint("crop", grain=0), -0.11, 0.1 - 0.085 * i, 0.032, 0.035, 0.035, 0.004)
                m.box(paint("concrete_dark", grain=0), 0.04, 0.1 - 0.085 * i, 0.032, 0.19 - 0.04 * (i % 2), 0.016, 0.003)
        m.rod(paint("gold", grain=0), (0.10, -0.36, 1.09), (0.21, -0.33, 1.28), 0.014, sides=8)
