// Lays out our books as lines: totals, and what is open.
import type { Totals } from './read-totals.ts'

/** `paise` is undefined where only the count matters; `count` where only the sum does. */
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

/** What is at the provider and at our bank is owed to hosts, ours, or not known whose. */
export const moneySection = (totals: Totals): BooksSection => ({
  title: 'Where the money is',
  rows: [
    {
      label: 'at the provider, in no settlement yet',
      paise: totals.atGateway.paise - totals.onItsWay.paise,
    },
    ...unlessNone({ label: 'on its way to our bank, by the next working day', ...totals.onItsWay }),
    totals.atBank.count > 0
      ? { label: 'at our bank, from settlements less payouts', ...totals.atBank }
      : { label: 'at our bank: nothing is settled yet', paise: totals.atBank.paise },
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
    { label: 'webhooks not yet worked on', count: totals.eventsOpen.count },
    { label: 'flagged for the administrator', count: totals.flagged.count },
  ].filter(({ count }) => count > 0),
})

const unlessZero = (row: BooksRow): BooksRow[] => (row.paise ? [row] : [])
export const unlessNone = (row: BooksRow): BooksRow[] => (row.count ? [row] : [])
