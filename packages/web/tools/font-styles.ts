// Writes the style sheets that name our fonts (@font-face): one for all pages, and one for each language of guests, whose folder of
// sentences says its typefaces.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { scriptOf } from '@lifafa/contract/guest-page/language-of-script'
import { TRANSLATED, type TranslatedLanguage, wordsOfPage } from './language-words.ts'

/** Packages of Fontsource, and their subset for the script of a language. */
interface Typefaces {
  subset: string
  text: string
  /** Without it, headings are set in that of the text: the page would have more than 60 kB. */
  heading?: string
}

const folders = new URL('../../contract/src/sentences/guest/', import.meta.url)

function readTypefaces(language: TranslatedLanguage) {
  const file = new URL(`${language}/typefaces.json`, folders)
  const own: Typefaces = JSON.parse(readFileSync(file, 'utf8'))
  // HarfBuzz takes small letters: `deva`, `gujr`.
  return { ...own, script: scriptOf(language).toLowerCase() }
}

export const TYPEFACES = Object.fromEntries(
  TRANSLATED.map((language) => [language, readTypefaces(language)]),
) as Record<TranslatedLanguage, ReturnType<typeof readTypefaces>>

/** Written by each build; git ignores it. */
const made = new URL('../app/styles/build/', import.meta.url)
const cutFonts = '../../../guest/styles/fonts'

export const fileOf = (typeface: string, subset: string, weight: number): string =>
  `@fontsource/${typeface}/files/${typeface}-${subset}-${weight}-normal.woff2`

const DANDA = 'U+0964-0965'
/** The danda belongs to Devanagari. A page in another script that ends its sentences with it draws its own. */
const hasDanda = (language: TranslatedLanguage): boolean =>
  TYPEFACES[language].script !== 'deva' && wordsOfPage(language).some((word) => word.includes('।'))

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** The block of the script, as Unicode gives 128 places to each script of India. */
function blockOf(language: TranslatedLanguage): string {
  const codes = wordsOfPage(language).flatMap((word) => [...word].map((letter) => letter.codePointAt(0) ?? 0))
  const blocks = codes
    .filter((code) => code < 0x2000 && code !== 0x964 && code !== 0x965)
    .map((code) => code & ~0x7f)
  const [first, ...others] = new Set(blocks)
  if (first === undefined || others.length > 0) throw new Error(`Several scripts in ${language}`)
  return `U+${hex(first)}-${hex(first + 0x7f)}`
}

const face = (family: string, weight: number, url: string, ...more: string[]): string =>
  `@font-face {
  font-family: "${family}";
${weight === 400 ? '' : `  font-weight: ${weight};\n`}  font-display: swap;
  src: url("${url}");
${more.map((line) => `  ${line};\n`).join('')}}
`

const range = (...letters: string[]): string => `unicode-range: ${letters.join(', ')}`

/** Latin, punctuation and ₹, which our own words are written with. */
export const OUR_LATIN =
  'U+0020-007E, U+00A0, U+00B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20B9'
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200E-206F, U+20AC, U+2122, U+2212'
const LATIN_EXT = 'U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF'
const DEVANAGARI =
  'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+20F0, U+25CC, U+A830-A839, U+A8E0-A8FF, U+11B00-11B09'
const TIRO = 'tiro-devanagari-hindi'
/** Letters of another typeface stand in headings as Tiro's do. */
const LINE_BOX_OF_TIRO = ['ascent-override: 75.5%', 'descent-override: 24.5%', 'line-gap-override: 33%']

/**
 * The faces of fonts.css. The browser draws a character with the last declared font that covers it: our own words are written with
 * 10 kB instead of 27, and a name with other letters fetches the whole font, too.
 */
function styleOfAllPages(): string {
  const own = (name: string) => `../fonts/${name}.woff2`
  const devanagari = own('mukta-400-devanagari')
  const latin = (family: string, typeface: string, name: string, weight: number) => [
    face(family, weight, fileOf(typeface, 'latin-ext', weight), range(LATIN_EXT)),
    face(family, weight, fileOf(typeface, 'latin', weight), range(LATIN)),
    face(family, weight, own(`${name}-${weight}-latin`), range(OUR_LATIN, 'U+2212')),
  ]
  return [
    // A heading in Hindi is drawn with Mukta: Tiro's own Devanagari is 60 kB more, beside Mukta's for the names.
    face('Tiro Devanagari Hindi', 400, devanagari, ...LINE_BOX_OF_TIRO, range(DEVANAGARI)),
    ...latin('Tiro Devanagari Hindi', TIRO, 'tiro', 400),
    ...latin('Mukta', 'mukta', 'mukta', 400),
    ...latin('Mukta', 'mukta', 'mukta', 600),
    // In one weight, which browsers embolden: a second file of 60 kB would be fetched with every list of names.
    face('Mukta Devanagari', 400, devanagari, range(DEVANAGARI)),
  ].join('')
}

