// Reads a list from an Excel or CSV file as text: the cells of its longest sheet, and of those that go on with the same list. Loaded on
// demand.
import { REGISTER } from '@lifafa/contract/limits'
import { importListSentences as sentences } from '@lifafa/contract/sentences/host/import-list'
import { hostRegisterRefusals } from '@lifafa/contract/sentences/host/register-refusals'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import { decodedText } from '../../../lib/browser/csv.ts'

/** Names of the sheets of a workbook that has several; empty ones are in neither. */
export type Sheets = { read: string[]; leftOut: string[] }

/** A row's number in its sheet; of a file without sheets, that has no name. */
export type Place = { sheet: string; number: number }

/** `places`: of the rows. `problem`: in English, as rules answer. */
type Read = { rows: string[][]; places: Place[]; sheets?: Sheets } | { problem: string }

type Row = { cells: string[]; place: Place }

/** Without empty ones. */
const numbered = (rows: readonly string[][], sheet = ''): Row[] =>
  rows
    .map((cells, at) => ({ cells, place: { sheet, number: at + 1 } }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))

/** Far more than the largest list; a kilobyte of a zip may hold a gigabyte. */
const MOST_BYTES = 5_000_000
const MOST_UNPACKED_BYTES = 60_000_000

export async function readListFile(file: Blob): Promise<Read> {
  if (file.size > MOST_BYTES) return { problem: sentences.tooLarge }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isZip(bytes)) return checked(numbered(cellsOfText(bytes)))
    const { list, sheets } = await listOfWorkbook(bytes)
    const read = checked(list)
    return 'rows' in read && sheets.read.length + sheets.leftOut.length > 1 ? { ...read, sheets } : read
  } catch {
    return { problem: sentences.unreadable }
  }
}

const ZIP = strToU8('PK\u0003\u0004')
const isZip = (bytes: Uint8Array): boolean => ZIP.every((byte, at) => bytes[at] === byte)

/** Packed again without compression: then the library unpacks it without a worker, which our policy forbids. Throws Error. */
async function listOfWorkbook(bytes: Uint8Array): Promise<{ list: Row[]; sheets: Sheets }> {
  let unpacked = 0
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(\.rels)?$/.test(name)) return false
      unpacked += originalSize
      if (unpacked > MOST_UNPACKED_BYTES) throw new Error('The workbook is too large.')
      return true
    },
  })
  const stored = zipSync(entries, { level: 0 })
  const merged = mergedCells(entries)
  const sheets = (await readXlsxFile(new Blob([stored]))).map(({ sheet, data }, at) => {
    const rows = data.map((row) => row.map(cellText))
    for (const ref of merged[at] ?? []) fillDown(rows, ref)
    return { name: sheet, rows: numbered(rows, sheet) }
  })
  return joined(sheets.filter(({ rows }) => rows.length > 0))
}

type Sheet = { name: string; rows: Row[] }

const asText = ({ cells }: Row): string =>
  cells
    .map((cell) => cell.trim())
    .join('\n')
    .trimEnd()

/** Headings stand in one of so many first rows. */
const FIRST_ROWS = 10

/** The longest sheet, and those that have a row of its first ones below their title. A row of a copy stands in it already. */
function joined(all: readonly Sheet[]): { list: Row[]; sheets: Sheets } {
  const longest = [...all].sort((one, other) => other.rows.length - one.rows.length)[0]
  const list = [...(longest?.rows ?? [])]
  const known = new Set(list.map(asText))
  const heads = new Set(list.slice(0, FIRST_ROWS).map(asText))
  const sheets: Sheets = { read: longest ? [longest.name] : [], leftOut: [] }
  for (const { name, rows } of all) {
    if (name === longest?.name) continue
    const at = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)
    const head = rows[at]
    const isSameList = head !== undefined && heads.has(asText(head))
    sheets[isSameList ? 'read' : 'leftOut'].push(name)
    if (!isSameList) continue
    const others = rows.slice(at + 1).filter((row) => !known.has(asText(row)))
    list.push(...others)
    // A sheet may itself have a row twice: two gifts that are alike.
    for (const row of others) known.add(asText(row))
  }
  return { list, sheets }
}

/** Reads them of each sheet, in the order of the workbook: `C2:C11`. The library does not tell them. */
function mergedCells(entries: Record<string, Uint8Array>): string[][] {
  const read = (name: string) => strFromU8(entries[name] ?? new Uint8Array())
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const tags = (xml: string, tag: string) => xml.match(new RegExp(`<(\\w+:)?${tag}\\s[^>]*>`, 'g')) ?? []
  const targets = new Map(
    tags(read('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  )
  return tags(read('xl/workbook.xml'), 'sheet').map((tag) =>
    tags(read(targets.get(attribute(tag, '\\w+:id')) ?? ''), 'mergeCell').map((cell) =>
      attribute(cell, 'ref'),
    ),
  )
}

/** A village that is written once for ten rows is that of each. An amount is given once. */
function fillDown(rows: string[][], ref: string): void {
  const [, column = '', first, lastColumn, last] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? []
  const at = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  const cell = rows[Number(first) - 1]?.[at] ?? ''
  if (column !== lastColumn || !/\p{L}/u.test(cell)) return
  for (const row of rows.slice(Number(first), Number(last))) row[at] = cell
}

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 'YYYY-MM-DD'.length) : String(cell)
}

/** Excel’s plain CSV has a question mark for each letter that is not Latin. */
const isLost = (cell: string): boolean => /^\?[? ]*\?$/.test(cell.trim())

/** Throws Error for what is no text, or has lost its letters. */
function cellsOfText(bytes: Uint8Array): string[][] {
  const text = decodedText(bytes)
  if (text.includes('\u0000')) throw new Error('This is no text.')
  // Empty lines count as rows of the file, but mislead the guess.
  const { delimiter } = Papa.parse(text, { skipEmptyLines: 'greedy', preview: FIRST_ROWS }).meta
  const { data } = Papa.parse<string[]>(text, { delimiter })
  const lost = data.filter((cells) => cells.some(isLost)).length
  if (lost > data.length / 2) throw new Error('Letters are lost.')
  return data
}

/** Long remarks are cut: no field of ours is as long. */
function checked(list: readonly Row[]): Read {
  const rows = list.map(({ cells }) =>
    cells
      .slice(0, REGISTER.maxImportColumns)
      .map((cell) => [...cell].slice(0, REGISTER.maxImportCell / 2).join('')),
  )
  if (rows.length === 0) return { problem: hostRegisterRefusals.listEmpty }
  if (rows.length > REGISTER.maxImportRows) return { problem: hostRegisterRefusals.listTooLong }
  // Spreadsheets save empty columns, too.
  const isTooWide = list.some(({ cells }) => cells.slice(REGISTER.maxImportColumns).join('').trim() !== '')
  return isTooWide
    ? { problem: hostRegisterRefusals.listTooWide }
    : { rows, places: list.map(({ place }) => place) }
}
