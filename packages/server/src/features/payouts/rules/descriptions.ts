// Writes the sentences about payouts in the host's feed.
import { formatDay } from '@lifafa/contract/dates'
import { formatPaise } from '@lifafa/contract/money'
import type { Day, Paise } from '../../../db/tables.ts'
import { type DestinationColumns, destinationOf, destinationText } from './destination.ts'

type Payout = DestinationColumns & { amount_paise: Paise }

const WAITED_FOR = {
  none: 'your UPI ID',
  'upi-id': 'another UPI ID',
  'bank-account': 'another bank account',
} as const

const amountOf = (paise: Paise, box: string): string => `${formatPaise(paise)} of “${box}”`
const to = (payout: Payout): string => destinationText(payout) ?? 'your UPI ID'

export const payoutDescriptions = {
  waiting: (paise: Paise, box: string, host: DestinationColumns): string =>
    `${amountOf(paise, box)} waits for ${WAITED_FOR[destinationOf(host)?.kind ?? 'none']}`,
  due: (paise: Paise, box: string, day: Day): string =>
    `${amountOf(paise, box)} will reach you by ${formatDay(day)}`,
  submitted: (payout: Payout, box: string): string =>
    `${amountOf(payout.amount_paise, box)} is being sent to ${to(payout)}`,
  paid: (payout: Payout, box: string): string =>
    `${amountOf(payout.amount_paise, box)} was paid to ${destinationText(payout) ?? 'you'}`,
  returned: (payout: Payout, box: string): string =>
    `${amountOf(payout.amount_paise, box)} came back from ${to(payout)}`,
  failed: (payout: Payout, box: string): string =>
    `${amountOf(payout.amount_paise, box)} could not be sent to ${to(payout)}`,
} as const
