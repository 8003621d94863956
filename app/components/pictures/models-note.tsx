import { isPhoto } from './picture.tsx'

/** Under pictures: that they prove nothing built. Said while one of them is a model. */
export function ModelsNote({ pictures }: { pictures: readonly string[] }) {
  if (pictures.every(isPhoto)) return null
  return <p className="soft models-note">Models, not photographs. Not to scale.</p>
}
