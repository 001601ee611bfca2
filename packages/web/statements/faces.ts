// Registers the typeface of statements, and no system fonts: each machine draws the same statement.
import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const packages = createRequire(import.meta.url)

/** One file for each script, as the packages split them; in the order of fallback. Mukta Malar is the Tamil of Mukta. */
const SCRIPTS = {
  latin: 'mukta',
  'latin-ext': 'mukta',
  devanagari: 'mukta',
  tamil: 'mukta-malar',
  arabic: 'noto-naskh-arabic',
} as const
const WEIGHTS = { plain: 400, strong: 600 } as const
export type Weight = keyof typeof WEIGHTS

const familyOf = (script: string, weight: number): string => `Statement ${script} ${weight}`

/** Registers the fonts. @throws Error where a file is missing or is no font. */
export function registerFaces(): void {
  GlobalFonts.removeAll()
  for (const weight of Object.values(WEIGHTS))
    for (const [script, family] of Object.entries(SCRIPTS)) {
      const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`
      if (!GlobalFonts.registerFromPath(packages.resolve(file), familyOf(script, weight)))
        throw new Error(`${file} could not be read as a font.`)
    }
}

/** A font of the canvas; `size` in points. */
export const faceOf = (weight: Weight, size: number): string =>
  `${size}px ${Object.keys(SCRIPTS)
    .map((script) => `"${familyOf(script, WEIGHTS[weight])}"`)
    .join(', ')}`
