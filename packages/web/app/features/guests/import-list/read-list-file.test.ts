// Lists as spreadsheets save them, and files that are none.
import { REGISTER } from '@lifafa/contract/limits'
import type { BookGift, GiftBook } from '@lifafa/contract/register/gift-book'
import { importListSentences as sentences } from '@lifafa/contract/sentences/host/import-list'
import { hostRegisterRefusals } from '@lifafa/contract/sentences/host/register-refusals'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { bookSheets } from '../../../../drawing/gift-book/contents.ts'
import { writeWorkbook } from '../../../../drawing/statements/write-workbook.ts'
import { readListFile } from './read-list-file.ts'

const blobOf = (...parts: (string | Uint8Array)[]) => new Blob(parts as BlobPart[])
const text = (value: string) => ({ value, type: String })

async function workbook(rows: number): Promise<Blob> {
  const data = Array.from({ length: rows }, (_, row) => [
    text(`रमेश ${row}`),
    { value: 1100 + row, type: Number },
    null,
    { value: new Date('2019-02-03T00:00:00Z'), type: Date, format: 'd mmm yyyy' },
    text('=1+1'),
  ])
  return blobOf(
    await writeExcelFile([
      { sheet: 'Notes', data: [[text('x')]] },
      { sheet: 'List', data },
    ]).toBuffer(),
  )
}

const placesIn = (sheet: string, ...numbers: number[]) => numbers.map((number) => ({ sheet, number }))

test('reads the longest sheet of a workbook as text, and computes nothing', async () => {
  expect(await readListFile(await workbook(2))).toEqual({
    rows: [
      ['रमेश 0', '1100', '', '2019-02-03', '=1+1'],
      ['रमेश 1', '1101', '', '2019-02-03', '=1+1'],
    ],
    places: placesIn('List', 1, 2),
    sheets: { read: ['List'], leftOut: ['Notes'] },
  })
})

const sheetOf = (sheet: string, ...rows: string[][]) => ({ sheet, data: rows.map((row) => row.map(text)) })

test('reads sheets with the same headings as one list, without what a copy repeats', async () => {
  const head = ['नाम', 'गाँव']
  const sheets = [
    sheetOf('वधू पक्ष', ['Rekha weds Amit'], head, ['Nani', 'Bhind']),
    sheetOf('Empty', ['', ' ']),
    sheetOf('वर पक्ष', ['Rekha weds Amit'], head, ['Ramesh', 'Morena'], ['Gopal', 'Gwalior']),
    sheetOf('Copy', ['नाम', 'गाँव', ''], ['Gopal', 'Gwalior', ''], ['Nani', 'Bhind', '']),
    sheetOf('Expenses', ['Tent', '20000']),
  ]
  expect(await readListFile(blobOf(await writeExcelFile(sheets).toBuffer()))).toEqual({
    rows: [['Rekha weds Amit', ''], head, ['Ramesh', 'Morena'], ['Gopal', 'Gwalior'], ['Nani', 'Bhind']],
    places: [...placesIn('वर पक्ष', 1, 2, 3, 4), ...placesIn('वधू पक्ष', 3)],
    sheets: { read: ['वर पक्ष', 'वधू पक्ष', 'Copy'], leftOut: ['Expenses'] },
  })
})

test('a village in merged cells is that of each row; an amount in merged cells is given once', async () => {
  const data = [
    [null],
    [{ ...text('Guest list'), columnSpan: 3 }],
    [text('Name'), text('Village'), text('Amount')],
    [text('Ramesh'), { ...text('Morena'), rowSpan: 3 }, { value: 1100, type: Number, rowSpan: 3 }],
    [text('Gopal'), null, null],
    [text('Nani'), null, null],
    [text('Asha'), null, { value: 501, type: Number }],
  ]
  const sheets = [
    { sheet: 'Notes', data: [[text('x')]] },
    { sheet: 'List', data },
  ]
  expect(await readListFile(blobOf(await writeExcelFile(sheets).toBuffer()))).toHaveProperty('rows', [
    ['Guest list', '', ''],
    ['Name', 'Village', 'Amount'],
    ['Ramesh', 'Morena', '1100'],
    ['Gopal', 'Morena', ''],
    ['Nani', 'Morena', ''],
    ['Asha', '', '501'],
  ])
})

