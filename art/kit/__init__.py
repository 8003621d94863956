"""Scale-model scene kit for the site's illustrations (Blender 3.4, Cycles on CPU).

Every picture on the site is a rendered architect's maquette: a block of Ugandan ground, cut
like a cake, standing on a model board. The modules here hold what the models are made of; the
models themselves are composed in scenes/.

Conventions
  * one unit is one metre; x runs along the left visible face of a block, y along the right one
  * the camera always looks from (+x, -y), so a block shows its -y face (left, sunlit) and its
    +x face (right, in shade)
  * parts are written into a `Mesh`; `Mesh.data()` turns one into shareable Blender mesh data
    and `Terrain.place()` puts that data on the ground; repeated parts share their data
  * everything random comes from `random.Random(seed)` or from seeded noise
"""

from .palette import *  # noqa: F401,F403
from .materials import *  # noqa: F401,F403
from .mesh import *  # noqa: F401,F403
from .terrain import *  # noqa: F401,F403
from .plants import *  # noqa: F401,F403
from .energy import *  # noqa: F401,F403
from .water import *  # noqa: F401,F403
from .underground import *  # noqa: F401,F403
from .buildings import *  # noqa: F401,F403
from .works import *  # noqa: F401,F403
from .cattle_and_cars import *  # noqa: F401,F403
from .someone import *  # noqa: F401,F403
from .survey import *  # noqa: F401,F403
from .drawing import *  # noqa: F401,F403
from .stage import *  # noqa: F401,F403
