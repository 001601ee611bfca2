// Prints the books for an operator: both sides, what is open, what differs, and one sentence at the end.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatStamp } from '@lifafa/contract/dates'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { describeInconsistencies, more, type Wrong } from '../../../books/describe-inconsistencies.ts'
import {
  type BooksSection,
  moneySection,
  openSection,
  ourSection,
  unlessNone,
} from '../../../books/sections.ts'
import { ProviderError } from '../../../provider/provider.ts'
import { tableLines } from '../columns.ts'
import type { Sources } from '../sources.ts'
import type { Difference } from './difference.ts'
import type { Books } from './read-books.ts'
import { type Theirs, wasCaptured } from './read-theirs.ts'

/** More lines would not fit the screen; the rest is a number. */
const MOST_LINES = 50
const MOST_NAMES = 10

/** False where our books are inconsistent, or differ from the provider's. */
export const isSound = (books: Books): boolean => wrongIn(books).length === 0

export function presentBooks(books: Books, { now, isSandbox, holidays }: Sources): string {
  const sections = [
    theirSection(books.theirs),
    ourSection(books.ours.totals),
    moneySection(books.ours, { today: todayInIndia(now), holidays }),
    openSection(books.ours.totals),
  ].filter(({ rows }) => rows.length > 0)
  const all = sections.flatMap(({ rows }) => rows)
  const wrong = wrongIn(books)
  const pending = books.differences.filter(({ isUnderWay }) => isUnderWay).map(lineOf)
  return [
    `The books of ${PRODUCT_NAME}, ${formatStamp(now.toISOString())} in India (UTC+05:30)`,
    ...sections.flatMap(({ title, rows }) => ['', title, ...tableLines(rows, all)]),
    ...listed('Not heard of yet; we shall ask', pending),
    ...listed(
      'What differs',
      wrong.map(({ line }) => line),
    ),
    '',
    conclusion(books, wrong, isSandbox),
    '',
  ].join('\n')
}

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0)

function theirSection(theirs: Theirs | ProviderError): BooksSection {
  const title = 'At the provider'
  if (theirs instanceof ProviderError) return { title, rows: [{ label: 'it could not be asked' }] }
  const taken = [...theirs.payments.values()].filter(wasCaptured)
  const back = taken.filter(({ amount_refunded }) => amount_refunded)
  const paid = [...(theirs.payouts?.values() ?? [])].filter(({ status }) => status === 'processed')
  return {
    title,
    rows: [
      { label: 'captured', count: taken.length, paise: sum(taken.map(({ amount }) => amount)) },
      {
        label: 'given back to guests',
        count: back.length,
        paise: sum(back.map(({ amount_refunded }) => amount_refunded ?? 0)),
      },
      ...(theirs.payouts
        ? [{ label: 'paid out to hosts', count: paid.length, paise: sum(paid.map(({ amount }) => amount)) }]
        : []),
      ...unlessNone({ label: 'captured for others on this account, not compared', count: theirs.ofOthers }),
      ...unlessNone({ label: 'rows of its lists that could not be read', count: theirs.unread }),
    ],
  }
}

const lineOf = ({ id, text }: Difference): string => `${id}: ${text}`

function wrongIn({ ours, differences }: Books): Wrong[] {
  return [
    ...differences
      .filter(({ isUnderWay }) => !isUnderWay)
      .map((difference) => ({ line: lineOf(difference), name: difference.id })),
    ...describeInconsistencies(ours),
  ]
}

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [
        '',
        title,
        ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
        ...(lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more`] : []),
      ]

function conclusion({ theirs }: Books, wrong: readonly Wrong[], isSandbox: boolean): string {
  const names = wrong.slice(0, MOST_NAMES).map(({ name }) => name)
  const silent = theirs instanceof ProviderError
  const why = silent
    ? ` The provider could not be asked (${theirs.message.trim()})${isSandbox ? '; in the sandbox it lives in the server: npm start' : ''}.`
    : ''
  if (wrong.length > 0) return `They differ: ${names.join('; ')}${more(wrong.length, MOST_NAMES)}.${why}`
  return silent
    ? `Our own books are sound; nobody can tell whether the provider’s agree.${why}`
    : 'They agree.'
}
