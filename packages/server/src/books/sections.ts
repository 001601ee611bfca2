// Lays out our books as lines: totals, what is open, and what is wrong.
import { formatDay } from '@lifafa/contract/dates'
import { workingDayAfter } from '@lifafa/contract/event-timing'
import { booksLines as lines } from '@lifafa/contract/sentences/admin/books-lines'
import type { Inconsistency } from '../db/self-check/self-check.ts'
import type { Day } from '../db/tables.ts'
import type { OwnBooks } from './read-own-books.ts'
import type { Totals } from './read-totals.ts'

/** `paise` is undefined if only the count matters; `count` if only the sum does. */
export type BooksRow = { label: string; count?: number; paise?: number }
export type BooksSection = { title: string; rows: BooksRow[] }

export const ourSection = (totals: Totals): BooksSection => ({
  title: lines.inOurBooks,
  rows: [
    { label: lines.contributions, ...totals.contributions },
    { label: lines.fees, ...totals.fees },
    { label: lines.secondPayments, ...totals.secondPayments },
    { label: lines.secondPaymentsBack, ...totals.secondPaymentsBack },
    { label: lines.giftsBack, ...totals.contributionsBack },
    ...unlessNone({ label: lines.disputesLost, ...totals.disputesLost }),
    { label: lines.gatewayCharges, ...totals.gatewayCharges },
    { label: lines.paidOut, ...totals.paidOut },
    ...unlessNone({ label: lines.otherMode, ...totals.ofOtherKeys }),
  ],
})

/** `today`: in India. */
export type BankCalendar = { today: Day; holidays: readonly Day[] }

/** The sum of the places is the sum of the rest: money is owed to hosts, ours, GST, or in suspense. */
export const moneySection = (
  { totals, onItsWay }: Pick<OwnBooks, 'totals' | 'onItsWay'>,
  calendar: BankCalendar,
): BooksSection => ({
  title: lines.whereItIs,
  rows: [
    {
      label: lines.atProvider,
      paise: onItsWay.reduce((rest, { paise }) => rest - paise, totals.atGateway.paise),
    },
    ...unlessZero({ label: lines.inDisputes, paise: totals.disputed.paise }),
    ...onItsWayRows(onItsWay, calendar),
    totals.atBank.count > 0
      ? { label: lines.atBank, ...totals.atBank }
      : { label: lines.atBankNothing, paise: totals.atBank.paise },
    ...unlessZero({ label: lines.atPayoutAccount, paise: totals.atPayoutAccount.paise }),
    ...unlessZero({ label: lines.onItsWayToHosts, paise: totals.inTransit.paise }),
    { label: lines.owed, ...totals.owed },
    { label: lines.ours, paise: totals.ours.paise },
    ...unlessZero({ label: lines.gst, paise: totals.gst.paise }),
    ...unlessZero({ label: lines.suspense, paise: totals.suspense.paise }),
  ],
})

export const openSection = (totals: Totals): BooksSection => ({
  title: lines.underWay,
  rows: [
    { label: lines.ordersOpen, ...totals.ordersOpen },
    { label: lines.unplaced, ...totals.unplaced },
    { label: lines.refundsOpen, ...totals.refundsOpen },
    { label: lines.payoutsUnsent, ...totals.payoutsUnsent },
    { label: lines.payoutsSent, ...totals.payoutsSent },
    { label: lines.heldForHosts, ...totals.heldForHosts },
    { label: lines.webhooksOpen, count: totals.eventsOpen.count },
    { label: lines.flagged, count: totals.flagged.count },
  ].filter(({ count }) => count > 0),
})

/** A settlement is at our bank by the next working day. A row for each such day; what should have arrived is one row. */
function onItsWayRows(onItsWay: OwnBooks['onItsWay'], { today, holidays }: BankCalendar): BooksRow[] {
  const rows = new Map<string, { count: number; paise: number }>()
  for (const { madeOn, count, paise } of onItsWay) {
    const day = workingDayAfter(madeOn, 1, holidays)
    const label = lines.onItsWayToBank(day < today ? undefined : formatDay(day))
    const sum = rows.get(label) ?? { count: 0, paise: 0 }
    rows.set(label, { count: sum.count + count, paise: sum.paise + paise })
  }
  return Array.from(rows, ([label, sum]) => ({ label, ...sum }))
}

const unlessZero = (row: BooksRow): BooksRow[] => (row.paise ? [row] : [])
const unlessNone = (row: BooksRow): BooksRow[] => (row.count ? [row] : [])

const ROWS_PER_CHECK = 5

/** A line for each inconsistency of our own books, with the rows that the self-check found. */
export const describeInconsistencies = (found: readonly Inconsistency[]): string[] =>
  found.map(
    ({ check, rows }) =>
      `self-check: ${check}: ${rows.slice(0, ROWS_PER_CHECK).map(namedFields).join('; ')}${more(rows.length, ROWS_PER_CHECK)}`,
  )

/** A row of the self-check begins with the id of what is wrong. */
const namedFields = (row: unknown): string =>
  Object.entries(row as Record<string, unknown>)
    .map(([field, value], index) => (index === 0 ? String(value) : `${field} ${String(value)}`))
    .join(' ')

/** `, and 3 more` where not all are shown. */
const more = (count: number, shown: number): string => (count > shown ? `, and ${count - shown} more` : '')
