// Lays out our books as lines: totals, and what is open.
import { formatDay } from '@lifafa/contract/dates'
import { workingDayAfter } from '@lifafa/contract/event-timing'
import type { Day } from '../db/tables.ts'
import type { OwnBooks } from './read-own-books.ts'
import type { Totals } from './read-totals.ts'

/** `paise` is undefined if only the count matters; `count` if only the sum does. */
export type BooksRow = { label: string; count?: number; paise?: number }
export type BooksSection = { title: string; rows: BooksRow[] }

export const ourSection = (totals: Totals): BooksSection => ({
  title: 'In our books',
  rows: [
    { label: 'contributions', ...totals.contributions },
    { label: 'fees', ...totals.fees },
    { label: 'second payments of one order', ...totals.secondPayments },
    { label: 'refunds of second payments', ...totals.secondPaymentsBack },
    { label: 'refunds of gifts', ...totals.contributionsBack },
    ...unlessNone({ label: 'disputes lost', ...totals.disputesLost }),
    { label: 'Razorpay’s fees, with GST', ...totals.gatewayCharges },
    { label: 'paid out to hosts', ...totals.paidOut },
    ...unlessNone({ label: 'in the other mode (test or live), not compared', ...totals.ofOtherKeys }),
  ],
})

/** `today`: in India. */
export type BankCalendar = { today: Day; holidays: readonly Day[] }

/** Money at the provider and at our bank is owed to hosts, ours, or in suspense. */
export const moneySection = (
  { totals, onItsWay }: Pick<OwnBooks, 'totals' | 'onItsWay'>,
  calendar: BankCalendar,
): BooksSection => ({
  title: 'Where the money is',
  rows: [
    {
      label: 'at Razorpay, not settled yet',
      paise: onItsWay.reduce((rest, { paise }) => rest - paise, totals.atGateway.paise),
    },
    ...unlessZero({ label: 'in disputes, at Razorpay', paise: totals.disputed.paise }),
    ...onItsWayRows(onItsWay, calendar),
    totals.atBank.count > 0
      ? { label: 'at our bank: settlements minus payouts by hand', ...totals.atBank }
      : { label: 'at our bank: nothing settled yet', paise: totals.atBank.paise },
    ...unlessZero({ label: 'in our payout account', paise: totals.atPayoutAccount.paise }),
    ...unlessZero({ label: 'on its way to hosts', paise: totals.inTransit.paise }),
    { label: 'owed to hosts, by event box', ...totals.owed },
    { label: 'ours: our fees minus Razorpay’s', paise: totals.ours.paise },
    ...unlessZero({ label: 'in suspense: owner not known', paise: totals.suspense.paise }),
  ],
})

export const openSection = (totals: Totals): BooksSection => ({
  title: 'Under way',
  rows: [
    { label: 'orders still open', ...totals.ordersOpen },
    { label: 'paid, and in no gift yet', ...totals.unplaced },
    { label: 'refunds in progress', ...totals.refundsOpen },
    { label: 'payouts not yet sent', ...totals.payoutsUnsent },
    { label: 'payouts in progress', ...totals.payoutsSent },
    { label: 'held for hosts at Razorpay, and never ours', ...totals.heldForHosts },
    { label: 'webhooks not processed yet', count: totals.eventsOpen.count },
    { label: 'flagged for review', count: totals.flagged.count },
  ].filter(({ count }) => count > 0),
})

/** A settlement is at our bank by the next working day. A row for each such day; what should have arrived is one row. */
function onItsWayRows(onItsWay: OwnBooks['onItsWay'], { today, holidays }: BankCalendar): BooksRow[] {
  const rows = new Map<string, { count: number; paise: number }>()
  for (const { madeOn, count, paise } of onItsWay) {
    const day = workingDayAfter(madeOn, 1, holidays)
    const label = `on its way to our bank, expected ${day < today ? 'before today' : `by ${formatDay(day)}`}`
    const sum = rows.get(label) ?? { count: 0, paise: 0 }
    rows.set(label, { count: sum.count + count, paise: sum.paise + paise })
  }
  return Array.from(rows, ([label, sum]) => ({ label, ...sum }))
}

const unlessZero = (row: BooksRow): BooksRow[] => (row.paise ? [row] : [])
const unlessNone = (row: BooksRow): BooksRow[] => (row.count ? [row] : [])
