// Recognises headings, titles and totals of an imported list, in English and Hindi.
import type { ListField } from '@lifafa/contract/endpoints/register/imports'

/**
 * Words of headings, without dots below letters; whole ones, since names have them as parts: प्रजापति, Gaonkar. In this order: a
 * father’s name is no name.
 */
const HEADINGS: readonly (readonly [ListField, RegExp])[] = [
  ['relation', /^(fathers?|husbands?|relation.*|[sdwc]o|son|पिता.*|पति|वल्द|पुत्र|बेटे)$/],
  ['phone', /^((tele)?phone.*|ph|mob(ile.*)?|contact.*|whatsapp.*|फोन|मो|मोबाइल.*)$/],
  [
    'amount',
    /^(amount.*|amt|rupees?|rs|inr|₹|cash|money|shagun|chandlo|रक्?कम|રકમ|ચાંદલો|राशि|शगुन|रु|रू|र[ुू]प[एय].*|नकद|नगद|व्यवहार|लिया|चा[ंँ]दल.*)$/,
  ],
  ['family', /^(family.*|kutumb|परिवार|कुटुं?म?्?ब)$/],
  ['village', /^(village.*|city|town|place|address|gaon|गा[ंँ]?व|ગામ|शहर|ग्राम|स्थान|निवास.*|पता)$/],
  ['name', /^((full|guest|giver)?names?|guests?|givers?|naam|नाम|नाव|નામ|मेहमान.*|अतिथि.*)$/],
]

/** Columns of something else: numbers in them are no amounts, and words no names. */
const OTHER =
  /^(s|sr|sl|serial|nos?|number|count|qty|persons?|members?|people|pax|kids|children|cards?|room|house|table|pin.*|age|year|date|day|time|side|remarks?|notes?|comments?|sign.*|क्र|क्रम.*|नं|नंबर|संख्या|सदस्य|कार्ड|उम्र|आयु|वर्ष|साल|सन|तारीख|दिनांक|दिन|समय|पक्ष|टिप्पणी|विवरण|हस्ताक्षर)$/

/** Beside those in a heading. */
const AROUND =
  /^(of|the|and|or|in|with|full|grand|sub|page|carried|brought|only|gifts?|given|received|का|की|के|व|और|या|एवं|तथा|में|से|पूरा|पिछल[ाे]|पेज|पृष्ठ|भेंट|उपहार|नेग|न्योता|लिफाफा)$/
const TOTAL = /^(total|forward|कुल|योग|जोड)$/

const NUKTA = /\u093c/g
const wordsOf = (cell: string): string[] =>
  cell
    .normalize('NFD')
    .replace(NUKTA, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\b([sdwc])[/.]o\b/, '$1o')
    .split(/[^\p{L}\p{M}\p{N}₹]+/u)
    .filter((word) => word !== '')

const THREE_DIGITS = /\p{Nd}{3}/u
const NUMBER = /^\p{Nd}+$/u

/** `other`: something that is not read. Undefined for a cell that says nothing of its column. */
export function fieldOfHeading(cell: string): ListField | 'other' | undefined {
  if (THREE_DIGITS.test(cell)) return undefined
  const words = wordsOf(cell)
  const field = HEADINGS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0]
  return field ?? (words.some((word) => OTHER.test(word)) ? 'other' : undefined)
}

const [, NAME] = HEADINGS.at(-1) ?? []

export const hasNameWord = (cell: string): boolean => wordsOf(cell).some((word) => NAME?.test(word))

/** `Last name`, `उपनाम`: it is written behind the first one. */
export const isSurname = (cell: string): boolean =>
  /^(last name|surname|उपनाम|सरनेम)$/.test(wordsOf(cell).join(' '))

const isKnown = (word: string): boolean => HEADINGS.some(([, pattern]) => pattern.test(word))

/** `Name & Address`, `नाम व पता`; neither `Village name` nor `Name of father`. */
export function isNameAndMore(cell: string): boolean {
  const words = wordsOf(cell)
  const first = words.findIndex(isKnown)
  const ofWhat = words[first + 1] === 'of' ? words.slice(first + 2).find((word) => word !== 'the') : undefined
  const isOfOther = ofWhat !== undefined && isKnown(ofWhat) && !NAME?.test(ofWhat)
  return first !== -1 && hasNameWord(words[first] ?? '') && !isOfOther
}

const hasNoOther = (words: readonly string[]): boolean =>
  words.every((word) => AROUND.test(word) || TOTAL.test(word) || OTHER.test(word) || isKnown(word))

/** Says what a column is and nothing else, as no name and no title does. */
export const isHeading = (cell: string): boolean =>
  fieldOfHeading(cell) !== undefined && hasNoOther(wordsOf(cell))

/** Shadi Lal, शादी लाल, is a name. */
const TITLE = /(^| )(list|register|weds|wedding|marriage|side|सूची|लिस्ट|बही|विवाह|की शादी|परिणय|पक्ष)( |$)/
/** `Guest list – Rekha weds Amit`, `वर पक्ष` */
export const hasTitleWord = (cell: string): boolean => TITLE.test(wordsOf(cell).join(' '))

/** `Grand Total`, `Page total (Rs.) 1,100/-`, `Carried forward`, `कुल योग` */
export function isTotal(cell: string): boolean {
  const words = wordsOf(cell).filter((word) => !NUMBER.test(word))
  return words.some((word) => TOTAL.test(word)) && hasNoOther(words)
}
