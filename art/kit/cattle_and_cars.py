"""Cattle and vehicles."""

from .materials import metal, paint
from .mesh import Mesh, prototype


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
def pickup(body="board"):
    """Double-cab pickup heading +x."""
    m, shell, glass = Mesh(), paint(body, roughness=0.35, specular=0.5, grain=0), paint("window", roughness=0.5, specular=0.3, grain=0)
    m.box(shell, 0, 0, 0.48, 4.9, 1.8, 0.55)
    m.taper(shell, 1.55, 0, 1.03, (1.7, 1.75), (1.5, 1.6), 0.14)
    m.taper(glass, 0.15, 0, 1.03, (2.1, 1.72), (1.45, 1.45), 0.62, (-0.1, 0))
    m.taper(shell, 0.05, 0, 1.64, (1.5, 1.5), (1.36, 1.38), 0.1)
    m.box(shell, -1.65, 0.86, 1.03, 1.6, 0.08, 0.28)
    m.box(shell, -1.65, -0.86, 1.03, 1.6, 0.08, 0.28)
    m.box(shell, -2.4, 0, 1.03, 0.08, 1.72, 0.28)
    m.box(paint("rubber"), -1.65, 0, 1.0, 1.5, 1.6, 0.05)
    m.box(paint("rubber"), 2.45, 0, 0.5, 0.1, 1.5, 0.28)
    for y in (-0.62, 0.62):
        m.box(paint("gold"), 2.47, y, 0.82, 0.06, 0.32, 0.14)
    # doors, their handles and windows; lights, bumpers and arches over the wheels
    dark, chrome = paint("rubber", grain=0), metal()
    for y in (-0.905, 0.905):
        for x in (-0.82, 0.2, 1.02):
            m.box(dark, x, y, 0.6, 0.025, 0.02, 0.42)
        m.box(dark, 0, y, 0.5, 4.7, 0.02, 0.1)
        for x in (-0.05, -0.72):
            m.box(chrome, x, y, 0.88, 0.16, 0.05, 0.04)
        m.box(paint("cloth_red", grain=0), -2.44, y * 0.86, 0.7, 0.06, 0.2, 0.3)
        m.box(shell, 0.98, y * 1.08, 1.12, 0.12, 0.2, 0.15)
        m.beam(shell, (0.28, y * 0.93, 1.03), (0.2, y * 0.8, 1.66), 0.08)
        m.beam(shell, (-0.86, y * 0.93, 1.03), (-0.66, y * 0.8, 1.66), 0.1)
        m.beam(shell, (1.14, y * 0.93, 1.03), (0.74, y * 0.8, 1.66), 0.08)
        for x in (-1.5, 1.5):
            with m.at(x, y, 0.42, rx=90):
                m.lathe(dark, [(0, -0.012), (0.48, -0.012), (0.48, 0.012), (0, 0.012)], sides=28)
    for x in (-1.5, 1.5):
        for y in (-0.86, 0.86):
            with m.at(x, y, 0.42, rx=90):
                m.lathe(paint("rubber", grain=0), [(0, -0.14), (0.42, -0.14), (0.42, 0.14), (0, 0.14)], sides=18)
                m.lathe(metal(), [(0.2, -0.16), (0.2, 0.16)], sides=14)
                m.lathe(metal(), [(0, -0.16), (0.2, -0.16)], sides=14)
                m.lathe(metal(), [(0.2, 0.16), (0, 0.16)], sides=14)
    return m.data("pickup", bevel=0.05)
