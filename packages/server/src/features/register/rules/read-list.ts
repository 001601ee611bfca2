// Understands an imported list: which row has the headings, which column is what, by its heading or by what stands in it, and the
// givers in its rows.
import type { ListColumn, ListedGiver, ListField } from '@lifafa/contract/endpoints/register/imports'
import { optionalName, optionalPhone } from '@lifafa/contract/fields/schemas'
import { MAX_LENGTH, REGISTER } from '@lifafa/contract/limits'
import { parseRupees, rupeesToPaise } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { guestsSentencesInHindi } from '@lifafa/contract/sentences/host/guests-hindi'
import { latinDigits } from '@lifafa/contract/typed-digits'
import {
  fieldOfHeading,
  hasNameWord,
  hasTitleWord,
  isHeading,
  isNameAndMore,
  isSurname,
  isTotal,
} from './list-headings.ts'

/**
 * `above`: rows before the list, such as a title, as text. `leftOut`: rows without a usable name. `unreadAmounts`: of givers, with words
 * or digits that are no amount; the first row of all is 1.
 */
export type ReadList = {
  columns: ListColumn[]
  above: string[]
  givers: ListedGiver[]
  leftOut: number
  unreadAmounts: { row: number; text: string }[]
}

type Cells = readonly string[]

/** Controls and marks of direction change how a name looks; joiners shape its letters. A line's end may part a name from an address. */
const UNSEEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu
/** Our own files say so of what no guest wrote. */
const NOTHING = [guestsSentences, guestsSentencesInHindi].flatMap(({ noName, notProvided, erased }) => [
  noName,
  notProvided,
  erased,
])
function clean(cell: string): string {
  const text = cell
    .replace(/[^\S\n]+/g, ' ')
    .replace(UNSEEN, '')
    .replace(/ *\n+ */g, '\n')
    .trim()
  return NOTHING.includes(text) ? '' : text
}
const onOneLine = (cell = ''): string => cell.replace(/\n/g, ' ')

/** `A`, `B`, … `Z`, `AA`, as spreadsheets name columns. */
const columnLetter = (at: number): string =>
  (at < 26 ? '' : String.fromCodePoint(64 + Math.floor(at / 26))) + String.fromCodePoint(65 + (at % 26))

export function readList(cells: readonly Cells[]): ReadList {
  const all: Cells[] = cells.map((row) => row.map(clean))
  const rows = all.filter((row) => filled(row).length > 0)
  const indices = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) => at)
  const titles = countTitles(rows)
  const found = findHeadings(rows.slice(titles))
  const begin = titles + (found ?? 0)
  const headings = found === undefined ? undefined : rows[begin]
  const body = rows.slice(headings ? begin + 1 : begin)
  const layout = layOut(headings, body, indices)
  const read = body.flatMap((row) => giverOf(row, layout) ?? [])
  return {
    columns: indices.flatMap((at): ListColumn[] => {
      const [field] = [...layout.fields].find(([, column]) => column === at) ?? [
        at === layout.surname ? ('name' as const) : null,
      ]
      const heading = onOneLine(headings?.[at])
      const isEmpty = field === null && heading === '' && body.every((row) => !row[at])
      return isEmpty ? [] : [{ letter: columnLetter(at), heading, field }]
    }),
    above: rows.slice(0, begin).map((row) => onOneLine(filled(row).join(' '))),
    givers: read.map(({ giver }) => giver),
    leftOut: body.length - read.length,
    unreadAmounts: read.flatMap(({ row, unread }) =>
      unread === undefined ? [] : [{ row: all.indexOf(row) + 1, text: unread }],
    ),
  }
}

const filled = (row: Cells): string[] => row.filter((cell) => cell !== '')

/** So many of the first rows are looked at, and so many of them must be alike. */
const LOOKED_AT = 50
const MOST = 0.6
/** A list begins with at most so many rows of a title, and then so many others before its headings. */
const MOST_TITLES = 10
const FIRST_ROWS = 5

const isNameHeading = (cell: string): boolean => isHeading(cell) && hasNameWord(cell)

