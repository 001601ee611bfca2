// Registers fonts for the canvas of the server, and no system fonts: each machine draws the same.
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** A file of a package, as the packages split typefaces: by script, weight and style. */
type Font = readonly [family: string, typeface: string, script: string, weight?: number, style?: string]

/** In the order of fallback, under the names of art/lettering.ts. */
export const NAME_FONTS: readonly Font[] = [
  ['Drawn Heading', 'tiro-devanagari-hindi', 'latin'],
  ['Drawn Heading Extended', 'tiro-devanagari-hindi', 'latin-ext'],
  // Tiro lacks letters of Polish, Turkish and others, as Ł and Ş.
  ['Drawn Heading Europe', 'mukta', 'latin-ext'],
  ['Drawn Heading Devanagari', 'tiro-devanagari-hindi', 'devanagari'],
  ['Drawn Heading Bengali', 'tiro-bangla', 'bengali'],
  ['Drawn Heading Gujarati', 'noto-serif-gujarati', 'gujarati'],
  ['Drawn Heading Gurmukhi', 'tiro-gurmukhi', 'gurmukhi'],
  ['Drawn Heading Kannada', 'noto-sans-kannada', 'kannada'],
  ['Drawn Heading Malayalam', 'noto-serif-malayalam', 'malayalam'],
  ['Drawn Heading Odia', 'noto-sans-oriya', 'oriya'],
  ['Drawn Heading Tamil', 'noto-serif-tamil', 'tamil'],
  ['Drawn Heading Telugu', 'tiro-telugu', 'telugu'],
  ['Drawn Heading Arabic', 'noto-naskh-arabic', 'arabic'],
]

export const POSTER_FONTS: readonly Font[] = [
  ...NAME_FONTS,
  ['Drawn Heading', 'tiro-devanagari-hindi', 'latin', 400, 'italic'],
  ['Drawn Text', 'mukta', 'latin', 500],
  ['Drawn Text Devanagari', 'mukta', 'devanagari', 500],
]

/** Mukta Malar is the Tamil of Mukta. */
const STATEMENT_SCRIPTS = {
  latin: 'mukta',
  'latin-ext': 'mukta',
  devanagari: 'mukta',
  tamil: 'mukta-malar',
  arabic: 'noto-naskh-arabic',
}
const WEIGHTS = { plain: 400, strong: 600 } as const
export type Weight = keyof typeof WEIGHTS

const statementFamily = (script: string, weight: number): string => `Statement ${script} ${weight}`

/** The fonts of statements and gift books: their own, and those of names for scripts that they lack. */
export const FILE_FONTS: readonly Font[] = [
  ...POSTER_FONTS,
  ...Object.values(WEIGHTS).flatMap((weight) =>
    Object.entries(STATEMENT_SCRIPTS).map(
      ([script, typeface]): Font => [statementFamily(script, weight), typeface, script, weight],
    ),
  ),
]

/** A font of statements for the canvas; `size` in points. */
export const statementFont = (weight: Weight, size: number): string => {
  const own = Object.keys(STATEMENT_SCRIPTS).map((script) => statementFamily(script, WEIGHTS[weight]))
  const families = [...own, ...NAME_FONTS.map(([family]) => family)]
  return `${size}px ${families.map((family) => `"${family}"`).join(', ')}`
}

const packages = createRequire(import.meta.url)

const fileOf = ([, typeface, script, weight = 400, style = 'normal']: Font): string =>
  packages.resolve(`@fontsource/${typeface}/files/${typeface}-${script}-${weight}-${style}.woff2`)

/** The paths of the fonts of link pictures. @internal The build hashes them into the picture edition (tools/picture-edition.ts). */
export const nameFontFiles = (): string[] => NAME_FONTS.map(fileOf)

let used: readonly Font[] | undefined

/** Registers these fonts alone. @throws Error where a file is missing or is no font. */
export function registerFonts(fonts: readonly Font[]): void {
  if (fonts === used) return
  GlobalFonts.removeAll()
  for (const font of fonts)
    if (!GlobalFonts.registerFromPath(fileOf(font), font[0]))
      throw new Error(`${fileOf(font)} could not be read as a font.`)
  used = fonts
}
