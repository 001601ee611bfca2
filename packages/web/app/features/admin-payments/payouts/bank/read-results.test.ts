// Tests how the file that a bank gives back is read.
import { MAX_BANK_ROWS } from '@lifafa/contract/endpoints/admin/bank-files'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { expect, test } from 'vitest'
import { readResults, resultsIn } from './read-results.ts'

const ID = '123e4567-e89b-42d3-a456-426614174000'
const ROW = { reference: ID, bank_reference: '612345678901', status: 'SUCCESS', amount: null, upi_id: null }

test.each([
  ['three columns', `Reference,Bank reference,Status\n${ID},612345678901,SUCCESS\n`, ROW],
  ['as a bank writes it', `\ufeffSTATUS;UTR No.;Our Reference\r\nSUCCESS;612345678901;${ID}\r\n\r\n`, ROW],
  [
    'all columns, cells in quotes',
    `"UPI ID","Name","Amount","Reference","Status","UTR"\n"meera@okbank","Meera","1,501.00","${ID}","SUCCESS","612345678901"`,
    { ...ROW, amount: '1,501.00', upi_id: 'meera@okbank' },
  ],
  [
    'our sheet for RazorpayX, filled in',
    `Payout Amount (in Rupees),Payout Reference Id,Fund Account Id,Fund Account Vpa,Contact Reference Id,notes[upi_id],UTR,Status\n1501.00,${ID},,meera@okbank,,,612345678901,SUCCESS`,
    { ...ROW, amount: '1501.00', upi_id: 'meera@okbank' },
  ],
  [
    'other headings, below Excel’s line',
    `sep=;\r\nReference No.;Transaction Amount (INR);RRN;Txn Status\r\n${ID};1,501.00 CR;612345678901;SUCCESS`,
    { ...ROW, amount: '1,501.00 CR' },
  ],
  [
    'one row twice, word for word',
    `Reference,UTR,Status\n${ID},612345678901,SUCCESS\n${ID},612345678901,SUCCESS`,
    ROW,
  ],
  [
    'titles above the headings',
    `Some Bank\nBulk payment status report,,\n\nReference,UTR,Status\n${ID},612345678901,SUCCESS`,
    ROW,
  ],
  [
    'all columns of a status, once each',
    `Status,Reference,UTR,Transaction Status,Status,Status remark\nSUCCESS,${ID},612345678901,SUCCESS,Returned,`,
    { ...ROW, status: 'SUCCESS, Returned' },
  ],
])('%s', (_, text, row) => {
  expect(resultsIn(text)).toEqual({ rows: [row] })
})

test.each([
  ['', sentences.noRows],
  ['Reference,Status\n', sentences.noRows],
  [`Reference,Amount\n${ID},5`, sentences.columnsMissing('Bank reference, Status')],
  [
    `Reference,UTR,Status,Paid amount,Charge amount\n${ID},1,ok,5,1`,
    sentences.severalAmounts('Paid amount, Charge amount'),
  ],
  [`\ufeff\n<html><table><tr><td>${ID}`, sentences.notText(sentences.kinds.page)],
  [`Reference,UTR,Status\n${`${ID},1,ok\n`.repeat(MAX_BANK_ROWS + 1)}`, sentences.tooManyRows(MAX_BANK_ROWS)],
  [`Reference,UTR,Status\n${'x'.repeat(121)},1,ok`, sentences.cellTooLong],
])('a file that is none is refused with a reason (%#)', (text, problem) => {
  expect(resultsIn(text)).toEqual({ problem })
})

const CSV = `Reference,UTR,Status\r\n${ID},612345678901,SUCCESS\r\n`
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => (isLittle ? [letter.charCodeAt(0), 0] : [0, letter.charCodeAt(0)])),
  )

test.each([
  ['UTF-8', new TextEncoder().encode(CSV)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${CSV}`)],
  ['UTF-16 (Excel’s “Unicode text”)', Uint8Array.of(0xff, 0xfe, ...utf16(CSV.replaceAll(',', '\t'), true))],
  ['UTF-16, the other way round', Uint8Array.of(0xfe, 0xff, ...utf16(CSV, false))],
  ['UTF-16 without a mark', utf16(CSV, true)],
  ['UTF-16 without a mark, the other way round', utf16(CSV, false)],
])('a file in %s is read', async (_, bytes) => {
  expect(await readResults(new Blob([bytes]))).toEqual({ rows: [ROW] })
})

test.each([
  ['an Excel workbook', [0x50, 0x4b, 3, 4, 0x14, 0], sentences.notText('an Excel workbook')],
  ['an old one', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], sentences.notText('an Excel workbook')],
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], sentences.notText('a PDF')],
  ['a file with zero bytes', [0x52, 0x52, 0, 0, 0, 0x52], sentences.unreadable],
])('%s is named, not taken for a CSV', async (_, bytes, problem) => {
  expect(await readResults(new Blob([Uint8Array.from(bytes)]))).toEqual({ problem })
})

test.each(["'612345678901", '"=""612345678901"""'])('%s is a number that was kept as text', (cell) => {
  expect(resultsIn(`Reference,UTR,Status\n${ID},${cell},SUCCESS`)).toEqual({ rows: [ROW] })
})
