// Decides what a row of the bank's file means for its payout: it can be marked as paid, or why not.
import type { BankResult, BankVerdict } from '@lifafa/contract/endpoints/admin/bank-files'
import { markPaidForm } from '@lifafa/contract/endpoints/admin/payouts'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import type { Row } from '../../../db/tables.ts'
import { canBeMarkedPaid, isAtProvider } from './mark-paid.ts'
import { waitsUntil } from './obstacle.ts'

export type PayoutOfRow = Row<'payouts'> &
  Pick<Row<'hosts'>, 'upi_id_changed_at'> & { hostUpiId: string | null }

/** As banks write it; whatever else stands there does not say that the money has left. */
const PAID = /^(paid|success(ful(ly)?)?|completed?|processed|settled|executed|done)$/i

type Circumstances = {
  /** An earlier row has the same payout. */
  isRepeated: boolean
  isSending: boolean
  now: Date
}

/** A bank's reference as it is stored; undefined where it cannot be one. */
export const tidyReference = (typed: string): string | undefined =>
  markPaidForm.safeParse({ reference: typed }).data?.reference

export function verdictOn(
  row: BankResult,
  payout: PayoutOfRow | undefined,
  { isRepeated, isSending, now }: Circumstances,
): BankVerdict {
  if (!payout) return 'unknown'
  if (isRepeated) return 'twice'
  if (!PAID.test(row.status)) return 'not-paid'
  const reference = tidyReference(row.bank_reference)
  if (isAtProvider(payout)) return 'at-provider'
  if (payout.state === 'processed') return payout.utr === reference ? 'paid' : 'paid-otherwise'
  if (!canBeMarkedPaid(payout, isSending)) return 'not-open'
  if (reference === undefined) return row.bank_reference === '' ? 'no-reference' : 'odd-reference'
  if (row.amount !== null && parsePaise(row.amount) !== payout.amount_paise) return 'other-amount'
  return upiIdVerdict(row, payout, now)
}

/** UPI IDs are the same in capitals. Without the column, the money went to the one that the host had when the payout was made. */
function upiIdVerdict(
  { upi_id }: BankResult,
  { hostUpiId, upi_id_changed_at, created_at }: PayoutOfRow,
  now: Date,
): BankVerdict {
  if (upi_id !== null && upi_id.toLowerCase() !== hostUpiId?.toLowerCase()) return 'other-upi-id'
  if (waitsUntil({ upi_id: hostUpiId, upi_id_changed_at }, now) !== null) return 'held'
  const hasChanged = upi_id_changed_at !== null && upi_id_changed_at > created_at
  return upi_id === null && hasChanged ? 'upi-id-changed' : 'ready'
}
