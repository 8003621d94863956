"""Camera, light, table and the render itself: what makes all pictures one family."""

import math

import bpy
from mathutils import Matrix, Vector

from .materials import paint, _materials
from .mesh import add_object, Mesh, _prototypes
from .palette import colour


CAMERA_AZIMUTH, CAMERA_ELEVATION = -45.0, 33.0
SUN_AZIMUTH, SUN_ELEVATION = -120.0, 43.0
SENSOR = 0.036  # the width of the film behind `stand`'s lens, in metres
SPREAD = 20  # as in denoise.mjs
# what a model is built on, whose shadow the table takes
BLOCK = {"ground", "cut ground", "board", "drawing board", "plan chest"}


def _direction(azimuth, elevation):
    """Unit vector from the scene towards a compass-like direction (degrees from +x)."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))


def reset():
    """Start from an empty Blender scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _materials.clear()
    _prototypes.clear()


def light(sun=2.85, sky=0.56, softness=3.0, turn=0.0, sun_at=(SUN_AZIMUTH, SUN_ELEVATION), tone=(1.0, 0.92, 0.80)):
    """Warm key from the upper left, cool sky fill, a little warm bounce from the table.

    turn: degrees the model is turned on its table (give `frame` the same number).
    """
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(softness), tone
    obj = bpy.data.objects.new("sun", lamp)
    obj.rotation_euler = _direction(sun_at[0] - turn, sun_at[1]).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coord = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(coord.outputs["Generated"], split.inputs[0])
    span = nodes.new("ShaderNodeMapRange")
    span.inputs["From Min"].default_value = -0.2
    span.inputs["From Max"].default_value = 0.8
    links.new(split.outputs["Z"], span.inputs["Value"])
    blend = nodes.new("ShaderNodeMixRGB")
    blend.inputs[1].default_value = (1.0, 0.90, 0.78, 1)
    blend.inputs[2].default_value = (0.72, 0.86, 1.0, 1)
    links.new(span.outputs["Result"], blend.inputs[0])
    links.new(blend.outputs[0], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = sky
    bpy.context.scene.world = world


def table(z):
    """The invisible table top that only receives shadows."""
    m = Mesh()
    m.quad(paint("paper", grain=0), (-400, -400, z), (400, -400, z), (400, 400, z), (-400, 400, z))
    obj = add_object(m.data("table"))
    obj.is_shadow_catcher = True
    return obj


def frame(width, height, margin=(0.05, 0.07, 0.05, 0.07), skip=("table",), turn=0.0, shadow_tail=0.0):
    """Aim the shared orthographic camera so that the model fills the picture.

    margin: left, right, top, bottom share of the picture left empty.
    shadow_tail: share of the width over which a long shadow dies away at the right.
    """
    scene = bpy.context.scene
    back = _direction(CAMERA_AZIMUTH - turn, CAMERA_ELEVATION)
    right = Vector((0, 0, 1)).cross(back).normalized()
    up = back.cross(right)
    us, vs = [], []
    for obj in scene.objects:
        if obj.type != "MESH" or obj.data.name.split(".")[0] in skip:
            continue
        place = Matrix.Translation(obj.location) @ obj.rotation_euler.to_matrix().to_4x4() @ Matrix.Diagonal((*obj.scale, 1))
        for corner in obj.data.vertices if len(obj.data.vertices) < 4000 else [Vector(c) for c in obj.bound_box]:
            p = place @ (corner.co if hasattr(corner, "co") else corner)
            us.append(p.dot(right))
            vs.append(p.dot(up))
    left_m, right_m, top_m, bottom_m = margin
    span_u, span_v = max(us) - min(us), max(vs) - min(vs)
    scale = max(span_u / (1 - left_m - right_m), span_v / (1 - top_m - bottom_m) * width / height)
    centre_u = (min(us) + max(us)) / 2 + (right_m - left_m) / 2 * scale
    centre_v = (min(vs) + max(vs)) / 2 + (top_m - bottom_m) / 2 * scale * height / width
    cam = bpy.data.cameras.new("camera")
    cam.type, cam.ortho_scale, cam.clip_end = "ORTHO", scale, 2000
    obj = bpy.data.objects.new("camera", cam)
    obj.location = right * centre_u + up * centre_v + back * 300
    obj.rotation_euler = back.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(obj)
    scene.camera = obj
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene["shadow_tail"] = shadow_tail


def stand(width, height, eye, towards, lens, sharp=None, stop=0.25):
    """Look at the scene as somebody who stands in it: from `eye` to `towards`, with a lens in millimetres.

    sharp: the distance in metres that is in focus, otherwise that of `towards`; what is nearer or farther blurs.
    stop: wider open than any lens on such land, as one at f/16 is before a model of a fiftieth.
    """
    scene = bpy.context.scene
    scene["sharp_at"] = sharp or (Vector(towards) - Vector(eye)).length
    scene["aperture"] = (lens / 1000) ** 2 / stop / SENSOR
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.clip_end = lens, 4000
    obj = bpy.data.objects.new("camera", cam)
    obj.location = eye
    obj.rotation_euler = (Vector(eye) - Vector(towards)).to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(obj)
    scene.camera = obj
    scene.render.resolution_x, scene.render.resolution_y = width, height


def _projection():
    """A function from a point of the scene to where it is seen: shares of the picture's width and height, from its top left."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    view, scale = scene.camera.matrix_world.inverted(), scene.camera.data.ortho_scale
    shape = scene.render.resolution_x / scene.render.resolution_y

    def seen(point):
        p = view @ point
        return p.x / scale + 0.5, 0.5 - p.y / scale * shape
    return seen


def lift_off(share, width):
    """Lift all that is built off its table, by a share of the picture's height, and out of sight; the picture becomes `width` wide.

    Its shadow stays on the table, as in the picture of the whole. Returns the lift in metres.
    """
    scene = bpy.context.scene
    for obj in scene.objects:
        if obj.type == "MESH" and not obj.is_shadow_catcher:
            obj["lifted"] = obj.hide_render = True
    high = scene.camera.data.ortho_scale * scene.render.resolution_y / scene.render.resolution_x
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * scene.render.resolution_y / scene.render.resolution_x)
    return share * high / math.cos(math.radians(CAMERA_ELEVATION))


def print_cut(line):
    """Print where the front of the lifted part ends in the picture of the whole, from left to right: `cut.mjs` makes a polygon of it.

    line: `Underground.cut_line()`.
    """
    back = _direction(CAMERA_AZIMUTH, 0)
    seen = _projection()
    front = sorted(seen(Vector(p)) for p, outward in line if outward.x * back.x + outward.y * back.y > 0)
    print("cut: " + ", ".join(f"{100 * x:.1f}% {100 * y:.1f}%" for x, y in front))


def _compose_shadow(scene, opacity, tint, fade, tail):
    """Lay the caught shadow under the model as a soft-edged, transparent tone.

    tail: share of the picture's width over which a long shadow dies away at the right.
    """
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    out = nodes.new("CompositorNodeComposite")

    def math_node(op, a, b=None, clamp=False):
        node = nodes.new("CompositorNodeMath")
        node.operation, node.use_clamp = op, clamp
        for i, v in enumerate((a, b)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                node.inputs[i].default_value = v
            else:
                links.new(v, node.inputs[i])
        return node.outputs[0]

    grey = nodes.new("CompositorNodeRGBToBW")
    links.new(layers.outputs["Shadow Catcher"], grey.inputs[0])
    floor = 0.06  # the block dims the sky a little everywhere; only what is darker counts as shadow
    depth = math_node("MULTIPLY", math_node("SUBTRACT", 1.0 - floor, grey.outputs[0], clamp=True), 1 / (1 - floor))
    box = nodes.new("CompositorNodeBoxMask")
    box.width, box.height = 1 - 2 * fade, (1 - 2 * fade)
    aspect = scene.render.resolution_y / scene.render.resolution_x
    box.height = (1 - 2.6 * fade) * aspect
    blur = nodes.new("CompositorNodeBlur")
    blur.filter_type = "FAST_GAUSS"
    size = int(fade * scene.render.resolution_x * scene.render.resolution_percentage / 100 * 0.9)
    blur.size_x = blur.size_y = size
    links.new(box.outputs[0], blur.inputs[0])
    soft = nodes.new("CompositorNodeBlur")
    soft.filter_type = "FAST_GAUSS"
    soft.size_x = soft.size_y = max(1, int(0.0025 * scene.render.resolution_x * scene.render.resolution_percentage / 100))
    links.new(depth, soft.inputs[0])
    shade = math_node("MULTIPLY", math_node("MULTIPLY", soft.outputs[0], blur.outputs[0]), opacity)
    if tail:
        kept = nodes.new("CompositorNodeBoxMask")
        kept.x, kept.width, kept.height = 0.5 - tail * 0.3, 1.0 - tail * 0.6, 1.0
        ramp = nodes.new("CompositorNodeBlur")
        ramp.filter_type = "FAST_GAUSS"
        ramp.size_x, ramp.size_y = int(tail * 0.6 * scene.render.resolution_x * scene.render.resolution_percentage / 100), 0
        ramp.use_extended_bounds = False
        links.new(kept.outputs[0], ramp.inputs[0])
        shade = math_node("MULTIPLY", shade, ramp.outputs[0])
    toned = nodes.new("CompositorNodeSetAlpha")
    toned.mode = "REPLACE_ALPHA"
    rgb = nodes.new("CompositorNodeRGB")
    rgb.outputs[0].default_value = (*colour(tint), 1)
    links.new(rgb.outputs[0], toned.inputs[0])
    links.new(shade, toned.inputs[1])
    premul = nodes.new("CompositorNodePremulKey")
    premul.mapping = "STRAIGHT_TO_PREMUL"
    links.new(toned.outputs[0], premul.inputs[0])
    over = nodes.new("CompositorNodeAlphaOver")
    links.new(premul.outputs[0], over.inputs[1])
    links.new(layers.outputs["Image"], over.inputs[2])
    links.new(over.outputs[0], out.inputs["Image"])
    return shade


def _store_guides(scene, folder, shade):
    """Also write what denoise.mjs needs: the bare model, its albedo and normals, the shadow."""
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    layers = next(n for n in nodes if n.type == "R_LAYERS")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_mode, files.format.color_depth = "PNG", "RGBA", "16"
    files.format.compression = 5
    files.file_slots.clear()
    half = nodes.new("CompositorNodeMixRGB")
    half.blend_type = "MULTIPLY"
    half.inputs[0].default_value = 1
    half.inputs[2].default_value = (0.5, 0.5, 0.5, 1)
    links.new(layers.outputs["Denoising Normal"], half.inputs[1])
    shifted = nodes.new("CompositorNodeMixRGB")
    shifted.blend_type = "ADD"
    shifted.inputs[0].default_value = 1
    shifted.inputs[2].default_value = (0.5, 0.5, 0.5, 1)
    links.new(half.outputs[0], shifted.inputs[1])
    guides = [("image", layers.outputs["Image"]), ("albedo", layers.outputs["Denoising Albedo"]),
              ("normal", shifted.outputs[0]), ("shade", shade)]
    if "aperture" in scene:
        # how far a point is spread, as a share of the picture's width: above a half what is nearer than the focus
        near = nodes.new("CompositorNodeMath")
        near.operation = "DIVIDE"
        near.inputs[0].default_value = SPREAD * scene["aperture"]
        links.new(layers.outputs["Depth"], near.inputs[1])
        spread = nodes.new("CompositorNodeMath")
        spread.operation, spread.use_clamp = "ADD", True
        spread.inputs[1].default_value = 0.5 - SPREAD * scene["aperture"] / scene["sharp_at"]
        links.new(near.outputs[0], spread.inputs[0])
        guides.append(("spread", spread.outputs[0]))
    for name, socket in guides:
        files.file_slots.new(name)
        links.new(socket, files.inputs[name])


def render(path, samples=48, percentage=100, threads=1, shadow=0.55, tint="#241c10", fade=0.035, noise_floor=0.025,
           guides=None):
    """Render the scene to a PNG with transparency; `guides` names a folder for denoise.mjs.

    tint: nearly black, for shadows fall on dark green too, where brown would shine.
    """
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, noise_floor, max(8, samples // 3)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 1, 1
    cycles.transmission_bounces, cycles.transparent_max_bounces = 0, 12
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.0, 8.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.seed = 7
    scene.render.film_transparent = True
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.resolution_percentage = percentage
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "8"
    scene.render.use_persistent_data = False
    bpy.context.view_layer.cycles.use_pass_shadow_catcher = True
    bpy.context.view_layer.cycles.denoising_store_passes = bool(guides)
    bpy.context.view_layer.use_pass_z = "aperture" in scene
    shade = _compose_shadow(scene, shadow, tint, fade, scene.get("shadow_tail", 0.0))
    if guides:
        _store_guides(scene, guides, shade)
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    if guides and "aperture" not in scene:
        _shade_of_block(scene)


def _shade_of_block(scene):
    """Write the table's shadow once more, as the block alone casts it, before what was lifted off it.

    The shadows of trees and towers, which fall beside the block too, would be stains there without a cause that is seen.
    """
    lifted = any(obj.get("lifted") for obj in scene.objects)
    for obj in scene.objects:
        if obj.type == "MESH" and not obj.is_shadow_catcher:
            casts = obj.data.name.split(".")[0] in BLOCK and bool(obj.get("lifted")) == lifted
            obj.hide_render, obj.visible_camera = not casts, False
    scene.cycles.samples = min(scene.cycles.samples, 10)  # a soft shadow, smoothed afterwards
    files = next(n for n in scene.node_tree.nodes if n.type == "OUTPUT_FILE")
    for name in ("image", "albedo", "normal"):
        files.file_slots.remove(files.inputs[name])
    bpy.ops.render.render()
