// Sentences as a table for translators, and back: a row for each, with its place, context, room, and the English beside it.
import Papa from 'papaparse'
import { literalOf, readSentences, type Sentence } from './read-sentences.ts'

/** Its message says what to mend. */
export class Refusal extends Error {}

/** Texts of source files, by their paths from the repository's root. */
export type Sources = Readonly<Record<string, string>>

/** Pages are tried with English that is longer by so much (packages/e2e/checks/room-for-words.ts). */
const ROOM = 1.4
const COLUMNS = ['key', 'place', 'context', 'room']
const ENGLISH = 'en'

/** The language of a file by its name, `pages-hindi.ts`, or by its folder. */
export function languageOf(path: string): string {
  if (/[/-]hindi\.ts$/.test(path)) return 'hi'
  return /\/guest\/([a-z]{2})\/\w+\.ts$/.exec(path)?.[1] ?? ENGLISH
}

/** The page of a language gathers groups that are files of their own in English. */
const englishKey = (key: string): string =>
  key
    .replace(/^(page\.failures|BY_CODE|callFailures)\.(\w+).*/, 'failures.$2.message')
    .replace(/^page\.page\./, 'guestPageSentences.')
    .replace(/^page\.(\w+)\./, '$1Sentences.')
    .replace(/^(receipt|hall)\./, '$1Sentences.')

const functionOf = (key: string): string => key.replace(/#.*/, '')
/** Texts that several groups share have a constant of their own: `steps.1`. */
const tailOf = (key: string): string => /[^.]+(\.\d+)*$/.exec(key)?.[0] ?? key
/** `page.giving.afterRecipient` → `after recipient`. */
const nameInWords = (key: string): string =>
  (
    functionOf(key)
      .match(/[^.]*[a-z][^.]*/gi)
      ?.at(-1) ?? key
  )
    .replace(/([a-z])([A-Z])|[_-]/g, '$1 $2')
    .toLowerCase()
const nameOf = (path: string): string => path.split('/').at(-1) ?? path
const headOf = (source: string): string =>
  /^\/\/ ?(.*(?:\n\/\/ ?.*)*)/.exec(source)?.[1]?.replace(/\n\/\/ ?/g, ' ') ?? ''

/** The table of one language, as CSV; Excel knows UTF-8 by the mark in front. */
export function exportSentences(sources: Sources, language: string): string {
  const read = Object.entries(sources).map(([path, source]) => ({
    path,
    source,
    sentences: readSentences(source),
  }))
  const english = read
    .filter(({ path }) => languageOf(path) === ENGLISH)
    .flatMap(({ path, sentences }) =>
      sentences.map((one) => {
        const key = englishKey(one.key)
        return { ...one, file: nameOf(path), key, name: functionOf(key) }
      }),
    )
  const inEnglish = (path: string, key: string) => {
    const among = (is: (one: (typeof english)[number]) => boolean) => english.filter(is)
    const found = among((one) => one.key === key)
    if (found.length > 0) return found
    const near = among((one) => one.name === functionOf(key))
    if (near.length > 0) return near
    const alike = among((one) => one.file === nameOf(path) && tailOf(one.key) === tailOf(key))
    return alike.length > 0 ? alike : inGroup(functionOf(key))
  }
  /** All that English says in the same place, such as one email: another language divides it into other parts. */
  const inGroup = (group: string): typeof english => {
    if (!group.includes('.')) return []
    const found = english.filter(({ name }) => `${name}.`.startsWith(`${group}.`))
    return found.length > 0 ? found : inGroup(group.replace(/\.[^.]*$/, ''))
  }
  const own = read.filter(({ path }) => languageOf(path) === language)
  if (own.length === 0) throw new Refusal(`There are no sentences in “${language}” yet.`)
  const rows = own.flatMap(({ path, source, sentences }) =>
    sentences.map((sentence) => {
      const originals = language === ENGLISH ? [sentence] : inEnglish(path, englishKey(sentence.key))
      const original =
        originals.map(({ text }) => text).join(' / ') || sentence.comment || nameInWords(sentence.key)
      return {
        key: sentence.key,
        place: path,
        context: [headOf(source), originals[0]?.comment || sentence.comment].filter(Boolean).join(' — '),
        room: String(Math.ceil(original.length * ROOM) || ''),
        [ENGLISH]: original,
        [language]: sentence.text,
      }
    }),
  )
  return `\ufeff${Papa.unparse(rows, { columns: [...new Set([...COLUMNS, ENGLISH, language])], newline: '\n' })}\n`
}

const gapsIn = (text: string): string => [...new Set(text.match(/\{[^{}]+\}/g))].sort().join(' ')

function check({ text }: Sentence, next: string, row: string): void {
  if (!next.trim()) throw new Refusal(`${row}: the sentence is empty.`)
  const [needed, given] = [gapsIn(text), gapsIn(next)]
  if (needed !== given)
    throw new Refusal(
      `${row}: the sentence needs ${needed || 'no gap'}, and the table has ${given || 'none'}.`,
    )
}

/**
 * The sources that a table changes, by their paths.
 * @throws a Refusal that says which row to mend: nothing is changed then
 */
export function importSentences(sources: Sources, table: string): Record<string, string> {
  const { data, meta } = Papa.parse<Record<string, string>>(table, { header: true, skipEmptyLines: true })
  const language = meta.fields?.at(-1)
  if (!language || !COLUMNS.every((name) => meta.fields?.includes(name)))
    throw new Refusal(
      `The table needs the columns ${COLUMNS.join(', ')}, and one for the language, which is the last.`,
    )
  const texts = new Map<string, Map<string, string>>()
  for (const { place = '', key = '', [language]: text = '' } of data)
    texts.set(place, (texts.get(place) ?? new Map()).set(key, text.replace(/\r\n?/g, '\n')))
  const changed: Record<string, string> = {}
  for (const [place, wanted] of texts) {
    const source = sources[place]
    if (source === undefined || languageOf(place) !== language)
      throw new Refusal(`${place}: no file of that name has sentences in “${language}”.`)
    const sentences = readSentences(source)
    for (const key of wanted.keys())
      if (!sentences.some((one) => one.key === key))
        throw new Refusal(`${place}: there is no sentence ${key}.`)
    let text = source
    // The last first: a text within a gap is then part of the code of that gap.
    for (const { key, text: before } of sentences.reverse()) {
      const next = wanted.get(key)
      if (next === undefined || next === before) continue
      const sentence = readSentences(text).find((one) => one.key === key)
      if (sentence === undefined) continue
      check(sentence, next, `${place}, ${key}`)
      text = text.slice(0, sentence.start) + literalOf(sentence, next) + text.slice(sentence.end)
    }
    if (text !== source) changed[place] = text
  }
  return changed
}
