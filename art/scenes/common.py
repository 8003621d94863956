"""What all scenes share: picture sizes, the ground's colours, tanks with pipes, people, the last step."""

import math

import kit
from kit import Mesh, fbm, mix, smoothstep

LANDSCAPE = (2400, 1600)
CARD = (1600, 1200)
CARD_SMALL = (1200, 900)
LEADER = (900, 900)
STRIP = (1800, 900)

# poses of the arms of `kit.someone`
CARRIES = ((0.42, -0.02, 1.52), (0.24, -0.04, 1.78))  # steadies a load on the head
POINTS = ((0.40, -0.12, 1.24), (0.54, -0.36, 1.4))
READS = ((0.3, -0.14, 1.14), (0.12, -0.4, 1.36))  # an instrument
HOLDS_STAFF = ((0.3, -0.08, 1.1), (0.2, -0.36, 1.2))
NOTES = {"left": ((0.28, -0.06, 1.1), (0.12, -0.34, 1.07)), "right": ((0.3, -0.1, 1.1), (0.2, -0.36, 1.16)), "prop": "clipboard"}

CLOTHES = ["gold", "forest", "board", "cloth_red", "pipe", "ochre"]


def savanna_ground(seed, lush=lambda x, y: 0.0):
    """Dry hay-coloured grass with bare laterite scalds; `lush` (0..1) turns it green."""
    def base(x, y, z):
        dry = mix("hay", "savanna", 0.5 + 0.9 * fbm(x, y, 9, seed))
        dry = mix(dry, "road", 0.7 * smoothstep(0.12, 0.5, fbm(x, y, 6.5, seed + 3)))
        green = mix("grass", "crop_light", 0.22 + 0.35 * fbm(x, y, 8, seed + 6))
        return mix(dry, green, lush(x, y))
    return base


def finish(terrain, size, margin=(0.05, 0.08, 0.05, 0.07), turn=0.0, shadow_tail=0.0):
    kit.table(terrain.floor)
    kit.light(turn=turn)
    kit.frame(*size, margin=margin, turn=turn, shadow_tail=shadow_tail)
    return size


def tank(terrain, x, y, height, radius, reserve=6.0, s=1.0, of="board"):
    """Stand a tank tower with riser and outlet; returns the plan points where pipes meet them. of: "panels", or the colour of its plastic."""
    terrain.place(kit.tank_tower(height, radius, of, "forest" if of == "board" else of, outlet=True), x, y, s=s)
    terrain.reserve_box(x, y, reserve, reserve)
    return kit.tank_ports(x, y, radius, s)


def trodden(terrain, path, width):
    """Bare ground where people walk and cars drive."""
    terrain.ribbon(path, width, kit.paint("road", roughness=0.95, specular=0.1, grain=0.12, grain_scale=2.5))


def water(terrain, x, y, low, high, r):
    """Water that falls from a tap or a spout, from one height above the ground to another."""
    m = Mesh()
    m.rod(kit.paint("falling_water", roughness=0.15, specular=0.6, grain=0), (x, y, low), (x, y, high), 0.7 * r, r, sides=14)
    terrain.place(m.data("water"), 0, 0)


def filling(terrain, x, y, turn, size, high):
    """A jerrycan on an apron, its mouth at (x, y), and the water that falls into it from a height above the ground."""
    away = math.radians(turn)
    terrain.place(kit.jerrycan(is_open=True), x - size * kit.MOUTH * math.cos(away), y - size * kit.MOUTH * math.sin(away), turn, size, sink=-0.1)
    water(terrain, x, y, 0.1 + 0.52 * size, high, 0.026)


def somebody(x, y, cloth, hat=None):
    """One of those on a model: in a hat at work, otherwise a woman or a man, each place another."""
    k = int(abs(3 * x + 5 * y))
    if hat:
        return kit.someone(cloth, hat, vest="gold", **(NOTES, {"right": POINTS}, {})[k % 3])
    scarf = ("pipe" if cloth != "pipe" else "gold") if k % 2 else None
    return kit.someone(cloth, scarf=scarf, right=POINTS if k % 5 == 0 else None)


def crowd(terrain, rng, spots, hats=0.0, s=1.15):
    """Stand people at (x, y) or (x, y, facing)."""
    for spot in spots:
        x, y = spot[:2]
        facing = spot[2] if len(spot) > 2 else rng.uniform(0, 360)
        hat = "gold" if rng.random() < hats else None
        cloth = rng.choice([c for c in CLOTHES if not (hat and c == "gold")])
        terrain.place(somebody(x, y, cloth, hat), x, y, facing, s, reserve=0.5)


def acacias(terrain, rng, spots):
    """Plant umbrella thorns at (x, y, size), as seen from near by."""
    for x, y, s in spots:
        terrain.place(kit.acacia(int(abs(x)) % 4, fine=True), x, y, rng.uniform(0, 360), s, reserve=2)
