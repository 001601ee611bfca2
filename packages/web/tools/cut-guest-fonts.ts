// `npm run fonts`: subsets the fonts of the guest's page to the Hindi words that it shows (guest/styles/fonts/README.md).
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { merge, pack, subset, unpack } from './font-tools.ts'
import { hindiWords } from './hindi-words.ts'
import { expectAlike, glyphsOf } from './shape-text.ts'

const mukta = '@fontsource/mukta/files/mukta'
const tiro = '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi'
const faces = [
  { name: 'mukta-400', family: mukta, rupee: 'mukta-rupee-400', english: hindiWords.ofTheGreeting },
  { name: 'mukta-600', family: mukta, rupee: 'mukta-rupee-600', english: hindiWords.ofTheSwitch },
  { name: 'tiro-400', family: tiro, rupee: 'tiro-rupee-400', english: [] },
]

/** Code points that guest-fonts.css declares besides the words: joiners, and the dotted circle under a lone vowel sign. */
const SIGNS = '\u200c\u200d\u25cc'

const inWeb = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const { resolve } = createRequire(import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'cut-guest-fonts-'))

/** Latin, punctuation and ₹, as the unicode-range of each font in the style sheet declares them. */
const latinRange = readFileSync(inWeb('guest/styles/guest-fonts.css'), 'utf8').match(
  /font-family: "Mukta";[^}]*unicode-range: ([^;]+);/,
)?.[1]

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
const ascii = charactersFrom(0x20, 0x7e)
/** Each ASCII character beside each other one, for the kerning, and the punctuation. */
const latinSample = [
  ...ascii.map((left) => ascii.map((right) => left + right).join('')),
  '‘Rohan’ – “Asha” — • · …',
]

/** `words`: the Devanagari that the font must draw, besides Latin and ₹. */
function cut(
  { name, family, rupee }: (typeof faces)[number],
  language: string,
  words: readonly string[],
): string {
  const file = (part: string) => join(folder, `${name}-${language}-${part}`)
  const unpackWhole = (script: string) => {
    const weight = name.split('-')[1]
    unpack(resolve(`${family}-${script}-${weight}-normal.woff2`), file(`${script}.ttf`))
    return file(`${script}.ttf`)
  }
  const latin = unpackWhole('latin')
  subset(latin, file('cut-latin.ttf'), `--unicodes=${latinRange}`)
  subset(inWeb(`app/styles/fonts/${rupee}.woff`), file('rupee.ttf'), '--unicodes=U+20B9')
  const parts = [file('cut-latin.ttf'), file('rupee.ttf')]
  const devanagari = unpackWhole('devanagari')
  if (words.length > 0) {
    // By default the subsetter would keep every conjunct of the letters: most of the font.
    const glyphs = `--gids=${glyphsOf(devanagari, words).join()}`
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

try {
  // All fonts are cut before one is replaced: a failure leaves the old set whole.
  const cuts = faces.flatMap((face) => [
    { target: `${face.name}-en.woff2`, made: cut(face, 'en', face.english) },
    { target: `${face.name}-hi.woff2`, made: cut(face, 'hi', [...hindiWords.onTheHindiPage, SIGNS]) },
  ])
  for (const { target, made } of cuts) copyFileSync(made, inWeb(`guest/styles/fonts/${target}`))
  writeFileSync(inWeb('guest/styles/fonts/hindi-words.txt'), `${hindiWords.onTheHindiPage.join('\n')}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
