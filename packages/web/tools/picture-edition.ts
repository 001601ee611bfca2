// Computes the edition of link pictures: their addresses are cached for ever, so they change with all that a picture depends on.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { nameFontFiles } from '../drawing/fonts.ts'

const installed = createRequire(import.meta.url)

interface Draws {
  /** Paths of the built code; it contains neither the fonts nor the canvas library. */
  code: string[]
  fonts?: string[]
  canvasVersion?: string
}

/** A hash of everything that draws; by default with the installed fonts and canvas library. */
export async function pictureEdition({
  code,
  fonts = nameFontFiles(),
  canvasVersion = installed('@napi-rs/canvas/package.json').version,
}: Draws): Promise<string> {
  const hash = createHash('sha256').update(canvasVersion)
  for (const file of [...code, ...fonts]) hash.update(await readFile(file))
  return hash.digest('base64url')
}
