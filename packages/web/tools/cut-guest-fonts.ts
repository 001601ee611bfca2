// `npm run fonts`: subsets the fonts of the guest's page to the words that it shows in each language (guest/styles/fonts/README.md), and those of
// the application to Latin, and to Devanagari without hints (app/styles/fonts). fontTools does it (Debian: fonttools, python3-brotli).
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { fileOf, OUR_LATIN, TYPEFACES } from './font-styles.ts'
import {
  namesOf,
  TRANSLATED,
  type TranslatedLanguage,
  wordsOfGreeting,
  wordsOfPage,
} from './language-words.ts'

const mukta = '@fontsource/mukta/files/mukta'
const tiro = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi'
/** `isOfNames`: the application draws Devanagari with it, in every weight and in headings. */
const faces = [
  { name: 'mukta-400', family: mukta, rupee: 'mukta-rupee-400', english: wordsOfGreeting, isOfNames: true },
  { name: 'mukta-600', family: mukta, rupee: 'mukta-rupee-600', english: [], isOfNames: false },
  { name: 'tiro-400', family: tiro, rupee: 'tiro-rupee-400', english: [], isOfNames: false },
]

/** Code points that font-styles.ts declares besides the words: joiners, and the dotted circle under a lone vowel sign. */
const SIGNS = ['\u200c\u200d\u25cc']

const inWeb = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const { resolve } = createRequire(import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'cut-guest-fonts-'))

/** fontTools writes the current time into a font: without a fixed time, an unchanged font would differ. */
const run = (command: string, args: readonly string[]) =>
  execFileSync('env', ['SOURCE_DATE_EPOCH=0', command, ...args], { stdio: 'pipe' })

/** WOFF2 to TrueType. */
const unpack = (file: string, target: string) =>
  run('fonttools', ['ttLib.woff2', 'decompress', '-o', target, file])

/** TrueType to WOFF2. */
const pack = (file: string, target: string) =>
  run('fonttools', ['ttLib.woff2', 'compress', '-o', target, file])

/** Subsets a font to the `wanted` glyphs (options of pyftsubset) with all shaping rules. Hints are dropped: phones ignore them. */
const subset = (file: string, target: string, ...wanted: string[]) =>
  run('pyftsubset', [file, ...wanted, '--layout-features=*', '--no-hinting', `--output-file=${target}`])

/** Merges fonts into one: rules for the same script and feature follow one another, in the order of `files`. */
const merge = (files: readonly string[], target: string) =>
  run('pyftmerge', [...files, `--output-file=${target}`])

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
const ascii = charactersFrom(0x20, 0x7e)
/** Each ASCII character beside each other one, for the kerning, and the punctuation. */
const latinSample = [
  ...ascii.map((left) => ascii.map((right) => left + right).join('')),
  '‘Rohan’ – “Asha” — • · …',
]

type Face = (typeof faces)[number]

/** The TrueType of a face's whole font for a script. */
function unpackWhole({ name, family }: Face, script: string): string {
  const file = join(folder, `${name}-${script}.ttf`)
  unpack(resolve(`${family}-${script}-${name.split('-')[1]}-normal.woff2`), file)
  return file
}

/** Each letter of Devanagari with a vowel sign, and each pair of consonants as a conjunct. */
const consonants = charactersFrom(0x915, 0x939)
const conjuncts = [
  ...consonants.map((letter) =>
    charactersFrom(0x93e, 0x94d)
      .map((sign) => letter + sign)
      .join(' '),
  ),
  ...consonants.map((left) => consonants.map((right) => `${left}\u094d${right}ि`).join(' ')),
]

/** `words`: the Devanagari that the font must draw, besides `range` and ₹. */
function cut(face: Face, use: string, words: readonly string[], range = OUR_LATIN): string {
  const { name, rupee } = face
  const file = (part: string) => join(folder, `${name}-${use}-${part}`)
  const latin = unpackWhole(face, 'latin')
  subset(latin, file('cut-latin.ttf'), `--unicodes=${range}`)
  subset(inWeb(`app/styles/fonts/${rupee}.woff`), file('rupee.ttf'), '--unicodes=U+20B9')
  const parts = [file('cut-latin.ttf'), file('rupee.ttf')]
  const devanagari = unpackWhole(face, 'devanagari')
  if (words.length > 0) {
    // By default the subsetter would keep every conjunct of the letters: most of the font.
    const glyphs = `--gids=${glyphsOf(devanagari, words, 'deva', 'hi').join()}`
    subset(devanagari, file('cut-devanagari.ttf'), glyphs, '--no-layout-closure')
    parts.push(file('cut-devanagari.ttf'))
  }
  merge(parts, file('cut.ttf'))

  expectAlike(latin, file('cut.ttf'), latinSample, 'latn')
  // Figures and punctuation beside a Hindi word are shaped as Devanagari.
  expectAlike(latin, file('cut.ttf'), latinSample, 'deva')
  for (const script of ['latn', 'deva'] as const)
    expectAlike(file('rupee.ttf'), file('cut.ttf'), ['₹'], script)
  if (words.length > 0) expectAlike(devanagari, file('cut.ttf'), words, 'deva')

  pack(file('cut.ttf'), file('cut.woff2'))
  return file('cut.woff2')
}

