// The books as an operator reads them: both sides, what is under way, what differs, and one sentence at the end.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatStamp } from '@lifafa/contract/dates'
import { ProviderError } from '../../payments/provider.ts'
import { signedAmount, type TableRow, tableLines } from '../columns.ts'
import type { Sources } from '../sources.ts'
import type { Difference } from './compare.ts'
import type { Books } from './read-books.ts'
import type { Ours } from './read-ours.ts'
import { type Theirs, wasCaptured } from './read-theirs.ts'

type Section = { title: string; rows: TableRow[] }
/** Something that is wrong: in a line, and by name. */
type Wrong = { line: string; name: string }

/** More would run off the screen; the rest is told as a number. */
const MOST_LINES = 50
const MOST_NAMES = 10
const ROWS_PER_CHECK = 5

/** False where our books are wrong in themselves, or the provider's say otherwise. */
export const isSound = (books: Books): boolean => wrongIn(books).length === 0

export function presentBooks(books: Books, { now, isSandbox }: Sources): string {
  const sections = [theirSection(books.theirs), ourSection(books.ours), openSection(books)].filter(
    ({ rows }) => rows.length > 0,
  )
  const all = sections.flatMap(({ rows }) => rows)
  const wrong = wrongIn(books)
  const told = books.differences.filter(({ isUnderWay }) => isUnderWay).map(lineOf)
  return [
    `The books of ${PRODUCT_NAME}, ${formatStamp(now.toISOString())} in India (UTC+05:30)`,
    ...sections.flatMap(({ title, rows }) => ['', title, ...tableLines(rows, all)]),
    ...listed('Not heard of yet; we shall ask', told),
    ...listed(
      'What differs',
      wrong.map(({ line }) => line),
    ),
    '',
    verdict(books, wrong, isSandbox),
    '',
  ].join('\n')
}

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0)

function theirSection(theirs: Theirs | ProviderError): Section {
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
    ],
  }
}

const ourSection = ({ totals }: Ours): Section => ({
  title: 'In our books',
  rows: [
    { label: 'contributions', ...totals.contributions },
    { label: 'fees', ...totals.fees },
    { label: 'second payments of one order', ...totals.secondPayments },
    { label: 'refunds: second payments given back', ...totals.secondPaymentsBack },
    { label: 'refunds: gifts given back', ...totals.giftsBack },
    ...unlessNone({ label: 'taken back by guests’ banks', ...totals.disputesLost }),
    { label: 'owed to hosts, in boxes', ...totals.owed },
    { label: 'paid out to hosts', ...totals.paidOut },
    ...unlessNone({ label: 'with keys of the other kind, not compared', ...totals.ofOtherKeys }),
  ],
})

const openSection = ({ ours: { totals } }: Books): Section => ({
  title: 'Under way',
  rows: [
    { label: 'orders not yet settled', ...totals.ordersOpen },
    { label: 'captured, and waiting for a box or an administrator', ...totals.unplaced },
    { label: 'refunds not ended', ...totals.refundsOpen },
    { label: 'payouts not yet sent', ...totals.payoutsUnsent },
    { label: 'payouts sent, not ended', ...totals.payoutsSent },
    { label: 'webhooks not yet worked on', count: totals.eventsOpen.count },
    { label: 'flagged for the administrator', count: totals.flagged.count },
  ].filter(({ count }) => count > 0),
})

const unlessNone = (row: TableRow): TableRow[] => (row.count ? [row] : [])

const lineOf = ({ id, told }: Difference): string => `${id}: ${told}`

function wrongIn({ ours, differences }: Books): Wrong[] {
  return [
    ...differences
      .filter(({ isUnderWay }) => !isUnderWay)
      .map((difference) => ({ line: lineOf(difference), name: difference.id })),
    ...ours.boxesOff.map(({ id, name, owedPaise, leftPaise }) => ({
      line: `box ${id} (“${name}”): the journal owes ${signedAmount(owedPaise)}, contributions less payouts are ${signedAmount(leftPaise)}`,
      name: `box ${id}`,
    })),
    ...ours.inconsistencies.map(({ check, rows }) => ({
      line: `self-check: ${check}: ${rows.slice(0, ROWS_PER_CHECK).map(namedFields).join('; ')}${more(rows.length, ROWS_PER_CHECK)}`,
      name: check,
    })),
  ]
}

/** A row of the self-check begins with the id of what is wrong. */
const namedFields = (row: unknown): string =>
  Object.entries(row as Record<string, unknown>)
    .map(([field, value], index) => (index === 0 ? String(value) : `${field} ${String(value)}`))
    .join(' ')

const more = (count: number, shown: number): string => (count > shown ? `, and ${count - shown} more` : '')

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [
        '',
        title,
        ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
        ...(lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more`] : []),
      ]

function verdict({ theirs }: Books, wrong: readonly Wrong[], isSandbox: boolean): string {
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
