// Tests that a translator's table and our files hold the same sentences, and that a careless table changes nothing.
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { readSources } from './main.ts'
import { exportSentences, importSentences, languageOf, type Sources } from './table.ts'

const sources = readSources()
const languages = [...new Set(Object.keys(sources).map(languageOf))]

type Row = Record<string, string>
const rowsOf = (table: string) => Papa.parse<Row>(table, { header: true, skipEmptyLines: true }).data
/** The table as a translator sends it back. */
const corrected = (of: Sources, language: string, correct: (row: Row) => Row) =>
  Papa.unparse(rowsOf(exportSentences(of, language)).map(correct), { newline: '\r\n' })

describe.each(languages)('%s', (language) => {
  test('a table that comes back as it went changes nothing', () => {
    expect(importSentences(sources, exportSentences(sources, language))).toEqual({})
  })

  test('each sentence can be changed, and is then read as it was written', () => {
    const longer = (row: Row) => ({ ...row, [language]: `${row[language]} "?` })
    const changed = { ...sources, ...importSentences(sources, corrected(sources, language, longer)) }
    const texts = (of: Sources) => rowsOf(exportSentences(of, language)).map((row) => row[language])
    expect(texts(changed)).toEqual(texts(sources).map((text) => `${text} "?`))
  })

  test('a row has a place, a context, its English and its room, and no two have the same key', () => {
    const rows = rowsOf(exportSentences(sources, language))
    expect(rows.filter(({ context, room, en }) => !(context && room && en))).toEqual([])
    expect(new Set(rows.map(({ key, place }) => `${place} ${key}`)).size).toBe(rows.length)
  })
})

const PLACE = 'packages/contract/src/sentences/pages-hindi.ts'
const small: Sources = {
  'packages/contract/src/sentences/pages.ts': `// The pages.
    export const pageSentences = {
      /** Above a gift. */
      gave: (name: string, amount: number) => \`\${name} gave \${formatPaise(amount)}\`,
      empty: 'Nothing here yet',
    } as const`,
  [PLACE]: `// In Hindi.
    export const pageSentencesInHindi = {
      gave: (name, amount) => \`\${name} ने \${formatPaise(amount)} दिए\`,
      empty: 'अभी कुछ नहीं',
    }`,
}
test('an email’s row shows that email in English, however its texts are divided', () => {
  const emails: Sources = {
    'packages/web/emails/english.ts': `// Emails.
      const LETTERS = {
        paid: ({ to }) => ({ subject: 'It was paid', blocks: [\`Paid to \${to ?? 'you'}.\`, 'With blessings'] }),
        late: () => ({ subject: 'It is late' }),
      }`,
    'packages/web/emails/hindi.ts': `// Emails in Hindi.
      const WORDS = { wasPaid: 'दिया गया' }
      const LETTERS = { paid: ({ to }) => { const rest = 'आशीर्वाद के साथ'; return { subject: 'भेज दिया' } } }`,
  }
  expect(rowsOf(exportSentences(emails, 'hi')).map(({ key, en }) => [key, en])).toEqual([
    ['WORDS.wasPaid', 'was paid'],
    ['LETTERS.paid', 'It was paid / Paid to {to}. / you / With blessings'],
    ['LETTERS.paid.subject', 'It was paid'],
  ])
})

const setTo = (key: string, text: string) => (row: Row) => (row.key === key ? { ...row, hi: text } : row)
const changedTo = (key: string, text: string) =>
  importSentences(small, corrected(small, 'hi', setTo(key, text)))[PLACE]

test('a row shows the English, its context, its gaps, and room for 40 % more', () => {
  expect(rowsOf(exportSentences(small, 'hi'))[0]).toEqual({
    ...{ key: 'pageSentences.gave', place: PLACE, context: 'In Hindi. — Above a gift.' },
    ...{ room: '28', en: '{name} gave {amount}', hi: '{name} ने {amount} दिए' },
  })
})

test('one sentence that is changed changes that one, with its gaps wherever they stand now', () => {
  const before = `\`\${name} ने \${formatPaise(amount)} दिए\``
  const after = `\`\${formatPaise(amount)}: \${name} का शगुन\``
  expect(changedTo('pageSentences.gave', '{amount}: {name} का शगुन')).toBe(
    small[PLACE]?.replace(before, after),
  )
})

test.each([
  ['a gap is lost', 'pageSentences.gave', '{name} ने दिए', /pageSentences\.gave.* needs \{amount\} \{name\}/],
  ['a gap is new', 'pageSentences.empty', '{name}, अभी कुछ नहीं', /needs no gap/],
  ['a sentence is empty', 'pageSentences.empty', ' ', /is empty/],
])('refuses a table in which %s, and says which row', (_, key, text, sentence) => {
  expect(() => changedTo(key, text)).toThrow(sentence)
})

test.each([
  ['a key', { key: 'pageSentences.full' }, /no sentence pageSentences\.full/],
  ['a place', { place: 'packages/contract/src/sentences/pages.ts' }, /no file of that name/],
  ['a place outside', { place: '../../etc/hosts' }, /no file of that name/],
])('refuses a table with %s that is not ours', (_, wrong, sentence) => {
  expect(() =>
    importSentences(
      small,
      corrected(small, 'hi', (row) => ({ ...row, ...wrong })),
    ),
  ).toThrow(sentence)
})

test('refuses a file that is no such table', () => {
  expect(() => importSentences(small, 'a,b\n1,2\n')).toThrow(/needs the columns key, place, context, room/)
})
