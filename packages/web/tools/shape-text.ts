// Shapes texts with HarfBuzz: which glyphs are passed through, and which are drawn.
import { execFileSync } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'

/** ISO 15924, in small letters: `latn`, `deva`. */
export type Script = string

/** Browsers pass the page's language to the shaper: rules for one language alone are among those that are kept. */
function shape(
  face: string,
  lines: readonly string[],
  script: Script,
  language: string,
  ...more: string[]
): string {
  const options = [
    `--language=${language}`,
    `--script=${script}`,
    '--output-format=json',
    '--no-glyph-names',
    ...more,
  ]
  return execFileSync('hb-shape', [...options, face], {
    input: lines.join('\n'),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
}

/** Ids of the glyphs in which `words` are drawn, and of those that a later rule replaces. `face`: path of a TTF. */
export function glyphsOf(face: string, words: readonly string[], script: Script, language: string): number[] {
  // A default-ignorable joiner would be shown as a space, and the subset has its own kerned spaces of Latin.
  const steps = shape(face, words, script, language, '--trace', '--preserve-default-ignorables')
  return [...new Set(Array.from(steps.matchAll(/"g":(\d+)/g), ([, glyph]) => Number(glyph)))]
}

/** The glyphs of each line as drawn: advance, offset, extents; without ids, which differ between fonts. */
const drawn = (face: string, lines: readonly string[], script: Script, language: string): unknown[] =>
  shape(face, lines, script, language, '--show-extents')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).map(({ g: _, ...glyph }: { g: number }) => glyph))

/** Throws, with the lines in question, where two fonts (paths of TTFs) do not draw alike. */
export function expectAlike(
  whole: string,
  cut: string,
  lines: readonly string[],
  script: Script,
  language = 'hi',
): void {
  const asCut = drawn(cut, lines, script, language)
  const differing = drawn(whole, lines, script, language).flatMap((glyphs, place) =>
    isDeepStrictEqual(glyphs, asCut[place]) ? [] : [lines[place]],
  )
  if (differing.length > 0)
    throw new Error(`${cut} does not draw as ${whole} does (${script}): ${differing.join(' ')}`)
}
