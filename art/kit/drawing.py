"""The drawing board: plan chest, blueprint, drawn lines, drafting tools."""

from .materials import gridded, metal, paint
from .mesh import add_object, Mesh, rounded_rect


def plan_chest(w, d, floor, table, drawers=3):
    """A drawing board (its top on z = `table`) lying on a chest of plan drawers, which stands on the model board."""
    wood, pull = paint("timber", roughness=0.55, grain=0.08, grain_scale=1.5), paint("gold", roughness=0.45, grain=0.01)
    top, plinth = table - 0.8, floor + 0.9
    m = Mesh()
    m.prism(wood, rounded_rect(w, d, 1.4), top, table)
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


def drafting_tools(w, d, table):
    """Pencil, steel rule and rolled drawings lying on the board, whose top is on z = `table`."""
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
    add_object(m.data("drafting tools", bevel=0.02), z=table)
