import { writeFile } from 'node:fs/promises'

/** Writes the year of the build, for the copyright line of the pages as they are built. */
export async function writeYear() {
  const year = new Date().getFullYear()
  await writeFile(
    'app/generated/build.ts',
    `/** The year the site was built in. */\nexport const builtInYear = ${year}\n`,
  )
}
