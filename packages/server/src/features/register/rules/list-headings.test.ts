// Lists with titles above their headings, parts, pages and totals: what is no guest is imported as none, and no amount is lost unsaid.
import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

const giversOf = (rows: string[][]) =>
  readList(rows).givers.map(({ name, village, amount_paise }) => [
    ...[name, village, amount_paise === null ? null : amount_paise / 100],
  ])

const GUESTS = [
  ['1', 'Ramesh Sharma', 'Morena', '1,100'],
  ['2', 'Gopal', 'Gwalior', '501'],
  ['3', 'Shagun Verma', 'Gaon Khera', '२५१'],
]
const IMPORTED = [
  ['Ramesh Sharma', 'Morena', 1_100],
  ['Gopal', 'Gwalior', 501],
  ['Shagun Verma', 'Gaon Khera', 251],
]

test.each<[string[][], string[]]>([
  [
    [
      ['Guest list – Rekha weds Amit', '', '', ''],
      ['S.No.', 'Name', 'Village', 'Amount'],
    ],
    ['Guest list – Rekha weds Amit'],
  ],
  [[['शगुन सूची'], ['क्र.', 'नाम', 'गाँव', 'रक़म']], ['शगुन सूची']],
  [
    [['Rekha & Amit'], ['12 Feb 2019'], ['Sr.', 'Guest Name', 'City', 'Rs.']],
    ['Rekha & Amit', '12 Feb 2019'],
  ],
  [
    [
      ['Rekha', '', 'Date: 12/2/2019', ''],
      ['No.', 'Name', 'Place', 'Cash'],
    ],
    ['Rekha Date: 12/2/2019'],
  ],
  [
    [
      ['', 'Guest', '', 'Gift'],
      ['S.No.', 'Name', 'Village', 'Cash'],
    ],
    ['Guest Gift'],
  ],
  [[['Rekha & Amit']], ['Rekha & Amit']],
  [[['शगुन']], ['शगुन']],
  [[['मेहमान']], []],
  [[['S.No.', 'Our dear guests', 'Village', 'Gift']], []],
  [[['S.No.', 'Guest\nName', 'Village', 'Gift']], []],
  [[['Guest No.', 'Guest Name', 'Village', 'Gift']], []],
  [[['क्र.', 'व्यक्ति', 'गाँव का नाम', 'रु.']], []],
  [[['क्र.', 'विवरण', 'गाँव', 'भेंट']], []],
  [[['क्र.', 'नाव', 'गाव', 'रक्कम']], []],
  [[['ક્રમ', 'નામ', 'ગામ', 'ચાંદલો']], []],
  [[], []],
])('below %j are the guests; the title is told', (first, above) => {
  const rows = [...first, ...GUESTS]
  expect(giversOf(rows)).toEqual(IMPORTED)
  expect(readList(rows)).toMatchObject({ above, leftOut: 0, unreadAmounts: [] })
})

test.each([
  [[['Guest list – Rekha weds Amit']], []],
  [[['मेहमानों की सूची']], []],
  [[['Rekha & Amit'], ['नाम']], []],
  [[['Name']], []],
])('a list of names alone has %j above', (first) => {
  expect(giversOf([...first, ['Ramesh'], ['शादी लाल'], ['Gopal']]).map(([name]) => name)).toEqual([
    ...['Ramesh', 'शादी लाल', 'Gopal'],
  ])
})

test.each([
  [['क्र.', 'नाम व पता', 'रकम'], 'Ramesh Sharma, Ward 3, Morena', 'Ward 3, Morena'],
  [['S.No.', 'Name & Address', 'Amount'], 'Ramesh Sharma\nMorena', 'Morena'],
  [['S.No.', 'Full name / address', 'Amount'], 'Ramesh Sharma - Morena', 'Morena'],
  [['S.No.', 'Name of guest, village', 'Amount'], 'Ramesh Sharma', ''],
])('a column of %j has names with addresses', (headings, cell, village) => {
  const rows = [headings, ['1', cell, '1100'], ['2', 'Gopal', '501']]
  expect(giversOf(rows)).toEqual([
    ['Ramesh Sharma', village, 1_100],
    ['Gopal', '', 501],
  ])
})

test('a village beside a name with its address stays what it is', () => {
  const rows = [
    ['नाम व पता', 'गाँव'],
    ['रमेश शर्मा, वार्ड 3', 'मुरैना'],
  ]
  expect(giversOf(rows)).toEqual([['रमेश शर्मा', 'मुरैना', null]])
})

