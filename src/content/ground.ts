/**
 * The layers of the ground in Uganda, from the top: what pages, models and the company profile call them.
 * Where they were published: docs/decisions/0023-one-ground.md
 */
export const layers = ['Topsoil', 'Laterite', 'Clay', 'Weathered rock', 'Cracked rock'] as const

/** A layer of the ground, by its name. */
export type Layer = (typeof layers)[number]
