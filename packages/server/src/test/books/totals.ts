// Totals of the books for tests: distinct ones, and none.
import type { Totals } from '../../books/read-totals.ts'
import type { BooksSection } from '../../books/sections.ts'

const NAMES = [
  'contributions',
  'fees',
  'secondPayments',
  'unplaced',
  'ofOtherKeys',
  'secondPaymentsBack',
  'contributionsBack',
  'disputesLost',
  'gatewayCharges',
  'atGateway',
  'atBank',
  'atPayoutAccount',
  'inTransit',
  'ours',
  'gst',
  'disputed',
  'suspense',
  'owed',
  'paidOut',
  'ordersOpen',
  'refundsOpen',
  'payoutsUnsent',
  'payoutsSent',
  'eventsOpen',
  'flagged',
  'heldForHosts',
] satisfies (keyof Totals)[]

/** Distinct totals: 1 of ₹0.01, 2 of ₹0.02 and so on, in the order of NAMES. */
export const each = Object.fromEntries(
  NAMES.map((name, index) => [name, { count: index + 1, paise: index + 1 }]),
) as Totals
export const none = Object.fromEntries(NAMES.map((name) => [name, { count: 0, paise: 0 }])) as Totals

/** The lines of a section of the books: label, count, amount. */
export const lines = ({ rows }: BooksSection) => rows.map(({ label, count, paise }) => [label, count, paise])
export const of = (name: keyof Totals) => [each[name].count, each[name].paise]
