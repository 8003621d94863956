#!/bin/sh
# Render a scene into ../pictures/NAME.webp, the original that the site is built from.
#
#   ./render.sh NAME|all [SAMPLES] [THREADS] [PERCENT]
#
# Path-trace, clean the noise, lay the model over its shadow (renders/NAME.png), then store it without loss.
# OUT=FILE.png writes one scene there instead and leaves the original alone; so does a PERCENT below 100.
# Needs Blender 3.4 and Node with the `sharp` package (the site's own, or named by NODE_PATH). See README.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
name=$1 samples=${2:-30} threads=${3:-2} percent=${4:-100}
if [ "$name" = all ]; then
  for each in $(blender -b -P "$here/render.py" -- list | sed -n 's/^scene //p'); do
    "$0" "$each" "$samples" "$threads" "$percent"
  done
  exit
fi
layers=$(mktemp -d)
trap 'rm -rf "$layers"' EXIT
mkdir -p "$here/renders"
out=${OUT:-$here/renders/$name.png}
blender -b -P "$here/render.py" -- "$name" --samples "$samples" --threads "$threads" --percent "$percent" \
  --guides "$layers/guides" --out "$layers/preview.png" >"$layers/log" 2>&1 || { cat "$layers/log"; exit 1; }
grep -E "^($name|cut):" "$layers/log" || { cat "$layers/log"; exit 1; }
node "$here/denoise.mjs" "$layers/guides" "$out"
if [ -z "${OUT:-}" ] && [ "$percent" = 100 ]; then node "$here/originals.mjs" "$name"; fi
