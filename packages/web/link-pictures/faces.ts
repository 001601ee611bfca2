// Registers the typefaces in which names are drawn, and no system fonts, so that each machine draws the same picture.
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const PACKAGES = '@fontsource'
const TIRO = `${PACKAGES}/tiro-devanagari-hindi/files/tiro-devanagari-hindi`

export type FaceFile = readonly [family: string, file: string]

/** In the order of fallback, under the names of motifs/canvas/lettering.ts; one file for each script, as the packages split them. */
export const NAME_FACES: readonly FaceFile[] = [
  ['Drawn Heading', `${TIRO}-latin-400-normal.woff2`],
  ['Drawn Heading Extended', `${TIRO}-latin-ext-400-normal.woff2`],
  ['Drawn Heading Devanagari', `${TIRO}-devanagari-400-normal.woff2`],
  ['Drawn Heading Bengali', `${PACKAGES}/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2`],
  [
    'Drawn Heading Gujarati',
    `${PACKAGES}/noto-serif-gujarati/files/noto-serif-gujarati-gujarati-400-normal.woff2`,
  ],
  ['Drawn Heading Gurmukhi', `${PACKAGES}/tiro-gurmukhi/files/tiro-gurmukhi-gurmukhi-400-normal.woff2`],
  ['Drawn Heading Kannada', `${PACKAGES}/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff2`],
  [
    'Drawn Heading Malayalam',
    `${PACKAGES}/noto-serif-malayalam/files/noto-serif-malayalam-malayalam-400-normal.woff2`,
  ],
  ['Drawn Heading Odia', `${PACKAGES}/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff2`],
  ['Drawn Heading Tamil', `${PACKAGES}/noto-serif-tamil/files/noto-serif-tamil-tamil-400-normal.woff2`],
  ['Drawn Heading Telugu', `${PACKAGES}/tiro-telugu/files/tiro-telugu-telugu-400-normal.woff2`],
  ['Drawn Heading Arabic', `${PACKAGES}/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2`],
]

const packages = createRequire(import.meta.url)

/** The paths of the font files. @internal The build hashes them into the picture edition (tools/picture-edition.ts). */
export const faceFiles = (): string[] => NAME_FACES.map(([, file]) => packages.resolve(file))

/** Registers these fonts alone. @throws Error where a file is missing or is no font. */
export function registerOnly(faces: readonly FaceFile[]): void {
  GlobalFonts.removeAll()
  for (const [family, file] of faces)
    if (!GlobalFonts.registerFromPath(packages.resolve(file), family))
      throw new Error(`${file} could not be read as a font.`)
}

export const registerFaces = (): void => registerOnly(NAME_FACES)