/** The glyphs in which a language writes `words`, with all their rules, of one typeface and weight: as TrueType. */
function cutScript(
  language: TranslatedLanguage,
  name: string,
  weight: number,
  words: readonly string[],
): string {
  const { subset: of, script } = TYPEFACES[language]
  const file = (part: string) => join(folder, `${language}-${name}-${weight}-${words.length}-${part}`)
  unpack(resolve(fileOf(name, of, weight)), file('whole.ttf'))
  const glyphs = `--gids=${glyphsOf(file('whole.ttf'), words, script, language).join()}`
  subset(file('whole.ttf'), file('cut.ttf'), glyphs, '--no-layout-closure')
  expectAlike(file('whole.ttf'), file('cut.ttf'), words, script, language)
  return file('cut.ttf')
}

function packed(file: string): string {
  const target = file.replace(/ttf$/, 'woff2')
  pack(file, target)
  return target
}

/** The names of all languages in one font, with the letter on the button to Hindi. Languages of one typeface share its letters. */
function cutNames(): string {
  const families = Map.groupBy(TRANSLATED, (language) => TYPEFACES[language].text)
  const parts = [...families].map(([family, [first, ...more]]) => {
    if (!first) throw new Error(`No language of ${family}`)
    return cutScript(first, family, 600, [first, ...more].flatMap(namesOf))
  })
  const merged = join(folder, 'names.ttf')
  merge(parts, merged)
  for (const [place, [, languages]] of [...families].entries())
    for (const language of languages)
      expectAlike(parts[place] ?? '', merged, namesOf(language), TYPEFACES[language].script, language)
  return packed(merged)
}

/** The whole font: guests' names need any letter and conjunct. Hints are 40 % of it, and phones do not read them. */
function withoutHints(face: Face): string {
  const file = (part: string) => join(folder, `${face.name}-whole-${part}`)
  const whole = unpackWhole(face, 'devanagari')
  subset(whole, file('cut.ttf'), '--unicodes=*')
  expectAlike(whole, file('cut.ttf'), [...wordsOfPage('hi'), ...conjuncts], 'deva')
  pack(file('cut.ttf'), file('cut.woff2'))
  return file('cut.woff2')
}

const inGuest = (file: string) => inWeb(`guest/styles/fonts/${file}`)

try {
  // All fonts are cut before one is replaced: a failure leaves the old set whole.
  const cuts = [
    ...faces.map((face) => ({ target: `${face.name}-en.woff2`, made: cut(face, 'en', face.english) })),
    ...TRANSLATED.flatMap((language) => {
      // A joiner is shown as a space without width.
      const words = [...wordsOfPage(language), ...SIGNS, ' ']
      const { text, heading } = TYPEFACES[language]
      const made = (name: string, weight: number) => packed(cutScript(language, name, weight, words))
      return [
        { target: `${language}-text-400.woff2`, made: made(text, 400) },
        { target: `${language}-text-600.woff2`, made: made(text, 600) },
        ...(heading ? [{ target: `${language}-heading-400.woff2`, made: made(heading, 400) }] : []),
      ]
    }),
  ]
  const ofTheApplication = [
    { target: 'names.woff2', made: cutNames() },
    ...faces.flatMap((face) => [
      // The minus of a sum that is owed back is among them.
      { target: `${face.name}-latin.woff2`, made: cut(face, 'app', [], `${OUR_LATIN},U+2212`) },
      ...(face.isOfNames ? [{ target: `${face.name}-devanagari.woff2`, made: withoutHints(face) }] : []),
    ]),
  ]
  for (const { target, made } of cuts) copyFileSync(made, inGuest(target))
  for (const { target, made } of ofTheApplication) copyFileSync(made, inWeb(`app/styles/fonts/${target}`))
  for (const language of TRANSLATED)
    writeFileSync(inGuest(`${language}-words.txt`), `${wordsOfPage(language).join('\n')}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** ISO 15924, in small letters: `latn`, `deva`. */
type Script = string

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
function glyphsOf(face: string, words: readonly string[], script: Script, language: string): number[] {
  // A default-ignorable joiner would be shown as a space, and the subset has its own kerned spaces of Latin.
  const steps = shape(face, words, script, language, '--trace', '--preserve-default-ignorables')
  return [...new Set(Array.from(steps.matchAll(/"g":(\d+)/g), ([, glyph]) => Number(glyph)))]
}

/** The glyphs of each line as drawn: advance, offset, extents; without ids, which differ between fonts. */
function drawn(face: string, lines: readonly string[], script: Script, language: string): unknown[] {
  return shape(face, lines, script, language, '--show-extents')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).map(({ g: _, ...glyph }: { g: number }) => glyph))
}

/** Throws, with the lines in question, where two fonts (paths of TTFs) do not draw alike. */
function expectAlike(
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