/** A title stands alone in its row, most often across all columns. */
const isTitle = (row: Cells, isTable: boolean): boolean => {
  const [cell = '', ...others] = filled(row)
  return others.length === 0 && !isNameHeading(cell) && (isTable || hasTitleWord(cell))
}

function countTitles(rows: readonly Cells[]): number {
  const looked = rows.slice(0, LOOKED_AT)
  const isTable = looked.filter((row) => filled(row).length > 1).length >= MOST * looked.length
  return Math.max(
    0,
    rows.slice(0, MOST_TITLES).findIndex((row) => !isTitle(row, isTable)),
  )
}

const THREE_DIGITS = /\p{Nd}{3}/u
/** A phone or an amount, in any script. */
const isNumber = (cell: string): boolean => THREE_DIGITS.test(cell) && !/\p{L}/u.test(cell)

/**
 * The row with the most headings. In the first row one is enough, if it says no more or is of names. A row that has numbers is a giver's.
 */
function findHeadings(rows: readonly Cells[]): number | undefined {
  const candidates = rows.slice(0, FIRST_ROWS).flatMap((row, at) => {
    const cells = filled(row)
    if (cells.some(isNumber)) return []
    const fields = new Set(cells.map(fieldOfHeading))
    const known = [...fields].filter((field) => field !== undefined && field !== 'other').length
    const sure = cells.filter(isHeading).length
    const isSure = sure > cells.length / 2 && (sure > 1 || cells.some(isNameHeading))
    const isBelowTitles = rows.slice(0, at).every((above) => filled(above).length < cells.length)
    const isFirst = known > 0 && cells.some((cell) => isHeading(cell) || hasNameWord(cell))
    const isOne = (at === 0 && isFirst) || isSure || (known > 1 && isBelowTitles)
    return isOne ? [{ at, known, sure }] : []
  })
  return candidates.toSorted((one, other) => other.known - one.known || other.sure - one.sure)[0]?.at
}

/** `surname`: its column, or -1. `isJoined`: the column of names has their addresses, too. */
type Layout = {
  fields: ReadonlyMap<ListField, number>
  nameHeading: string
  surname: number
  isJoined: boolean
}

/** A number in a column whose heading says nothing is rather of boxes or children. */
const LEAST_UNNAMED_PAISE = 11_00

/** Columns without a heading are known by what most of their cells are: the first one of words has names, the next one villages. */
function layOut(headings: Cells | undefined, body: readonly Cells[], indices: readonly number[]): Layout {
  const surname = indices.findIndex((at) => isSurname(headings?.[at] ?? ''))
  const guesses = indices.map((at) => (at === surname ? 'other' : fieldOfHeading(headings?.[at] ?? '')))
  const open = indices.filter((at) => guesses[at] === undefined)
  const headed = (field: ListField | 'other') => indices.filter((at) => guesses[at] === field)
  const fields = new Map<ListField, number>()
  const free = (columns: readonly number[]) => columns.filter((at) => ![...fields.values()].includes(at))
  const take = (field: ListField, columns: readonly number[], isOne: IsOne) => {
    const column = free(columns).find((at) => holds(body, at, isOne))
    if (column !== undefined && !fields.has(field)) fields.set(field, column)
  }
  const takeHeaded = (field: ListField) => {
    const columns = free(headed(field))
    const column = columns.find((at) => body.some((row) => row[at])) ?? columns[0]
    if (column !== undefined && !fields.has(field)) fields.set(field, column)
  }

  take('name', headed('name'), isWords)
  take('name', headed('name'), hasLetter)
  const joined = indices.find((at) => guesses[at] !== 'name' && isNameAndMore(headings?.[at] ?? ''))
  const hasJoined = !fields.has('name') && joined !== undefined
  if (hasJoined) fields.set('name', joined)
  const isNamed = fields.has('name')
  for (const field of ['relation', 'family', 'village'] as const) takeHeaded(field)
  take('phone', [...headed('phone'), ...open, ...headed('other')], isPhone)
  takeHeaded('phone')
  take('amount', headed('amount'), isAmount)
  const least = headings ? LEAST_UNNAMED_PAISE : 0
  take('amount', open, (...cell) => isAmount(...cell) && (paiseOf(cell[0]) ?? 0) >= least)
  takeHeaded('amount')
  if (!isNamed) {
    take('name', [...open, ...headed('other')], isWords)
    take('village', open, isWords)
  }
  const isJoined = hasJoined && guesses[joined] === 'village'
  const column = fields.get('name') ?? -1
  return {
    fields,
    nameHeading: headings?.[column] ?? '',
    surname: column === surname ? -1 : surname,
    isJoined,
  }
}

