// Registers the fonts of link pictures: the web pages' fonts and no system fonts, so that each machine draws the same picture.
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** In the order of fallback; one file for each script, as the packages split them. */
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

/** The paths of the font files. @internal The build hashes them into the picture edition (tools/picture-edition.ts). */
export const faceFiles = (): string[] => FACES.map(([, file]) => packages.resolve(file))

/** Registers the fonts. @throws Error where a file is missing or is no font. */
export function registerFaces(): void {
  GlobalFonts.removeAll()
  for (const [family, file] of FACES)
    if (!GlobalFonts.registerFromPath(packages.resolve(file), family))
      throw new Error(`${file} could not be read as a font.`)
}
