/**
 * The frames of photographs, by the file or folder of content/ that names them: their shape, width for
 * height, and how wide the one picture is that browsers without AVIF and WebP get, in device pixels.
 */
export const FRAMES = {
  home: { ratio: 4 / 3, fallback: 900 },
  about: { ratio: 2, fallback: 900 },
  services: { ratio: 3 / 2, fallback: 640 },
  projects: { ratio: 3 / 2, fallback: 640 },
  leaders: { ratio: 1, fallback: 360 },
} as const
