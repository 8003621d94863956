"""Renders one maquette; `render.sh` calls this and cleans up after it.

    blender -b -P render.py -- NAME [--out FILE] [--samples N] [--percent P] [--threads T]
    blender -b -P render.py -- list
"""

import argparse
import os
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import kit  # noqa: E402
from scenes import SCENES  # noqa: E402


def main():
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("name", choices=["list", *sorted(SCENES)])
    parser.add_argument("--out")
    parser.add_argument("--samples", type=int, default=48)
    parser.add_argument("--percent", type=int, default=40)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--guides", help="folder for the layers that denoise.mjs reads")
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    if args.name == "list":
        print(*(f"scene {name}" for name in SCENES), sep="\n")
        return
    here = os.path.dirname(os.path.abspath(__file__))
    out = os.path.abspath(args.out or os.path.join(here, "renders", args.name + ".png"))
    started = time.time()
    kit.reset()
    SCENES[args.name]()
    built = time.time()
    kit.render(out, args.samples, args.percent, args.threads,
               guides=os.path.abspath(args.guides) if args.guides else None)
    print(f"{args.name}: built in {built - started:.0f} s, rendered in {time.time() - built:.0f} s")


main()
