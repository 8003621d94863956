"""The last tap, as one sees it who waits there: the pipe that has come down the page goes into the ground, and on to the tap."""

import random

import kit
from kit import Path, add_object, variants

from .common import acacias, CARRIES, filling, trodden
from .land import PANORAMA, plot, strew, UPRIGHT

TAP = (2.5, 0.0)
HOLDS = ((0.27, -0.14, 1.1), (0.18, -0.36, 0.9))
# the camera is level, or the pipe would not be upright, and so far before it
BEFORE, EYE = 9.0, 1.5


def _homestead(riser, r):
    """A homestead around its tap, with the pipe of the radius `r` upright at the x of `riser`."""
    rng = random.Random(122)
    t = plot(123, 0.62)
    t.paint_patch(*TAP, 4.2, 2.6, "road", 0.8)
    trodden(t, Path([(-16, -14), (-6, -3.2), (0, -1.6), (2.4, -0.6), (8, 2.4), (13, 12), (12, 60)]), 1.4)
    add_object(kit.flanged_riser(7.4, r), riser, 0, t.height(riser, 0))
    t.reserve(riser, 0, 1.2)
    kit.pipeline(t, [(riser, 0), (TAP[0] - 1.3, 0.05)], r=0.07)
    t.place(kit.tap_stand(1.5), *TAP, 4, 0.9, reserve=2)
    fills = (TAP[0] + 0.62, TAP[1] - 0.05)
    filling(t, *fills, 12, 0.95, 0.98)
    for x, y, a, sink in ((TAP[0] - 0.62, -0.02, 70, -0.1), (4.2, -1.6, 30, 0), (4.6, -1.35, 80, 0), (5.0, -1.55, 10, 0)):
        t.place(kit.jerrycan(), x, y, a, 0.95, sink=sink)
    t.place(kit.someone("cloth_red", scarf="gold", left=HOLDS, right=HOLDS), 3.75, 0.35, -56, 1.04, reserve=0.6)
    t.place(kit.someone("pipe"), 4.2, -0.7, -66, 0.84, reserve=0.5)
    t.place(kit.someone("gold", scarf="pipe"), 5.05, -0.1, -60, 1.04, reserve=0.6)
    t.place(kit.someone("forest", "gold", vest="gold", looks=10), 1.2, 1.9, 30, 1.04, reserve=0.6)
    # she goes home with hers
    t.place(kit.someone("board", scarf="cloth_red", right=CARRIES, stride=0.34), -2.9, -1.5, 262, 1.04, reserve=0.6)
    t.place(kit.jerrycan(), -2.9, -1.52, 262, 0.85, sink=-1.8)
    t.place(kit.thatched_hut(2.3), -9.4, 9.5)
    t.place(kit.thatched_hut(2.0), -5.2, 12.5)
    t.place(kit.iron_house(roof="roof_red"), 6.6, 12, rz=-8)
    t.reserve_box(6.6, 12, 8, 6)
    t.place(kit.mango(2, fine=True), 10.4, 6.4, 20, 1.35, reserve=3)
    t.place(kit.bench(2.6), 9.0, 1.6, -8, 1.0, reserve=1.6)
    t.place(kit.someone("ochre", sits=True), 9.2, 1.5, -14, 1.1)
    for x, y, a in ((-18.4, 20, 200), (-15.6, 23, 165), (-20.4, 24, 20)):
        t.place(kit.cow("cattle" if a % 3 else "ochre"), x, y, a, 1.2, reserve=1.2)
    acacias(t, rng, ((-2.6, 26, 1.4), (14.8, 24, 1.5), (-19.0, 30, 1.6), (2.4, 44, 1.4), (26, 34, 1.6)))
    for x, y in ((-12.2, 8.0), (-11.4, 9.4), (2.2, 13.4), (1.4, 12.2)):
        t.place(kit.banana(int(abs(x)) % 4, fine=True), x, y, rng.uniform(0, 360), 1.25, reserve=1)
    strew(t, rng)


def _level(size, x, lens, stop):
    kit.stand(*size, eye=(x, -BEFORE, EYE), towards=(x, 0, EYE), lens=lens, sharp=BEFORE, stop=stop)
    return size


def tap():
    """The whole homestead, the pipe in the middle."""
    _homestead(0.0, 0.096)
    return _level(PANORAMA, 0.0, 28, 0.5)


def tap_upright():
    """Those at the tap, the pipe at the left, a fifteenth of the width from its edge."""
    _homestead(-0.76, 0.153)
    return _level(UPRIGHT, 2.23, 47, 1.0)
