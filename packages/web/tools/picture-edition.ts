// Which edition of pictures the build draws: an address is kept for ever, so it changes with all that a picture depends on.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { faceFiles } from '../link-pictures/faces.ts'

const installed = createRequire(import.meta.url)

interface Draws {
  /** Path of the built module that draws. */
  drawer: string
  /** Paths of the fonts; no bundle holds them, nor the canvas. */
  fonts?: string[]
  canvasVersion?: string
}

/** A hash of what draws; by default with the fonts and the canvas that are installed. */
export async function pictureEdition({
  drawer,
  fonts = faceFiles(),
  canvasVersion = installed('@napi-rs/canvas/package.json').version,
}: Draws): Promise<string> {
  const hash = createHash('sha256').update(canvasVersion)
  for (const file of [drawer, ...fonts]) hash.update(await readFile(file))
  return hash.digest('base64url')
}
