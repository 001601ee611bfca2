// What HarfBuzz makes of texts in a face: the glyphs that they pass through, and what is drawn in the end.
import { execFileSync } from 'node:child_process'
import { isDeepStrictEqual } from 'node:util'

type Script = 'deva' | 'latn'

/** Browsers name the page's language to the face: rules for Hindi alone are among those that are kept. */
function shape(face: string, lines: readonly string[], script: Script, ...more: string[]): string {
  const asked = ['--language=hi', `--script=${script}`, '--output-format=json', '--no-glyph-names', ...more]
  return execFileSync('hb-shape', [...asked, face], {
    input: lines.join('\n'),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
}

/** Numbers of the glyphs in which `words` are drawn, and of those that a later rule replaces. `face`: path of a TTF. */
export function glyphsOf(face: string, words: readonly string[]): number[] {
  // A joiner that has done its work would be shown as a blank, and the cut face has blanks of its Latin, kerned with it.
  const steps = shape(face, words, 'deva', '--trace', '--preserve-default-ignorables')
  return [...new Set(Array.from(steps.matchAll(/"g":(\d+)/g), ([, glyph]) => Number(glyph)))]
}

/** For each line its glyphs as they are drawn: advance, offset, extents, but no number, which each face gives anew. */
const drawn = (face: string, lines: readonly string[], script: Script): unknown[] =>
  shape(face, lines, script, '--show-extents')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).map(({ g: _, ...glyph }: { g: number }) => glyph))

/** Throws, with the lines in question, where the two faces (paths of TTFs) do not draw alike. */
export function expectAlike(whole: string, cut: string, lines: readonly string[], script: Script): void {
  const asCut = drawn(cut, lines, script)
  const differing = drawn(whole, lines, script).flatMap((glyphs, place) =>
    isDeepStrictEqual(glyphs, asCut[place]) ? [] : [lines[place]],
  )
  if (differing.length > 0)
    throw new Error(`${cut} does not draw as ${whole} does (${script}): ${differing.join(' ')}`)
}
