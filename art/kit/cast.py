"""Soft shapes: solids joined into one skin, as bodies and what they wear are."""

import bmesh
import bpy
from mathutils import noise, Vector

from .mesh import Mesh


def limb(m, points, radii):
    """A limb through joints, each of its own radius."""
    points = [Vector(p) for p in points]
    for p, r in zip(points, radii):
        m.blob(None, *p, r, level=3)
    for a, b, r, s in zip(points, points[1:], radii, radii[1:]):
        m.rod(None, a, b, r, s, sides=18)


def cast(m, mat, build, cell, rounds, folds=None, cuts=(), tone=None):
    """Add to `m` what `build(mesh)` makes, as one smooth skin in `mat`.

    cell: how fine it is, in metres. rounds: how often it is smoothed. folds: (depth, (x, y, z) of how close they
    lie). cuts: planes as (point, normal) along which its faces are parted. tone: from the middle of a face to its
    material, or None where there is to be no face.
    """
    solid = Mesh()
    build(solid)
    obj = bpy.data.objects.new("solid", solid.data("solid"))
    bpy.context.scene.collection.objects.link(obj)
    skin = obj.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size = "VOXEL", cell
    soft = obj.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, rounds
    shape = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    bm = bmesh.new()
    bm.from_mesh(shape.to_mesh())
    shape.to_mesh_clear()
    bpy.data.objects.remove(obj)
    if folds:
        depth, close = folds
        bm.normal_update()
        for v in bm.verts:
            at = Vector(c * k for c, k in zip(v.co, close))
            v.co += v.normal * depth * (noise.noise(at) + 0.5 * noise.noise(at * 2.1))
    for point, normal in cuts:
        bmesh.ops.bisect_plane(bm, geom=[*bm.verts, *bm.edges, *bm.faces], plane_co=point, plane_no=normal)
    bm.verts.index_update()
    parts = {}
    for face in bm.faces:
        of = tone(face.calc_center_median()) if tone else mat
        if of:
            parts.setdefault(of, []).append([v.index for v in face.verts])
    m.add_parts([v.co.copy() for v in bm.verts], parts)
    bm.free()
