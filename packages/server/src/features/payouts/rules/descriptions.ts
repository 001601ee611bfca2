// Writes the sentences about payouts in the host's feed.
import { formatDay } from '@lifafa/contract/dates'
import { formatPaise } from '@lifafa/contract/money'
import type { Day, Paise } from '../../../db/tables.ts'

type Payout = { amount_paise: Paise; upi_id: string | null }

const amountOf = (paise: Paise, box: string): string => `${formatPaise(paise)} of “${box}”`
const to = (upiId: string | null): string => upiId ?? 'your UPI ID'

export const payoutDescriptions = {
  waiting: (paise: Paise, box: string, upiId: string | null): string =>
    `${amountOf(paise, box)} waits for ${upiId === null ? 'your UPI ID' : 'another UPI ID'}`,
  due: (paise: Paise, box: string, day: Day): string =>
    `${amountOf(paise, box)} will reach you by ${formatDay(day)}`,
  submitted: ({ amount_paise, upi_id }: Payout, box: string): string =>
    `${amountOf(amount_paise, box)} is being sent to ${to(upi_id)}`,
  paid: ({ amount_paise, upi_id }: Payout, box: string): string =>
    `${amountOf(amount_paise, box)} was paid to ${upi_id ?? 'you'}`,
  returned: ({ amount_paise, upi_id }: Payout, box: string): string =>
    `${amountOf(amount_paise, box)} came back from ${to(upi_id)}`,
  failed: ({ amount_paise, upi_id }: Payout, box: string): string =>
    `${amountOf(amount_paise, box)} could not be sent to ${to(upi_id)}`,
} as const
