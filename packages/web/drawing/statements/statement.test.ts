// Tests the pages of a statement: no row is lost or parted, each table keeps its head, each script its typeface; and its totals.
import type { BoxStatement } from '@lifafa/contract/box-money/box-statement'
import { expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { contentsOf } from './contents.ts'
import { newRuler } from './draw-pdf.ts'
import { layOut, PAGES } from './lay-out.ts'

const PAGE = PAGES['a4-across']

const GUEST = 'Venkatanarasimha Rajuvaripeta Sivaramakrishnan Chandrasekhar of Thiruvananthapuram'

const statementOf = (count: number, guest = GUEST): BoxStatement => ({
  box: { giftid: 'abc', name: 'Asha weds Ravi', day: '2026-11-22' },
  host: 'Asha Nair',
  language: 'en',
  as_of: '2026-11-23T04:00:00Z',
  money: {
    sums_paise: {
      ...{ 'action-needed': 0, 'on-hold': 0 },
      ...{ received: count * 501_00 - 100_00, late: 0, waiting: 0, 'at-provider': 0 },
      ...{ 'on-its-way': 0, 'sent-on': count * 501_00 - 100_00, owed_back: 0 },
    },
    parts: [],
    adjustments: [],
  },
  contributions: Array.from({ length: count }, (_, index) => ({
    at: '2026-11-22T12:51:00Z',
    guest,
    bank_reference: '612345678901',
    reference: `pay_AbC${String(index).padStart(11, '0')}`,
    paise: 501_00,
    fee_paise: 20_04,
    given_back_paise: 0,
  })),
  given_back: [{ at: '2026-11-22T12:51:00Z', guest, is_disputed: false, reference: 'refund', paise: 100_00 }],
  corrections: [],
  payouts: [
    {
      ...{ at: '2026-11-24T12:51:00Z', upi_id: 'asha@okbank', bank_reference: '612345678902' },
      ...{ reference: 'payout', paise: count * 501_00 - 100_00 },
    },
  ],
})

/** Half as wide as high, as letters are. */
const layOutRows = (count: number) =>
  layOut(contentsOf(statementOf(count)), {
    widthOf: (text, { size }) => text.length * size * 0.5,
    printable: (text) => text,
  })

test('thousands of gifts are on pages whose tables each have their head, with every row once and whole', () => {
  const pages = layOutRows(2000)
  expect(pages.length).toBeGreaterThan(50)
  for (const [index, { texts }] of pages.entries()) {
    for (const { y } of texts) expect(y).toBeLessThan(PAGE.height - PAGE.margin)
    if (index > 0) expect(texts[0]?.text).toMatch(/^Date and time|^Refunds to|^Payouts to You/)
    // The long name stands in several lines, all on the page of its row.
    const rows = texts.filter(({ text }) => text.startsWith('pay_AbC')).length
    expect(texts.filter(({ text }) => text.endsWith('Thiruvananthapuram')).length).toBeGreaterThanOrEqual(
      rows,
    )
  }
  const references = pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .filter((text) => text.startsWith('pay_AbC'))
  expect(new Set(references).size).toBe(2000)
  expect(references).toHaveLength(2000)
})

test('no text is wider than its column, and all tables end at the right margin', () => {
  const [page] = layOutRows(3)
  expect(new Set(page?.rules.map(({ width }) => width))).toEqual(new Set([PAGE.width - 2 * PAGE.margin]))
  for (const { x, text, size, align } of page?.texts ?? []) {
    const width = text.length * size * 0.5
    expect(align === 'right' ? x : x + width).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 0.01)
  }
})

test.each([
  ['Mukta-', 'Asha'],
  ['Mukta-', 'सुनीता'],
  ['MuktaMalar', 'அன்பு'],
  ['NotoNaskhArabic', 'شاہ‌نواز'],
  ['NotoSerifGujarati', 'મીરા'],
  ['TiroBangla', 'মীরা'],
  ['TiroGurmukhi', 'ਗੁਰਪ੍ਰੀਤ'],
  ['TiroTelugu', 'మీరా'],
  ['NotoSansKannada', 'ಮೀರಾ'],
  ['NotoSerifMalayalam', 'മീരാ'],
  ['NotoSansOriya', 'ମୀରା'],
])('%s is in the file of a statement for %s', async (family, name) => {
  const pdf = Buffer.from(
    await draw({ kind: 'statement', format: 'pdf', statement: statementOf(2, name) }),
  ).toString('latin1')
  const fonts = new Set(pdf.match(/\/BaseFont \/[\w+-]+/g))
  expect([...fonts].some((font) => font.includes(family))).toBe(true)
  expect(pdf.match(/\/FontFile2/g)?.length).toBe(fonts.size)
})

test.each([
  ['Meera Nair', 'Meera Nair'],
  ['شاہ‌نواز ٹھاکر', 'شاہ‌نواز ٹھاکر'],
  ['कार्त्तिक കാർത്തിക് gave ₹501', 'कार्त्तिक കാർത്തിക് gave ₹501'],
  ['Ravi 💍 & 👩‍👩‍👧 Asha', 'Ravi & Asha'],
  ['a\tb\r\nc\u202ed\u0007', 'a b cd'],
  ['王 Wei', '? Wei'],
  ['𝓡𝓲𝔂𝓪 ½ ⅓', 'Riya ½ 1⁄3'],
])('%j is printed as %j', (name, printed) => {
  expect(newRuler().printable(name)).toBe(printed)
})

test('the column of what was given back is there where something was', () => {
  const statement = statementOf(2)
  const [first, second] = statement.contributions
  const givenBack = {
    ...statement,
    contributions: [{ ...first, given_back_paise: 100_00 }, second],
  } as BoxStatement
  const table = (of: BoxStatement) => contentsOf(of).sections.find(({ title }) => title === 'Contributions')
  expect(table(statement)?.columns.map(({ title }) => title)).not.toContain('Refunded')
  expect(table(statement)?.totals[0]?.at(-1)).toEqual({ paise: 40_08 })
  expect(table(givenBack)?.columns.at(-1)?.title).toBe('Refunded')
  expect(table(givenBack)?.totals[0]?.at(-1)).toEqual({ paise: 100_00 })
})
