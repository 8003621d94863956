"""Cattle and vehicles."""

import math

from .materials import metal, paint
from .mesh import Mesh, prototype, rounded_rect


@prototype
def cow(hide="cattle"):
    """Long-horned Ankole, heading +x."""
    m, skin = Mesh(), paint(hide, roughness=0.8, vary=0.15)
    for x, z, r, flat in ((0.42, 1.06, 0.42, (1.05, 0.66, 0.92)), (-0.1, 1.02, 0.42, (1.3, 0.68, 0.84)), (-0.56, 1.08, 0.38, (0.95, 0.7, 0.9)), (0.52, 1.36, 0.22, (1.0, 0.7, 0.9))):
        m.blob(skin, x, 0, z, r, flat, level=3, smooth=True)
    for x in (-0.62, 0.52):
        for y in (-0.17, 0.17):
            m.tube(skin, [(x, y, 0.95), (x - 0.03, y, 0.5), (x, y, -0.05)], 0.14, 8, 0.065)
    m.tube(skin, [(0.5, 0, 1.2), (0.8, 0, 1.3), (1.02, 0, 1.38)], 0.28, 10, 0.16)
    m.tube(skin, [(0.98, 0, 1.42), (1.16, 0, 1.28), (1.32, 0, 1.02)], 0.17, 10, 0.09)
    for s in (-1, 1):
        m.tube(paint("board"), [(1.0, s * 0.08, 1.5), (1.02, s * 0.46, 1.68), (0.96, s * 0.6, 2.3)], 0.085, 6, 0.02)
    m.rod(skin, (-0.86, 0, 1.24), (-0.98, 0, 0.56), 0.03)
    return m.data("cow")


@prototype
def pickup():
    """Double-cab pickup heading +x, with pipes on its rack."""
    m, shell, glass = Mesh(), paint("board", roughness=0.35, specular=0.5, grain=0), paint("window", roughness=0.3, specular=0.4, grain=0)
    dark, steel = paint("rubber", grain=0), metal("steel_dark")
    _loft(m, shell, [(0, 0.38, 4.5, 1.6), (0, 0.46, 4.78, 1.74), (0, 0.6, 4.9, 1.8), (0, 0.88, 4.88, 1.8), (0, 0.97, 4.82, 1.77), (0, 1.01, 4.7, 1.68)], 0.26)
    _loft(m, shell, [(1.52, 0.97, 1.72, 1.68), (1.5, 1.08, 1.68, 1.64), (1.46, 1.15, 1.54, 1.5), (1.42, 1.18, 1.3, 1.26)], 0.24)
    _loft(m, glass, [(0.12, 0.98, 2.2, 1.66), (-0.06, 1.62, 1.42, 1.42)], 0.12)
    _loft(m, shell, [(-0.06, 1.6, 1.5, 1.48), (-0.06, 1.66, 1.48, 1.46), (-0.06, 1.71, 1.36, 1.34), (-0.06, 1.73, 1.1, 1.08)], 0.2)
    # the bed
    m.box(dark, -1.66, 0, 1.0, 1.4, 1.6, 0.03)
    for y in (-0.85, 0.85):
        m.box(shell, -1.66, y, 0.96, 1.56, 0.09, 0.36)
    m.box(shell, -2.4, 0, 0.96, 0.09, 1.79, 0.36)
    # grille, lights and bumpers
    m.box(dark, 2.4, 0, 0.74, 0.1, 1.02, 0.2)
    m.box(dark, 2.38, 0, 0.4, 0.2, 1.7, 0.2)
    m.box(dark, -2.42, 0, 0.4, 0.16, 1.7, 0.16)
    for y in (-0.905, 0.905):
        m.box(paint("window", roughness=0.1, specular=0.6, grain=0), 2.36, y * 0.78, 0.76, 0.16, 0.34, 0.17)
        m.box(paint("cloth_red", grain=0), -2.43, y * 0.88, 0.92, 0.06, 0.16, 0.34)
        # doors, their handles, mirrors and the posts between the windows
        for x in (-0.86, 0.2, 1.14):
            m.box(dark, x, y * 0.995, 0.52, 0.02, 0.02, 0.46)
        m.box(dark, 0.1, y, 0.47, 2.1, 0.03, 0.07)
        for x in (-0.05, -0.66):
            m.box(steel, x, y, 0.86, 0.16, 0.04, 0.035)
        m.box(shell, 1.0, y * 1.1, 1.08, 0.1, 0.22, 0.16)
        for low, high, width in (((1.18, 0.98), (0.62, 1.64), 0.08), ((0.3, 0.98), (0.2, 1.64), 0.1), ((-0.94, 0.98), (-0.74, 1.64), 0.16)):
            m.beam(shell, (low[0], y * 0.91, low[1]), (high[0], y * 0.79, high[1]), width, 0.06)
        for x in (-1.5, 1.5):
            _wheel(m, x, y)
    _rack(m, steel)
    return m.data("pickup", bevel=0.03)


def _loft(m, mat, levels, corner):
    """A smooth body through rounded outlines: each level is (middle, height, length, width)."""
    rings = [[(x + a, b, z) for a, b in rounded_rect(length, width, corner, 6)] for x, z, length, width in levels]
    n = len(rings[0])
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    m.add(mat, [point for ring in rings for point in ring], faces, smooth=True)
    m.add(mat, rings[-1], [tuple(range(n))], smooth=True)


def _wheel(m, x, y):
    """A wheel in its arch, on the side where y is."""
    dark, out = paint("rubber", grain=0), math.copysign(1, y)
    arch = [(x + 0.5 * math.cos(a), y * 0.985, 0.42 + 0.5 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
    m.tube(dark, arch, 0.05, 8)
    with m.at(x, y * 0.985, 0.42, rx=90):
        m.lathe(dark, [(0, -0.012), (0.5, -0.012), (0.5, 0.012), (0, 0.012)], sides=28)
    with m.at(x, y * 0.97, 0.42, rx=90 * out):
        m.lathe(paint("rubber", grain=0.05), [(0, 0.14), (0.36, 0.14), (0.41, 0.1), (0.42, 0), (0.41, -0.1), (0.36, -0.14), (0.26, -0.14)], sides=28)
        m.lathe(metal(), [(0.26, -0.14), (0.22, -0.1), (0.09, -0.12), (0, -0.16)], sides=20)
        for k in range(6):
            with m.at(rz=60 * k):
                m.box(paint("steel_dark"), 0.155, 0, -0.128, 0.09, 0.05, 0.03)


def _rack(m, steel):
    """Pipes on a rack over the bed and the cab."""
    for x in (-2.3, -0.98):
        for y in (-0.78, 0.78):
            m.rod(steel, (x, y, 1.3), (x, y * 0.9, 1.86), 0.03)
        m.rod(steel, (x, -0.78, 1.86), (x, 0.78, 1.86), 0.03)
    m.rod(steel, (0.5, -0.62, 1.86), (0.5, 0.62, 1.86), 0.03)
    for y in (-0.62, 0.62):
        m.rod(steel, (0.5, y, 1.7), (0.5, y, 1.86), 0.025)
        m.rod(steel, (-2.3, y, 1.86), (0.5, y, 1.86), 0.025)
    for y, ahead in ((-0.4, 1.2), (-0.16, 1.5), (0.1, 1.1)):
        m.rod(paint("pipe", roughness=0.5, grain=0), (-2.9, y, 1.95), (ahead, y, 1.95), 0.065, sides=16)
