// Registers the typefaces of printed posters, and no system fonts: each machine draws the same poster.
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const TIRO = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi'
const MUKTA = '@fontsource/mukta/files/mukta'

/** One file for each script, as the packages split them, under the names of motifs/canvas/lettering.ts. */
const FACE_FILES: readonly [family: string, file: string][] = [
  ['Drawn Heading', `${TIRO}-latin-400-normal.woff2`],
  ['Drawn Heading', `${TIRO}-latin-400-italic.woff2`],
  ['Drawn Heading Extended', `${TIRO}-latin-ext-400-normal.woff2`],
  ['Drawn Heading Devanagari', `${TIRO}-devanagari-400-normal.woff2`],
  ['Drawn Heading Bengali', '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2'],
  [
    'Drawn Heading Gujarati',
    '@fontsource/noto-serif-gujarati/files/noto-serif-gujarati-gujarati-400-normal.woff2',
  ],
  ['Drawn Heading Gurmukhi', '@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-gurmukhi-400-normal.woff2'],
  ['Drawn Heading Kannada', '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff2'],
  [
    'Drawn Heading Malayalam',
    '@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-malayalam-400-normal.woff2',
  ],
  ['Drawn Heading Odia', '@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2'],
  ['Drawn Heading Tamil', '@fontsource/noto-serif-tamil/files/noto-serif-tamil-tamil-400-normal.woff2'],
  ['Drawn Heading Telugu', '@fontsource/tiro-telugu/files/tiro-telugu-telugu-400-normal.woff2'],
  ['Drawn Text', `${MUKTA}-latin-500-normal.woff2`],
  ['Drawn Text Devanagari', `${MUKTA}-devanagari-500-normal.woff2`],
]

const packages = createRequire(import.meta.url)

/** Registers the fonts. @throws Error where a file is missing or is no font. */
export function registerFaces(): void {
  GlobalFonts.removeAll()
  for (const [family, file] of FACE_FILES)
    if (!GlobalFonts.registerFromPath(packages.resolve(file), family))
      throw new Error(`${file} could not be read as a font.`)
}
