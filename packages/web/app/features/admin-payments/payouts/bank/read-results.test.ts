// What is read of the file that a bank gives back.
import { MAX_BANK_ROWS } from '@lifafa/contract/endpoints/admin/bank-files'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { expect, test } from 'vitest'
import { bankFile } from './bank-file.ts'
import { resultsIn } from './read-results.ts'

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
])('%s', (_, text, row) => {
  expect(resultsIn(text)).toEqual({ rows: [row] })
})

test.each([
  ['', sentences.noRows],
  ['Reference,Status\n', sentences.noRows],
  [`Reference,Amount\n${ID},5`, sentences.columnsMissing('Bank reference, Status')],
  [`Reference,UTR,Status\n${`${ID},1,ok\n`.repeat(MAX_BANK_ROWS + 1)}`, sentences.tooManyRows(MAX_BANK_ROWS)],
  [`Reference,UTR,Status\n${'x'.repeat(121)},1,ok`, sentences.cellTooLong],
])('a file that is none is refused with a reason (%#)', (text, problem) => {
  expect(resultsIn(text)).toEqual({ problem })
})

test('the file for the bank has rupees with two decimals, and formulas are text', () => {
  const file = bankFile([
    { id: ID, upi_id: 'meera@okbank', name: '=HYPERLINK("x")', amount_paise: 150_105 },
    { id: ID, upi_id: 'a@okbank', name: 'Asha Rao', amount_paise: 100 },
  ])
  expect(file).toBe(
    [
      '\ufeff"UPI ID","Name","Amount","Reference"',
      `"meera@okbank","'=HYPERLINK(""x"")","1501.05","${ID}"`,
      `"a@okbank","Asha Rao","1.00","${ID}"`,
    ].join('\r\n'),
  )
})