/** The faces of guest-fonts.css: Latin of the page's own words, and whole fonts for the words of hosts and guests. */
function styleOfGuestPages(): string {
  const own = (family: string, name: string, weight: number) =>
    face(family, weight, `${cutFonts}/${name}-${weight}-en.woff2`, range(OUR_LATIN))
  const whole = (family: string, typeface: string) => [
    face(
      family,
      400,
      fileOf(typeface, 'devanagari', 400),
      range('U+0900-097F, U+200C-200D, U+25CC, U+A8E0-A8FF'),
    ),
    face(family, 400, fileOf(typeface, 'latin-ext', 400), range(LATIN_EXT)),
    face(family, 400, fileOf(typeface, 'latin', 400), range('U+00A1-00FF, U+0131, U+0152-0153, U+2000-206F')),
  ]
  return [
    ...[own('Mukta', 'mukta', 400), own('Mukta', 'mukta', 600), own('Tiro Devanagari Hindi', 'tiro', 400)],
    ...[...whole('Mukta Whole', 'mukta'), ...whole('Tiro Whole', TIRO)],
  ].join('')
}

/** Typefaces for names in scripts that the guest's page is not written in. */
const OTHER_SCRIPTS = [
  ['tiro-gurmukhi', 'gurmukhi', 'U+0A00-0A7F'],
  ['noto-sans-kannada', 'kannada', 'U+0C80-0CFF'],
  ['noto-serif-malayalam', 'malayalam', 'U+0D00-0D7F'],
  ['noto-sans-oriya', 'oriya', 'U+0B00-0B7F'],
  ['noto-naskh-arabic', 'arabic', 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC'],
] as const

/** For the hall (hall.css): a television has few fonts. Each is fetched with the first name that needs it. */
const styleOfNames = (): string =>
  OTHER_SCRIPTS.map(([typeface, subset, letters]) =>
    face('Names', 400, fileOf(typeface, subset, 400), range(letters)),
  ).join('')

/** The letters of the guest's page. The whole fonts are for names, and for the receipt; those of Devanagari are in styleOfGuestPages. */
function styleOfPage(language: TranslatedLanguage): string {
  const { subset, text, heading, script } = TYPEFACES[language]
  const letters = range(...(hasDanda(language) ? [DANDA] : []), blockOf(language), 'U+200C-200D', 'U+25CC')
  const own = (kind: string, weight: number) => `${cutFonts}/${language}-${kind}-${weight}.woff2`
  const whole = [
    face('Mukta Whole', 400, fileOf(text, subset, 400), letters),
    face('Tiro Whole', 400, fileOf(heading ?? text, subset, 400), letters),
  ]
  return [
    face('Own Text', 400, own('text', 400), letters),
    face('Own Text', 600, own('text', 600), letters),
    face('Own Heading', 400, own(heading ? 'heading' : 'text', 400), letters),
    ...(script === 'deva' ? [] : whole),
  ].join('')
}

/** For receipts, notices and the hall (more-scripts.css). Languages of one script share the typeface of the first. */
function styleOfOtherScripts(): string {
  const others = TRANSLATED.filter((language) => TYPEFACES[language].script !== 'deva')
  const scripts = Map.groupBy(others, (language) => TYPEFACES[language].script)
  const firsts = [...scripts.values()].flatMap(([first]) => first ?? [])
  const file = (language: TranslatedLanguage, weight: number) =>
    fileOf(TYPEFACES[language].text, TYPEFACES[language].subset, weight)
  const faces = firsts.flatMap((language) => {
    const letters = range(blockOf(language))
    return [
      face('Mukta', 400, file(language, 400), letters),
      face('Mukta', 600, file(language, 600), letters),
      face('Tiro Devanagari Hindi', 400, file(language, 400), ...LINE_BOX_OF_TIRO, letters),
    ]
  })
  // A language's own danda is in another file: once Chromium has drawn a danda alone with the whole font, it breaks the conjuncts of names.
  const dandas = others.filter(hasDanda).map((language) => {
    const family = `Danda ${language}`
    const own = (weight: number) => `${cutFonts}/${language}-text-${weight}.woff2`
    return `${[400, 600].map((weight) => face(family, weight, own(weight), range(DANDA))).join('')}html[lang|="${language}"] {
  --font-heading: "${family}", "Tiro Devanagari Hindi", "Tiro Fallback", serif;
  --font-text: "${family}", "Mukta", "Mukta Devanagari", "Mukta Fallback", sans-serif;
}
`
  })
  return faces.join('') + dandas.join('')
}

/** Writes them all, for a build. */
export function writeFontStyles(): void {
  mkdirSync(made, { recursive: true })
  const write = (name: string, style: string) => writeFileSync(new URL(`${name}.css`, made), style)
  for (const language of TRANSLATED) write(language, styleOfPage(language))
  write('other-scripts', styleOfOtherScripts())
  write('all-pages', styleOfAllPages())
  write('guest-pages', styleOfGuestPages())
  write('names', styleOfNames())
}
