"""People as one sees them from near by."""

import math

from mathutils import Vector

from .cast import cast, limb
from .clothes import ANKLE, bodice, feet, HIP, KNEE, lap, sash, SEAT, shirt, skirt, trousers, vest as vest_over
from .face import hand, head
from .materials import metal, paint
from .mesh import Mesh, prototype

# what arms do: (elbow), (wrist), x counted outwards
HANGING = ((0.255, 0.03, 1.1), (0.25, -0.08, 0.87))
ON_KNEES = ((0.25, -0.1, 1.12), (0.14, -0.34, 0.98))
SEATED = -0.34
NECK = 1.44
# of the body on its hips, in degrees: the weight is on one leg, and the shoulders turn against the stride
LEAN, TWIST = 2.5, 9
SKINS = ("skin", "#653d29", "#82563b")


@prototype
def someone(cloth="forest", hat=None, vest=None, left=None, right=None, prop=None, stride=0.14, scarf=None, sits=False, looks=0):
    """Somebody of a grown person's proportions, who faces -y, the right foot `stride` in front of the left.

    scarf: the colour of the one over a gomesi, in place of trousers. sits: on a bench 0.5 high.
    looks: how far the head is turned, in degrees. prop is "roll" (of drawings) or "clipboard", carried in the left hand, or "phone", in the right one at the ear.
    """
    m, skin = Mesh(), paint(SKINS[len(cloth) % len(SKINS)], roughness=0.55, grain=0)
    body = paint(cloth, roughness=0.8, grain=0.03)
    trim = paint(scarf, roughness=0.8, grain=0.03) if scarf else None
    second = paint("board" if cloth != "board" else "pipe", roughness=0.8, grain=0.02)
    legs = _legs(stride, sits)
    feet(m, [(ankle[0], ankle[1], side * 12) for side, (_, _, ankle) in zip((-1, 1), legs)])
    if sits and scarf:
        lap(m, body, legs)
    elif scarf:
        for _, knee, ankle in legs:
            m.rod(skin, ankle, knee, 0.04, 0.05, sides=14)
        skirt(m, body, trim, second, stride)
    else:
        trousers(m, paint("forest" if vest else "steel_dark", roughness=0.85, grain=0.03), legs, sits)
    at_rest = {"z": SEATED} if sits else {"x": -HIP * math.sin(math.radians(LEAN)), "ry": LEAN, "rz": TWIST}
    with m.at(**at_rest):
        arms = []
        for side, arm in ((-1, left), (1, right)):
            elbow, wrist = arm or (ON_KNEES if sits else HANGING)
            joints = [Vector((side * x, y, z)) for x, y, z in ((0.158 if scarf else 0.176, 0.005, 1.352), elbow, wrist)]
            arms.append(joints)
            _arm(m, skin, joints, is_covered=bool(vest))
            hand(m, skin, side, *joints[1:])
        if scarf:
            bodice(m, body, trim, skin, arms, sits)
            sash(m, trim, sits)
        else:
            shirt(m, body, skin, arms, is_long=bool(vest), sits=sits)
        if vest:
            vest_over(m, vest)
        # somewhat larger than life, to be seen
        with m.at(z=-0.09 * NECK, rz=looks, s=1.075):
            head(m, skin, hat, scarf)
        _carried(m, prop)
    return m.data("someone", bevel=0.004)


def _legs(stride, sits):
    """The joints of both legs: the weight is on the left one, the right one bends."""
    if sits:
        return [((s * 0.085, 0.03, SEAT + 0.02), (s * 0.105, -0.42, SEAT - 0.01), (s * 0.1, -0.44, ANKLE)) for s in (-1, 1)]
    left = ((-0.08, 0.01, HIP), (-0.09, stride / 2 - 0.025, KNEE), (-0.092, stride / 2 + 0.01, ANKLE))
    right = ((0.08, 0.01, HIP), (0.102, -stride / 2 - 0.03, KNEE + 0.005), (0.112, -stride / 2 + 0.02, ANKLE))
    return [left, right]


def _arm(m, skin, joints, is_covered):
    """The arm in its sleeve: where the sleeve is long, what of it may be seen."""
    shoulder, elbow, wrist = joints
    if is_covered:
        m.rod(skin, elbow.lerp(wrist, 0.8), wrist, 0.03, 0.027, sides=14)
        return
    belly = elbow.lerp(wrist, 0.28)
    cast(m, skin, lambda s: limb(s, [shoulder, elbow, belly, wrist], [0.046, 0.037, 0.039, 0.026]), 0.009, 2)


def _carried(m, prop):
    """What a hand holds: a roll of drawings, a clipboard, a phone, or nothing."""
    if prop == "phone":
        with m.at(0.115, -0.085, 1.5, rx=-16, rz=-28):
            m.box(paint("rubber", roughness=0.3, grain=0), 0, 0, 0, 0.012, 0.07, 0.15)
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
