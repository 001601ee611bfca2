// Reads a list from an Excel or CSV file: the cells of its longest sheet as text. Loaded on demand.
import { REGISTER } from '@lifafa/contract/limits'
import { importListSentences as sentences } from '@lifafa/contract/sentences/host/import-list'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { strToU8, unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import { decodedText } from '../../../lib/browser/csv.ts'

/** `problem`: in English, as rules answer. */
type Read = { rows: string[][] } | { problem: string }

/** Far more than the largest list; a kilobyte of a zip may hold a gigabyte. */
const MOST_BYTES = 5_000_000
const MOST_UNPACKED_BYTES = 60_000_000

export async function readListFile(file: Blob): Promise<Read> {
  if (file.size > MOST_BYTES) return { problem: sentences.tooLarge }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return checked(isZip(bytes) ? await cellsOfWorkbook(bytes) : cellsOfText(bytes))
  } catch {
    return { problem: sentences.unreadable }
  }
}

const ZIP = strToU8('PK\u0003\u0004')
const isZip = (bytes: Uint8Array): boolean => ZIP.every((byte, at) => bytes[at] === byte)

/** Packed again without compression: then the library unpacks it without a worker, which our policy forbids. Throws Error. */
async function cellsOfWorkbook(bytes: Uint8Array): Promise<string[][]> {
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
  const sheets = await readXlsxFile(new Blob([stored]))
  const [longest] = [...sheets].sort((one, other) => other.data.length - one.data.length)
  return (longest?.data ?? []).map((row) => row.map(cellText))
}

const cellText = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 'YYYY-MM-DD'.length) : String(cell)
}

/** Throws Error for what is no text. */
function cellsOfText(bytes: Uint8Array): string[][] {
  const text = decodedText(bytes)
  if (text.includes('\u0000')) throw new Error('This is no text.')
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data
}

/** Long remarks are cut: no field of ours is as long. */
function checked(cells: readonly (readonly string[])[]): Read {
  const rows = cells
    .map((row) => row.map((cell) => [...cell].slice(0, REGISTER.maxImportCell / 2).join('')))
    .filter((row) => row.some((cell) => cell.trim() !== ''))
  if (rows.length === 0) return { problem: registerSentences.listEmpty }
  if (rows.length > REGISTER.maxImportRows) return { problem: registerSentences.listTooLong }
  const isTooWide = rows.some((row) => row.length > REGISTER.maxImportColumns)
  return isTooWide ? { problem: registerSentences.listTooWide } : { rows }
}
