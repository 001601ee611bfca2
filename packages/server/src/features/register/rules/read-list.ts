// Understands an imported list: which column is what, by its heading or by what stands in it, and the givers in its rows.
import type { ListColumn, ListedGiver, ListField } from '@lifafa/contract/endpoints/register/imports'
import { optionalName, optionalPhone } from '@lifafa/contract/fields/schemas'
import { MAX_LENGTH, REGISTER } from '@lifafa/contract/limits'
import { parseRupees, rupeesToPaise } from '@lifafa/contract/money'
import { latinDigits } from '@lifafa/contract/typed-digits'

export type ReadList = { columns: ListColumn[]; givers: ListedGiver[]; leftOut: number }

/**
 * Words of headings in English and Hindi, without dots below letters; whole ones, since names have them as parts: प्रजापति, Gaonkar. In this
 * order: a father’s name is no name.
 */
const HEADINGS: readonly (readonly [ListField, RegExp])[] = [
  ['relation', /^(fathers?|husbands?|relation.*|[sdw]o|son|पिता.*|पति|वल्द|पुत्र)$/],
  ['phone', /^(tele)?(phone.*|mobile.*|contact.*|whatsapp.*|फोन|मोबाइल.*)$/],
  ['amount', /^(amount.*|rupees?|rs|inr|₹|cash|shagun|chandlo|रकम|राशि|शगुन|रुप[एय].*|नकद|व्यवहार|चा[ंँ]दल.*)$/],
  ['family', /^(family.*|kutumb|परिवार|कुटुं?म?्?ब)$/],
  ['village', /^(village.*|city|town|place|address|gaon|गा[ंँ]व|शहर|ग्राम|स्थान|पता)$/],
  ['name', /^((full|guest|giver)?names?|guests?|givers?|naam|नाम|मेहमान.*)$/],
]

const NUKTA = /\u093c/g
const wordsOf = (cell: string): string[] =>
  cell
    .normalize('NFD')
    .replace(NUKTA, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\b([sdw])[/.]o\b/, '$1o')
    .split(/[^\p{L}\p{M}\p{N}₹]+/u)

/** Controls and marks of direction change how a name looks; joiners shape its letters. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu
const clean = (cell: string | undefined): string =>
  (cell ?? '').replace(/\s+/g, ' ').replace(UNSEEN, '').trim()

/** `A`, `B`, … `Z`, `AA`, as spreadsheets name columns. */
const columnLetter = (at: number): string =>
  (at < 26 ? '' : String.fromCodePoint(64 + Math.floor(at / 26))) + String.fromCodePoint(65 + (at % 26))

export function readList(cells: readonly (readonly string[])[]): ReadList {
  const rows = cells.map((row) => row.map(clean)).filter((row) => row.some((cell) => cell !== ''))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const indices = Array.from({ length: width }, (_, at) => at)
  const byHeading = fieldsOfHeadings(rows[0] ?? [])
  const hasHeadings = byHeading.size > 0
  const body = hasHeadings ? rows.slice(1) : rows
  const fields = byHeading.has('name') ? byHeading : fieldsOfContents(body, indices, byHeading)
  const columns = indices.map((at): ListColumn => {
    const field = [...fields].find(([, column]) => column === at)?.[0] ?? null
    return { letter: columnLetter(at), heading: hasHeadings ? (rows[0]?.[at] ?? '') : '', field }
  })
  const givers = body.flatMap((row) => giverOf(row, fields) ?? [])
  return { columns, givers, leftOut: body.length - givers.length }
}

type Fields = Map<ListField, number>

/** In any script. */
const THREE_DIGITS = /\p{Nd}{3}/u
/** A phone or an amount. */
const isNumber = (cell: string): boolean => THREE_DIGITS.test(cell) && !/\p{L}/u.test(cell)

/** The first column for each field; none of a row that has numbers: it is a giver's. */
function fieldsOfHeadings(headings: readonly string[]): Fields {
  const fields: Fields = new Map()
  if (headings.some(isNumber)) return fields
  for (const [at, heading] of headings.entries()) {
    const words = wordsOf(heading)
    const field = HEADINGS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0]
    if (field !== undefined && !THREE_DIGITS.test(heading) && !fields.has(field)) fields.set(field, at)
  }
  return fields
}

/** So many of the first rows are looked at, and so many of their cells must be alike. */
const LOOKED_AT = 50
const MOST = 0.6

/** `known`: columns with a heading. The first column of words holds names, the next one villages. */
function fieldsOfContents(body: readonly string[][], indices: readonly number[], known: Fields): Fields {
  const fields = new Map(known)
  const taken = new Set(known.values())
  const take = (field: ListField, isOne: (cell: string, row: number) => boolean) => {
    if (fields.has(field)) return
    const column = indices.find((at) => {
      const filled = body
        .slice(0, LOOKED_AT)
        .flatMap((row, index) => (row[at] ? [{ cell: row[at], index }] : []))
      return (
        !taken.has(at) &&
        filled.length > 0 &&
        filled.filter(({ cell, index }) => isOne(cell, index)).length >= MOST * filled.length
      )
    })
    if (column === undefined) return
    fields.set(field, column)
    taken.add(column)
  }
  take('phone', (cell) => optionalPhone.safeParse(cell).data?.length === 10)
  // Line numbers are no amounts. `1,100` is no number.
  take('amount', (cell, row) => paiseOf(cell) !== null && !(Math.abs(Number(latinDigits(cell)) - row) <= 1))
  const isWords = (cell: string) => /\p{L}/u.test(cell) && !THREE_DIGITS.test(cell)
  take('name', isWords)
  take('village', isWords)
  return fields
}

const schemas = {
  name: optionalName(MAX_LENGTH.guestName),
  relation: optionalName(MAX_LENGTH.guestName),
  village: optionalName(MAX_LENGTH.location),
  family: optionalName(MAX_LENGTH.guestName),
  phone: optionalPhone,
}

/** Undefined without a usable name. Another field that breaks its rule is left empty. */
function giverOf(row: readonly string[], fields: Fields): ListedGiver | undefined {
  const cellOf = (field: ListField): string => row[fields.get(field) ?? -1] ?? ''
  const read = (field: keyof typeof schemas): string => schemas[field].safeParse(cellOf(field)).data ?? ''
  const name = read('name')
  if (name === '') return undefined
  const [relation, village, family, phone] = (['relation', 'village', 'family', 'phone'] as const).map(read)
  return {
    name,
    relation: relation ?? '',
    village: village ?? '',
    family: family ?? '',
    phone: phone ?? '',
    amount_paise: paiseOf(cellOf('amount')),
  }
}

/** Whole rupees; null for what is none, and beyond the register's largest amount. */
function paiseOf(cell: string): number | null {
  const read = cell === '' ? undefined : parseRupees(cell)
  if (read === undefined || 'sentence' in read) return null
  const paise = rupeesToPaise(read.rupees)
  return paise >= 100 && paise <= REGISTER.maxPaise ? paise : null
}