/** `row`: its place in the list. `before`: the cell above, of those that are not empty. */
type IsOne = (cell: string, row: number, before: string) => boolean

function holds(body: readonly Cells[], at: number, isOne: IsOne): boolean {
  const cells = body.slice(0, LOOKED_AT).flatMap((row, index) => (row[at] ? [{ cell: row[at], index }] : []))
  const alike = cells.filter(({ cell, index }, place) => isOne(cell, index, cells[place - 1]?.cell ?? ''))
  return alike.length > 0 && alike.length >= MOST * cells.length
}

const hasLetter: IsOne = (cell) => /\p{L}/u.test(cell)
const isWords: IsOne = (...cell) => hasLetter(...cell) && !THREE_DIGITS.test(cell[0])
const isPhone: IsOne = (cell) => optionalPhone.safeParse(cell).data?.length === 10
/** Line numbers are no amounts. `1,100` is no line number. */
const isAmount: IsOne = (cell, row, before) => {
  const number = Number(latinDigits(cell))
  const isLineNumber =
    Math.abs(number - row) <= 1 || (before !== '' && number === Number(latinDigits(before)) + 1)
  return paiseOf(cell) !== null && !isLineNumber
}

const schemas = {
  name: optionalName(MAX_LENGTH.guestName),
  relation: optionalName(MAX_LENGTH.guestName),
  village: optionalName(MAX_LENGTH.location),
  family: optionalName(MAX_LENGTH.guestName),
  phone: optionalPhone,
}

/** Between a name and an address in one cell. */
const PARTS = /\s*[\n,;]\s*|\s[-–]\s/

/** Undefined without a usable name. Another field that breaks its rule is left empty. */
function giverOf(row: Cells, { fields, nameHeading, surname, isJoined }: Layout) {
  const cellOf = (field: ListField): string => row[fields.get(field) ?? -1] ?? ''
  const parse = (field: keyof typeof schemas, cell: string): string =>
    schemas[field].safeParse(cell).data ?? ''
  const [named = '', ...address] = isJoined ? cellOf('name').split(PARTS) : [cellOf('name')]
  const name = parse('name', `${named} ${row[surname] ?? ''}`)
  // A page of a printed list repeats the headings.
  const isHead = cellOf('name') === nameHeading || isNameHeading(named)
  // A part of the list has a title of its own, as `वर पक्ष`.
  if (name === '' || isHead || isTotal(named) || isTitle(row, false)) return undefined
  const amount = cellOf('amount')
  const phones = cellOf('phone')
  const giver: ListedGiver = {
    name,
    relation: parse('relation', cellOf('relation')),
    village: parse('village', cellOf('village') || address.filter((part) => /\p{L}/u.test(part)).join(', ')),
    family: parse('family', cellOf('family')),
    phone: parse('phone', phones) || parse('phone', phones.split(/[,;/\n]/, 1)[0] ?? ''),
    amount_paise: paiseOf(amount),
  }
  const isUnread = giver.amount_paise === null && /[\p{L}1-9]/u.test(latinDigits(amount))
  return { giver, row, unread: isUnread ? onOneLine(amount) : undefined }
}

/** Whole rupees; null for what is none, and beyond the register's largest amount. Excel’s plain CSV has `?` in place of `₹`. */
function paiseOf(cell: string): number | null {
  const read = cell === '' ? undefined : parseRupees(cell.replace(/^\?/, ''))
  if (read === undefined || 'sentence' in read) return null
  const paise = rupeesToPaise(read.rupees)
  return paise >= 100 && paise <= REGISTER.maxPaise ? paise : null
}
