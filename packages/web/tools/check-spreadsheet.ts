// `npm run check:spreadsheet`: LibreOffice opens an exported list of ten thousand guests, and every cell must be unchanged.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatMoment } from '@lifafa/contract/dates'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import Papa from 'papaparse'
import { guestsCsv } from '../app/features/guests/files/guests-csv.ts'

const GUESTS = 10_000
const NAMES = [
  'अनन्या राव',
  'श्रीमती सुनीता देशपांडे',
  'क्षितिज ज्ञानेश्वर त्र्यंबक',
  'Asha "Ashu" Rao',
  "Siobhan O'Brien",
  'Semi;colon, comma',
  '🪔 दीया',
  '=HYPERLINK("http://evil.example","अनन्या")',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '＝1+1',
  '  =1+1',
]
const ADDRESSES = [
  '7, Ridge Road, Indore',
  '12, शिवाजी नगर,\nइंदौर 452001',
  '"Lotus"\n4B, MG Road\nबेंगलुरु',
  '=1+1\n=2+2',
  '\t=cmd|calc',
  null,
]
/** Text that begins like this is exported with an apostrophe before it: a formula must not run. Stated here independently. */
const COMPUTED = /^[\s=+\-@＝]/

const pick = <Item>(list: readonly Item[], place: number): Item => list[place % list.length] as Item
const guests = Array.from(
  { length: GUESTS },
  (_, place): GuestContribution => ({
    id: String(place),
    name: pick(NAMES, place),
    phone: place % 7 === 0 ? null : String(9_000_000_000 + place),
    amount: 1 + ((place * 97) % 96_153),
    address: pick(ADDRESSES, place),
    created_at: new Date(Date.UTC(2026, 0, 1) + place * 3_600_000).toISOString(),
    blessing: null,
    blessing_hidden: false,
    erased: false,
  }),
)

/** The text that a spreadsheet must show for a cell. */
const shown = (text: string | null): string => {
  if (text === null) return guestsSentences.notProvided
  return COMPUTED.test(text) ? `'${text}` : text
}
const expected = [
  [...guestsSentences.csvColumns],
  ...guests.map(({ name, phone, amount, address, created_at }) => [
    shown(name),
    shown(phone),
    String(amount),
    shown(address),
    formatMoment(created_at),
  ]),
]

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** Comma, double quote, UTF-8, from the first row; en-US. As its dialog opens a file, with formulas evaluated. */
const READ = '--infilter=Text - txt - csv (StarCalc):44,34,76,1,,1033,false,false,false,false,false,0,true'
/** The filter options for the export: every cell quoted, as it is shown. */
const WRITE = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,true,true'

const folder = mkdtempSync(join(tmpdir(), 'check-spreadsheet-'))
function convert(to: string, file: string, ...more: string[]) {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
  const out = join(folder, to.split(':')[0] ?? to)
  execFileSync('soffice', [profile, '--headless', ...more, '--convert-to', to, '--outdir', out, file], {
    stdio: 'pipe',
  })
  return out
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === 'ENOENT'

try {
  const csv = join(folder, 'guests.csv')
  writeFileSync(csv, guestsCsv(guests, { sentences: guestsSentences, language: 'en' }))
  const sheet = join(convert('xlsx', csv, READ), 'guests.xlsx')
  const formulas = readFileSync(join(convert('fods', sheet), 'guests.fods'), 'utf8').match(/table:formula=/g)
  const back = Papa.parse<string[]>(
    readFileSync(join(convert(WRITE, sheet), 'guests.csv'), 'utf8').trimEnd(),
  ).data

  const differences = expected.flatMap((row, place) =>
    row.flatMap((cell, column) =>
      back[place]?.[column] === cell
        ? []
        : [
            `row ${place + 1}, column ${column + 1}: ${JSON.stringify(cell)} came back as ${JSON.stringify(back[place]?.[column])}`,
          ],
    ),
  )
  for (const difference of differences.slice(0, 10)) say(difference)
  say(
    `${back.length} rows came back of ${expected.length}, ${differences.length} cells of ${expected.length * 5} differ, ${formulas?.length ?? 0} are formulas.`,
  )
  if (differences.length > 0 || formulas !== null || back.length !== expected.length) process.exitCode = 1
} catch (error) {
  if (!isMissing(error)) throw error
  say('LibreOffice is not installed: the command `soffice` was not found, and nothing was checked.')
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
