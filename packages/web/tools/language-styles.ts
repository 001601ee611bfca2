// Makes the style sheets of the guests' languages from the typefaces that each folder of sentences names.
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

/** The letters of the guest's page. The whole fonts are for names, and for the receipt; those of Devanagari stand in guest-fonts.css. */
function styleOfPage(language: TranslatedLanguage): string {
  const { subset, text, heading, script } = TYPEFACES[language]
  const ranges = [...(hasDanda(language) ? [DANDA] : []), blockOf(language), 'U+200C-200D', 'U+25CC']
  const range = `unicode-range: ${ranges.join(', ')}`
  const own = (kind: string, weight: number) => `${cutFonts}/${language}-${kind}-${weight}.woff2`
  const whole = [
    face('Mukta Whole', 400, fileOf(text, subset, 400), range),
    face('Tiro Whole', 400, fileOf(heading ?? text, subset, 400), range),
  ]
  return [
    face('Own Text', 400, own('text', 400), range),
    face('Own Text', 600, own('text', 600), range),
    face('Own Heading', 400, own(heading ? 'heading' : 'text', 400), range),
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
    const range = `unicode-range: ${blockOf(language)}`
    const lines = ['ascent-override: 75.5%', 'descent-override: 24.5%', 'line-gap-override: 33%']
    return [
      face('Mukta', 400, file(language, 400), range),
      face('Mukta', 600, file(language, 600), range),
      face('Tiro Devanagari Hindi', 400, file(language, 400), ...lines, range),
    ]
  })
  // A language's own danda is in another file: once Chromium has drawn a danda alone with the whole font, it breaks the conjuncts of names.
  const dandas = others.filter(hasDanda).map((language) => {
    const family = `Danda ${language}`
    const own = (weight: number) => `${cutFonts}/${language}-text-${weight}.woff2`
    return `${[400, 600].map((weight) => face(family, weight, own(weight), `unicode-range: ${DANDA}`)).join('')}html[lang|="${language}"] {
  --font-heading: "${family}", "Tiro Devanagari Hindi", "Tiro Fallback", serif;
  --font-text: "${family}", "Mukta", "Mukta Devanagari", "Mukta Fallback", sans-serif;
}
`
  })
  return faces.join('') + dandas.join('')
}

/** Writes them all, for a build. */
export function writeLanguageStyles(): void {
  mkdirSync(made, { recursive: true })
  for (const language of TRANSLATED) writeFileSync(new URL(`${language}.css`, made), styleOfPage(language))
  writeFileSync(new URL('other-scripts.css', made), styleOfOtherScripts())
}
