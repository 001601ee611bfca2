// Computes the edition of link pictures: their addresses are cached for ever, so they change with all that a picture depends on.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { faceFiles } from '../link-pictures/faces.ts'

const installed = createRequire(import.meta.url)

interface Draws {
  /** Path of the built drawing module. */
  drawer: string
  /** Paths of the fonts; the bundle contains neither them nor the canvas library. */
  fonts?: string[]
  canvasVersion?: string
}

/** A hash of everything that draws; by default with the installed fonts and canvas library. */
export async function pictureEdition({
  drawer,
  fonts = faceFiles(),
  canvasVersion = installed('@napi-rs/canvas/package.json').version,
}: Draws): Promise<string> {
  const hash = createHash('sha256').update(canvasVersion)
  for (const file of [drawer, ...fonts]) hash.update(await readFile(file))
  return hash.digest('base64url')
}