test('titles of parts, headings of the next page and totals are no guests', () => {
  const headings = ['Name', 'Village', 'Amount']
  const rows = [
    ['Bride’s side'],
    headings,
    ['Ramesh', 'Morena', '1100'],
    headings,
    ['NAME', 'Village', 'Amount (Rs.)'],
    ['वर पक्ष', '', ''],
    ['Nani', '', ''],
    ['Grand Total', '', '1,100'],
    ['Page total (Rs.):', '', '1,100'],
    ['कुल योग', '', '१,१००'],
    ['Total Rs. 1,100/- only', '', '1,100'],
    ['योग = १,१००', '', ''],
    ['Carried forward', '', '1,100'],
    ['पिछले पेज का जोड़', '', '1,100'],
    ['कुल भूषण', '', '५०१'],
  ]
  expect(giversOf(rows)).toEqual([
    ['Ramesh', 'Morena', 1_100],
    ['Nani', '', null],
    ['कुल भूषण', '', 501],
  ])
  expect(readList(rows)).toMatchObject({ above: ['Bride’s side'], leftOut: 10 })
})

test('our own file of guests has no guest “Unknown”, and no village “Not provided”', () => {
  const rows = [
    ['नाम', 'पता', 'रक़म (₹)'],
    ['Ramesh', 'Not provided', '1100'],
    ['सुनीता', 'मिटाया गया', '501'],
    ['Unknown', 'Morena', '251'],
    ['नाम नहीं लिखा', 'Morena', '251'],
  ]
  expect(giversOf(rows)).toEqual([
    ['Ramesh', '', 1_100],
    ['सुनीता', '', 501],
  ])
})

test('beside what was given away, the column of amounts is what was received', () => {
  const rows = [
    ['नाम', 'गाँव', 'दिया', 'लिया'],
    ['Ramesh', 'Morena', '501', '1100'],
  ]
  expect(giversOf(rows)).toEqual([['Ramesh', 'Morena', 1_100]])
})

test.each<[string[], string[], string | undefined]>([
  [['Name', 'Village', 'Gift'], ['1100', '501', '251'], 'C'],
  [['Name', 'Village', ''], ['1100', '501', '251'], 'C'],
  [['Name', 'Village', 'Gift'], ['Saree', '501', 'Lamp'], undefined],
  [['Name', 'Village', 'Persons'], ['20', '41', '12'], undefined],
  [['Name', 'Village', 'Sweets'], ['2', '4', '1'], undefined],
  [['Name', 'Village', 'S.No.'], ['101', '102', '103'], undefined],
  [['Name', 'Village', 'Page'], ['101', '102', '103'], undefined],
])('%j with %j: the column of amounts is %s', (headings, cells, letter) => {
  const rows = cells.map((cell, at) => [...['Ramesh', 'Gopal', 'Nani'].slice(at, at + 1), 'Morena', cell])
  const { columns } = readList([headings, ...rows])
  expect(columns.find(({ field }) => field === 'amount')?.letter).toBe(letter)
})

test('columns of amounts and phones are those that have some; the others are told as left out', () => {
  const { columns, givers } = readList([
    ['Name', 'शगुन का प्रकार', 'रकम', 'Contact person', 'Number', 'Note', '', 'Cheque'],
    ['Ramesh', 'साड़ी', '1100', 'Mohan', '98765 43210', '', '', '501'],
    ['Gopal', 'लिफ़ाफ़ा', '501', 'Sohan', '9876543211', '', '', ''],
  ])
  expect(columns.map(({ letter, field }) => [letter, field])).toEqual([
    ...[
      ['A', 'name'],
      ['B', null],
      ['C', 'amount'],
      ['D', null],
      ['E', 'phone'],
    ],
    ...[
      ['F', null],
      ['H', null],
    ],
  ])
  expect(givers[0]).toMatchObject({ phone: '9876543210', amount_paise: 1_100_00 })
})

test('an amount that cannot be read is told with its row', () => {
  const rows = ['1100', '1100 + साड़ी', 'abc', '५०१+१', '0', '-', '', '? 1,100.00'].map((cell) => [
    'Ramesh',
    cell,
  ])
  expect(readList([['Name', 'Amount'], ['', ' '], ...rows])).toMatchObject({
    leftOut: 0,
    unreadAmounts: [
      { row: 4, text: '1100 + साड़ी' },
      { row: 5, text: 'abc' },
      { row: 6, text: '५०१+१' },
    ],
  })
})
