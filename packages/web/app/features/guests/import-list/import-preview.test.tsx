// Tests that a host reads which columns and sheets are imported, and which are not.
import type { ImportAnswer } from '@lifafa/contract/endpoints/register/imports'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OPEN } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { ImportPreview } from './import-preview.tsx'

const answer: ImportAnswer = {
  success: true,
  columns: [
    { letter: 'A', heading: 'S.No.', field: null },
    { letter: 'B', heading: 'Name', field: 'name' },
    { letter: 'D', heading: '', field: null },
  ],
  above: ['Guest list', 'Rekha weds Amit'],
  sample: [],
  ...{ givers: 3, gifts: 0, left_out: 1 },
  unread_amounts: [
    { row: 2, text: 'abc' },
    { row: 3, text: '1100 + saree' },
  ],
}
const places = [1, 3, 7].map((number) => ({ sheet: number < 4 ? 'Bride' : 'Groom', number }))
const list = { id: 'l', file: 'list.xlsx', rows: [] }
const open = (more: object) =>
  show(
    <ImportPreview
      {...OPEN}
      giftid="7YWHMfk9JZeLM1g1ZauHuQ"
      read={{ list, answer, places, ...more }}
      onBack={() => {}}
    />,
  )

test('a preview says which sheets, columns and rows are read, and which are left out', () => {
  open({ sheets: { read: ['Bride', 'Groom'], leftOut: ['Expenses'] } })
  for (const sentence of [
    'We read: sheet “Bride”, sheet “Groom”.',
    'We don’t read: sheet “Expenses”.',
    'We leave out: Column A (S.No.), Column D.',
    'We take this for a title and leave it out: “Guest list”, “Rekha weds Amit”.',
    'We leave out 1 row without a usable name.',
    'We can’t read 2 amounts: sheet “Bride” row 3 “abc”, sheet “Groom” row 7 “1100 + saree”. Their names are imported without them.',
  ])
    screen.getByText(sentence)
})

test('a row names its sheet only where several are read', () => {
  open({ sheets: { read: ['Bride'], leftOut: ['Expenses'] } })
  screen.getByText(/: row 3 “abc”, row 7 “1100 \+ saree”\./)
})

test('a file of one sheet in which all is read is imported without a word', () => {
  const columns = answer.columns.filter(({ field }) => field !== null)
  open({ answer: { ...answer, columns, above: [], left_out: 0, unread_amounts: [] } })
  expect(screen.queryByText(/leave|read/)).toBeNull()
})
