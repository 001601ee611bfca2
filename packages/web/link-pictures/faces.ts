// The faces that pictures of links are written in: those of the pages, and none of the system's, so that each machine draws alike.
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** In the order in which a letter looks for its glyph; a file for each script, since that is how the packages cut them. */
const FACES = [
  ['Drawn Heading', '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2'],
  [
    'Drawn Heading Extended',
    '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-ext-400-normal.woff2',
  ],
  [
    'Drawn Heading Devanagari',
    '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
  ],
] as const

const packages = createRequire(import.meta.url)

/** The paths of their files. @internal The build names its edition by them (tools/picture-edition.ts). */
export const faceFiles = (): string[] => FACES.map(([, file]) => packages.resolve(file))

/** @throws Error where a file is missing, or is no font. */
export function registerFaces(): void {
  GlobalFonts.removeAll()
  for (const [family, file] of FACES)
    if (!GlobalFonts.registerFromPath(packages.resolve(file), family))
      throw new Error(`${file} could not be read as a font.`)
}
