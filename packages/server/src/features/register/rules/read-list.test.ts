// Imported lists as families have them: with headings in two languages, without any, with line numbers and remarks.
import { expect, test } from 'vitest'
import { giverKey } from './giver-key.ts'
import { readList } from './read-list.ts'

const fieldsOf = (rows: string[][]) =>
  Object.fromEntries(
    readList(rows).columns.flatMap(({ letter, field }) => (field === null ? [] : [[field, letter]])),
  )

test.each<[string[][], Record<string, string>]>([
  [
    [
      ['S.No.', 'Guest Name', "Father's Name", 'Village / City', 'Amount (Rs.)', 'Mobile No.', 'Family'],
      ['1', 'Ramesh Sharma', 'Mohan Lal', 'Morena', '1,100', '98765 43210', 'Sharma'],
    ],
    { name: 'B', relation: 'C', village: 'D', amount: 'E', phone: 'F', family: 'G' },
  ],
  [
    [
      ['क्र.', 'नाम', 'पिता का नाम', 'गाँव', 'रक़म', 'मोबाइल', 'परिवार'],
      ['1', 'रमेश शर्मा', 'मोहन लाल', 'मुरैना', '1100', '9876543210', 'शर्मा'],
    ],
    { name: 'B', relation: 'C', village: 'D', amount: 'E', phone: 'F', family: 'G' },
  ],
  [
    [
      ['1', 'Ramesh Sharma', 'Morena', '1100', '9876543210'],
      ['2', 'Gopal', 'Gwalior', '501', '9876543211'],
      ['3', 'सुनीता', 'Morena', '₹251/-', ''],
    ],
    { name: 'B', village: 'C', amount: 'D', phone: 'E' },
  ],
  [
    [
      ['१', 'मकान १२३', 'रमेश शर्मा', 'मुरैना', '११००', '९८७६५४३२१०'],
      ['२', 'मकान १२४', 'गोपाल', 'ग्वालियर', '५०१', '९८७६५४३२११'],
    ],
    { name: 'C', village: 'D', amount: 'E', phone: 'F' },
  ],
  [
    [
      ['Ramesh Sharma', 'Morena'],
      ['Gopal', ''],
    ],
    { name: 'A', village: 'B' },
  ],
  [
    [
      ['रमेश प्रजापति', 'मुरैना'],
      ['Suresh Gaonkar', 'Panaji'],
    ],
    { name: 'A', village: 'B' },
  ],
  [
    [
      ['S. No.', 'Name of guest', 'S/o', 'Amount'],
      ['1', 'Gopal', 'Mohan', '501'],
    ],
    { name: 'B', relation: 'C', amount: 'D' },
  ],
  [
    [
      ['Amount', ''],
      ['501', 'Gopal'],
    ],
    { amount: 'A', name: 'B' },
  ],
])('%j has %j', (rows, fields) => {
  expect(fieldsOf(rows)).toEqual(fields)
})

test.each([
  ['1,100', '501'],
  ['१,१००', '५०१'],
])('a first row that has a number (%s) is a giver’s, whatever its words', (first, second) => {
  const { givers } = readList([
    ['Ramesh', 'Kota City', first],
    ['Gopal', 'Gwalior', second],
  ])
  expect(givers.map(({ name, amount_paise }) => [name, amount_paise])).toEqual([
    ['Ramesh', 1_100_00],
    ['Gopal', 501_00],
  ])
})

test('a first giver from a city is not taken for headings', () => {
  const givers = [
    ['Ramesh', 'Kota City'],
    ['Gopal', 'Gwalior'],
  ]
  expect(readList(givers).givers.map(({ name, village }) => [name, village])).toEqual(givers)
})

test('a row keeps its name where another cell is wrong, and is left out without one', () => {
  const { givers, leftOut } = readList([
    ['Name', 'Phone', 'Amount', 'Village'],
    ['Ramesh', 'none', 'a saree', 'www.example.com'],
    ['', '9876543210', '501', 'Morena'],
    ['http://example.com', '', '501', ''],
    ['=HYPERLINK(A1)', '+91 98765 43210', 'Rs. 501/-', ' Morena\n'],
    ['a\u202egnol\u202c', '', '0', '<b>Morena</b>'],
    ['x'.repeat(81), '', '', ''],
    ['', '', '', ''],
  ])
  const none = { relation: '', family: '' }
  expect(givers).toEqual([
    { ...none, name: 'Ramesh', phone: '', amount_paise: null, village: '' },
    { ...none, name: '=HYPERLINK(A1)', phone: '9876543210', amount_paise: 501_00, village: 'Morena' },
    { ...none, name: 'agnol', phone: '', amount_paise: null, village: '<b>Morena</b>' },
  ])
  expect(leftOut).toBe(3)
})

test('a village is read from the first of its columns that has something', () => {
  const headings = ['Name', 'Village or city', 'Address']
  const villages = (...cells: string[]) =>
    readList([headings, ['Ramesh', ...cells], ['Gopal', '', '']]).givers.map(({ village }) => village)
  expect(villages('', 'Morena')).toEqual(['Morena', ''])
  expect(villages('Kota', 'Morena')).toEqual(['Kota', ''])
  expect(fieldsOf([headings, ['Ramesh', '', '']])).toEqual({ name: 'A', village: 'B' })
})

test.each([
  [['First name', 'Last name'], ['Ramesh', 'Sharma'], 'Ramesh Sharma'],
  [['Last name', 'First name'], ['Sharma', 'Ramesh'], 'Ramesh Sharma'],
  [['नाम', 'उपनाम'], ['Ramesh', ''], 'Ramesh'],
  [['Surname', 'Village'], ['Sharma', 'Morena'], 'Sharma'],
])('in the columns %j, %j is %s', (headings, cells, name) => {
  const { givers, columns } = readList([headings, cells])
  expect(givers[0]?.name).toBe(name)
  expect(columns[0]?.field).toBe('name')
})

test.each(['98765 43210, 9876543211', '9876543210/9876543211', '98765/43210'])(
  'the first phone of %j is kept',
  (cell) => {
    const rows = [
      ['Name', 'Phone'],
      ['Asha', cell],
    ]
    expect(readList(rows).givers[0]?.phone).toBe('9876543210')
  },
)

test('an empty list has no givers', () => {
  expect(readList([])).toEqual({ columns: [], above: [], givers: [], leftOut: 0, unreadAmounts: [] })
  expect(readList([['Name', 'Village']]).givers).toEqual([])
})

test('columns have letters as in a spreadsheet', () => {
  const { columns } = readList([Array.from({ length: 30 }, () => 'Asha')])
  expect([0, 1, 25, 26, 29].map((at) => columns[at]?.letter)).toEqual(['A', 'B', 'Z', 'AA', 'AD'])
})

test.each([
  ['श्री रमेश शर्मा', 'ramesh sharma'],
  ['Shri. Ramesh  SHARMA', 'ramesh sharma'],
  ['Mrs Sunita D’Souza', 'sunita d souza'],
  ['💐', ''],
  ['ﷺ'.repeat(80), expect.stringMatching(/^.{300}$/)],
])('the key of %j is %j', (name, key) => {
  expect(giverKey(name)).toEqual(key)
})
