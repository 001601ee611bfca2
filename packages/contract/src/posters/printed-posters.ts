// Posters: their languages and papers, and the address of each file.
import type { PublicBox } from '../endpoints/event-boxes.ts'
import { GUEST_LANGUAGES, type GuestLanguage } from '../guest-page/languages.ts'
import { coupleOf } from '../guest-page/recipient.ts'
import { languageNames } from '../sentences/host/language-names.ts'

const inOne = (language: GuestLanguage) => [languageNames[language].toLowerCase(), [language]] as const

/** The key is part of a file's name. */
export type PosterLanguage = Lowercase<(typeof languageNames)[GuestLanguage]> | 'combined'
/** The language or languages of each poster, in the order of the menu: the specification's three first. */
export const POSTERS = Object.fromEntries([
  inOne('en'),
  inOne('hi'),
  ['combined', ['hi', 'en']],
  ...GUEST_LANGUAGES.slice(2).map(inOne),
]) as Readonly<Record<PosterLanguage, readonly [GuestLanguage, ...GuestLanguage[]]>>
export const POSTER_LANGUAGES = Object.keys(POSTERS) as PosterLanguage[]

/** Millimetres, in the order of the dialog. A tent is a sheet of A4, folded once across: a face on each side. */
export const PAPERS_MM = {
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  tent: { width: 210, height: 297 },
} as const
export type Paper = keyof typeof PAPERS_MM

/** How far the ground is drawn beyond the paper's edges, for a print shop to cut off. */
export const BLEED_MM = 3

/** `hasBleed`: with bleed and crop marks, on a page that is larger than the paper. */
export type PrintFile = { language: PosterLanguage; paper: Paper; hasBleed: boolean }

export const printFileName = ({ language, paper, hasBleed }: PrintFile): string =>
  `${language}-${paper}${hasBleed ? '-with-bleed' : ''}.pdf`

export const PRINT_FILES: readonly PrintFile[] = POSTER_LANGUAGES.flatMap((language) =>
  (Object.keys(PAPERS_MM) as Paper[]).flatMap((paper) =>
    [false, true].map((hasBleed) => ({ language, paper, hasBleed })),
  ),
)

/** Path below the hosts' origin; `:id` and `:file` for a router. */
export const printPath = (id: string, file: string): string => `/posters/${id}/${file}`

/** Latin of Europe, and of romanised Sanskrit. The typefaces lack others, as of Vietnamese. */
const LATIN = 'A-Za-zªºÀ-ķĹ-žȘ-țḌḍḤḥḶ-ḹṀ-ṅṆṇṚ-ṝṢṣṬṭẀ-ẅ'

/** The scripts of the typefaces that come with the printed posters; `Zyyy` and `Zinh` are signs of all scripts. */
const SCRIPTS = [
  'Deva',
  'Beng',
  'Gujr',
  'Guru',
  'Knda',
  'Mlym',
  'Orya',
  'Taml',
  'Telu',
  'Arab',
  'Zyyy',
  'Zinh',
]
const PRINTED = new RegExp(`^[${LATIN}${SCRIPTS.map((script) => `\\p{sc=${script}}`).join('')}]*$`, 'u')

const LETTER = /[\p{L}\p{N}]/u

/** True if a PDF would show every letter of the names; emoji are left out. A picture of the browser shows any name. */
export function canPrintNames(box: PublicBox): boolean {
  const couple = coupleOf(box)
  const names = couple ? [couple.groom, couple.bride] : [box.name]
  return names.every((name) => PRINTED.test(name.normalize('NFKC')) && LETTER.test(name))
}
