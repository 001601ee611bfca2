// Words of the statement of an event box, in English; statement-hindi.ts has them in Hindi.
import { PRODUCT_NAME } from '../../brand.ts'
import { formatCount } from '../../money.ts'

export const statementSentences = {
  title: (box: string) => `Statement of “${box}”`,
  event: (host: string, day: string) => `${host}, event of ${day}`,
  asOf: (moment: string) => `As of ${moment} in India. Amounts in rupees.`,
  foot: (moment: string, page: number, pages: number) =>
    `${PRODUCT_NAME}, statement of ${moment}, page ${page} of ${pages}`,
  columns: {
    at: 'Date and time (India)',
    bankReference: 'UTR',
    reference: 'Lifafa reference',
    guest: 'Guest',
    status: 'Status',
    details: 'Details',
    reason: 'Reason',
    destination: 'Paid to',
    gift: 'Gift',
    fee: 'Fee',
    refunded: 'Refunded',
    amount: 'Amount',
  },
  total: 'Total',
  gifts: (count: number) => `Gifts from guests (${formatCount(count)})`,
  refunds: 'Refunds to guests',
  fee: 'Platform fee, paid by guests on top of their gifts',
  corrections: 'Corrections',
  whereItIs: 'Where Your Money Is',
  listedBelow: 'Listed below.',
  contributions: 'Contributions',
  refundsTable: 'Refunds to Guests',
  refunded: 'Refunded',
  disputed: 'Returned after a dispute',
  payouts: 'Payouts to You',
  /** In the column “Paid to”; `digits`: the last four. */
  bankAccount: (digits: string) => `Bank account ending in ${digits}`,
}

export type StatementSentences = typeof statementSentences