test.each(['en', 'hi'] as const)(
  'a gift book in %s is read without the gifts that were struck out',
  async (language) => {
    const gift: BookGift = {
      ...{ id: '1', number: 'H-1', kind: 'cash', amount_paise: 1_100_00, milligrams: null, words: '' },
      ...{ name: 'Ramesh', reading: '', relation: '', village: 'Morena', family: '', side: '', phone: '' },
      ...{ note: '', envelope: null, address: '', blessing: '', given_at: '2026-11-27T14:00:00Z' },
      ...{ written_name: '', reference: '', bank_reference: '', erased: false },
      ...{ counted_in: null, void_reason: null, late: false, thanked: false },
    }
    const book: GiftBook = {
      ...{ box: { title: 'Rekha ♥ Amit', day: '2026-11-27', place: 'Morena' }, as_of: gift.given_at },
      ...{ paper: 'a4', order: 'number', language },
      gifts: [gift, { ...gift, id: '2', number: 'H-2', name: 'Gopal', void_reason: 'Twice' }],
    }
    const read = await readListFile(blobOf(await writeWorkbook(bookSheets(book))))
    expect(read).toHaveProperty('sheets.leftOut.length', 2)
    expect(JSON.stringify(read)).toContain('Ramesh')
    expect(JSON.stringify(read)).not.toContain('Gopal')
  },
)

test('reads a list as large as one may be without a worker', async () => {
  expect(await readListFile(await workbook(REGISTER.maxImportRows))).toHaveProperty('rows.length', 5_000)
  expect(await readListFile(await workbook(REGISTER.maxImportRows + 1))).toEqual({
    problem: hostRegisterRefusals.listTooLong,
  })
})

test.each([
  ['UTF-8', blobOf('\ufeffनाम,गाँव\r\n ,\r\n"Rao, Asha",Morena\r\n\r\n')],
  ['UTF-16', blobOf(new Uint8Array(Buffer.from('\ufeffनाम\tगाँव\r\n\r\n"Rao, Asha"\tMorena', 'utf16le')))],
])('reads CSV in %s', async (_encoding, file) => {
  expect(await readListFile(file)).toEqual({
    rows: [
      ['नाम', 'गाँव'],
      ['Rao, Asha', 'Morena'],
    ],
    places: placesIn('', 1, 3),
  })
})

test('reads the plain CSV of Excel on Windows', async () => {
  const file = blobOf('Name\r\nD', Uint8Array.of(0x92), 'Souza')
  expect(await readListFile(file)).toHaveProperty('rows', [['Name'], ['D’Souza']])
})

test('empty columns do not make a list too wide', async () => {
  expect(await readListFile(blobOf(`Asha,Morena${','.repeat(40)}`))).toHaveProperty('rows.0.length', 30)
})

test('cuts a remark that is longer than any field', async () => {
  const read = await readListFile(blobOf(`Asha,${'क'.repeat(1_000)}`))
  expect(read).toEqual({ rows: [['Asha', 'क'.repeat(REGISTER.maxImportCell / 2)]], places: placesIn('', 1) })
})

const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(61_000_000) })

test.each([
  ['ten megabytes', blobOf(new Uint8Array(10_000_000)), sentences.tooLarge],
  ['a zip that grows beyond measure', blobOf(bomb), sentences.unreadable],
  ['a zip of something else', blobOf(zipSync({ 'a.txt': strToU8('a') })), sentences.unreadable],
  ['half a workbook', blobOf('PK\u0003\u0004'), sentences.unreadable],
  ['a picture', blobOf(new Uint8Array([137, 80, 78, 71, 0, 0, 0, 0])), sentences.unreadable],
  ['a CSV that has lost its letters', blobOf('???,????\n???? ?????,1100'), sentences.unreadable],
  ['nothing', blobOf(''), hostRegisterRefusals.listEmpty],
  ['too many columns', blobOf(`${','.repeat(30)}a`), hostRegisterRefusals.listTooWide],
])('%s is refused with a sentence', async (_what, file, problem) => {
  expect(await readListFile(file)).toEqual({ problem })
})
