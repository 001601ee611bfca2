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
    { label: 'refunds: second payments given back', ...totals.secondPaymentsBack },
    { label: 'refunds: gifts given back', ...totals.contributionsBack },
    ...unlessNone({ label: 'taken back by guests’ banks', ...totals.disputesLost }),
    { label: 'kept by the gateway, GST included', ...totals.gatewayCharges },
    { label: 'paid out to hosts', ...totals.paidOut },
    ...unlessNone({ label: 'with keys of the other kind, not compared', ...totals.ofOtherKeys }),
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
      label: 'at the provider, in no settlement yet',
      paise: onItsWay.reduce((rest, { paise }) => rest - paise, totals.atGateway.paise),
    },
    ...unlessZero({ label: 'in disputes, at the provider', paise: totals.disputed.paise }),
    ...onItsWayRows(onItsWay, calendar),
    totals.atBank.count > 0
      ? { label: 'at our bank, from settlements less payouts by hand', ...totals.atBank }
      : { label: 'at our bank: nothing is settled yet', paise: totals.atBank.paise },
    ...unlessZero({ label: 'in our payout account, to pay hosts from', paise: totals.atPayoutAccount.paise }),
    ...unlessZero({ label: 'on its way to hosts', paise: totals.inTransit.paise }),
    { label: 'owed to hosts, in boxes', ...totals.owed },
    { label: 'ours: fees less what the gateway charges', paise: totals.ours.paise },
    ...unlessZero({ label: 'in suspense: it is not known whose it is', paise: totals.suspense.paise }),
  ],
})

export const openSection = (totals: Totals): BooksSection => ({
  title: 'Under way',
  rows: [
    { label: 'orders not yet settled', ...totals.ordersOpen },
    { label: 'captured, and waiting for a box or an administrator', ...totals.unplaced },
    { label: 'refunds not ended', ...totals.refundsOpen },
    { label: 'payouts not yet sent', ...totals.payoutsUnsent },
    { label: 'payouts sent, not ended', ...totals.payoutsSent },
    { label: 'held for hosts at the provider, and never ours', ...totals.heldForHosts },
    { label: 'webhooks not yet worked on', count: totals.eventsOpen.count },
    { label: 'flagged for the administrator', count: totals.flagged.count },
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
