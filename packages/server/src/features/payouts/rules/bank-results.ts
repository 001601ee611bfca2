// Decides what a row of the bank's file means for its payout: it can be marked as paid, or why not.
import type { BankResult, BankVerdict } from '@lifafa/contract/endpoints/admin/bank-files'
import { markPaidForm } from '@lifafa/contract/endpoints/admin/payouts'
import { isUpiIdForProfile } from '@lifafa/contract/fields/account'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import type { Row } from '../../../db/tables.ts'
import { canBeMarkedPaid, hasUpiIdChanged, isAtProvider, isWithdrawn } from './mark-paid.ts'
import { waitsUntil } from './obstacle.ts'

export type PayoutOfRow = Row<'payouts'> &
  Pick<Row<'hosts'>, 'upi_id_changed_at'> & { hostUpiId: string | null }

/** As banks write it; whatever else stands there does not say that the money has left. */
const PAID = /^(paid|success(ful(ly)?)?|completed?|processed|settled|executed|done)$/i

type Circumstances = {
  /** An earlier row has the same payout. */
  isRepeated: boolean
  /** Another host's payout has the bank's reference, in the file or in our books. */
  isReferenceShared: boolean
  isSending: boolean
  now: Date
}

/** True where the row says that the money has left. */
export const saysPaid = ({ status }: BankResult): boolean => PAID.test(status)

/** A bank's reference as it is stored; undefined where it cannot be one. */
export const tidyReference = (typed: string): string | undefined =>
  markPaidForm.safeParse({ reference: typed }).data?.reference

export function verdictOn(
  row: BankResult,
  payout: PayoutOfRow | undefined,
  { isRepeated, isReferenceShared, isSending, now }: Circumstances,
): BankVerdict {
  if (!payout) return 'unknown'
  if (isRepeated) return 'twice'
  if (!saysPaid(row)) return 'not-paid'
  const reference = tidyReference(row.bank_reference)
  if (isAtProvider(payout)) return 'at-provider'
  if (payout.state === 'processed') return payout.utr === reference ? 'paid' : 'paid-otherwise'
  if (!isWithdrawn(payout) && !canBeMarkedPaid(payout, isSending)) return 'not-open'
  if (reference === undefined) return row.bank_reference === '' ? 'no-reference' : 'odd-reference'
  if (row.amount !== null && parsePaise(row.amount) !== payout.amount_paise) return 'other-amount'
  if (isWithdrawn(payout)) return 'withdrawn'
  const verdict = upiIdVerdict(row, payout, now)
  return verdict === 'ready' && isReferenceShared ? 'shared-reference' : verdict
}

/** UPI IDs are the same in capitals. Without the column, the money went to the one that the host had when the payout was made. */
function upiIdVerdict(
  { upi_id }: BankResult,
  { hostUpiId, upi_id_changed_at, created_at }: PayoutOfRow,
  now: Date,
): BankVerdict {
  if (upi_id !== null && upi_id.toLowerCase() !== hostUpiId?.toLowerCase()) return 'other-upi-id'
  if (waitsUntil({ upi_id: hostUpiId, upi_id_changed_at }, now) !== null) return 'held'
  return upi_id === null && hasUpiIdChanged({ upi_id_changed_at, created_at }) ? 'upi-id-changed' : 'ready'
}

/**
 * The UPI ID to which the row can be marked as sent, though its payout was withdrawn or the host has changed the UPI ID; null where that is
 * not the case, or the file does not say where the money went.
 */
export function sentTo(
  verdict: BankVerdict,
  { upi_id }: BankResult,
  payout: PayoutOfRow | undefined,
): string | null {
  if (!payout) return null
  const hasChanged = hasUpiIdChanged(payout)
  if (verdict !== 'withdrawn' && !(hasChanged && (verdict === 'other-upi-id' || verdict === 'held')))
    return null
  if (upi_id === null) return hasChanged ? null : payout.hostUpiId
  return isUpiIdForProfile(upi_id) ? upi_id : null
}
