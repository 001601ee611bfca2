// Tests the Excel file of guests by reading it back.
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { guestsSentencesInHindi } from '@lifafa/contract/sentences/host/guests-hindi'
import { latinWords } from '@lifafa/contract/test/latin-in-hindi'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { guestsXlsx } from './guests-xlsx.ts'

const GUEST = {
  id: '1',
  name: 'अनन्या राव',
  phone: '0812345678',
  amount: 501,
  address: '7, Ridge Road,\nIndore',
  created_at: '2026-11-20T18:30:00.000Z',
  blessing: 'सुखी रहो,\nsukhi raho 💐',
  blessing_hidden: false,
  erased: false,
  written_name: 'अनन्य राव',
  thanked: true,
  language: 'hi',
  reference: 'pay_AbC0123456789',
  bank_reference: '012345678901',
} as ListedGuest

async function cellsOf(guests: ListedGuest[]) {
  const bytes = Buffer.from(await (await guestsXlsx(guests, { sentences, language: 'en' })).arrayBuffer())
  const [sheet] = await readXlsxFile(bytes)
  return sheet?.data ?? []
}

test('each guest has a row, hidden blessings left out; leading zeros stay; the total ends the list', async () => {
  const bare = {
    ...GUEST,
    name: '',
    phone: null,
    address: null,
    written_name: null,
    thanked: false,
    bank_reference: null,
    blessing_hidden: true,
  }
  const [headings = [], ...rows] = await cellsOf([GUEST, bare])
  expect(headings.slice(0, 5)).toEqual(sentences.csvColumns)
  expect(headings.slice(5).sort()).toEqual(Object.values(sentences.excelColumns).sort())
  const { reference, bank_reference, thanked, written_name, blessing } = sentences.excelColumns
  const at = { Date: new Date('2026-11-21T00:00:00.000Z'), Time: new Date('2026-11-21T00:00:00.000Z') }
  expect(
    rows.map((row) => Object.fromEntries(headings.map((heading, place) => [heading, row[place]]))),
  ).toMatchObject([
    {
      ...{
        Name: 'अनन्या राव',
        Phone: '0812345678',
        'Amount (INR)': 501,
        Address: '7, Ridge Road,\nIndore',
        ...at,
      },
      ...{ [reference]: 'pay_AbC0123456789', [bank_reference]: '012345678901', [thanked]: sentences.thanked },
      ...{ [written_name]: 'अनन्य राव', [blessing]: 'सुखी रहो,\nsukhi raho 💐' },
    },
    {
      ...{ Name: sentences.noName, Phone: null, 'Amount (INR)': 501, Address: null, ...at },
      ...{ [reference]: 'pay_AbC0123456789', [bank_reference]: null, [thanked]: null },
      ...{ [written_name]: null, [blessing]: null },
    },
    { Name: sentences.total, Phone: null, 'Amount (INR)': 1002, Address: null, [blessing]: null },
  ])
})

test('for a host who reads Hindi, everything that no guest wrote is Hindi', async () => {
  const guests = [
    { ...GUEST, address: 'इंदौर', blessing: 'सुखी रहो' },
    { ...GUEST, name: '', phone: null, address: null, blessing: null, erased: true },
  ]
  const file = await guestsXlsx(guests, { sentences: guestsSentencesInHindi, language: 'hi' })
  const sheets = await readXlsxFile(Buffer.from(await file.arrayBuffer()))
  const cells = sheets.flatMap(({ sheet, data }) => [sheet, ...data.flat()])
  expect(cells).toContain('रेफ़रेंस नंबर (UTR)')
  expect(cells.filter((cell) => cell === 'मिटाया गया')).toHaveLength(3)
  expect(latinWords(cells.filter((cell) => typeof cell === 'string'))).toEqual([])
})

test.each(['=HYPERLINK("http://evil.example")', '+1', '-1+1', '@SUM(A1)', '<b>&"\'', '𑀓🪔', 'a\u0001b'])(
  '%j is text',
  async (name) => {
    const [, row] = await cellsOf([{ ...GUEST, name }])
    expect(row?.[0]).toBe(name.replace('\u0001', ''))
  },
)
