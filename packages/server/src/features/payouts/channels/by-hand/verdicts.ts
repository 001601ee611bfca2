// Decides what a row of the bank's file means for its attempt: it can be marked as paid, or why not.
import type { BankResult, BankVerdict } from '@lifafa/contract/endpoints/admin/bank-files'
import { markPaidForm } from '@lifafa/contract/endpoints/admin/payouts'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import type { Row } from '../../../../db/tables.ts'
import { isSpoilt, readStatus } from './bank-words.ts'

/** `payout_state`: as it is now, whatever became of this attempt. */
export type AttemptOfRow = Pick<
  Row<'payout_attempts'>,
  'id' | 'channel' | 'state' | 'reference' | 'amount_paise' | 'upi_id'
> & { payout_state: Row<'payouts'>['state'] }

/** The attempt is over, and its row says that it was paid. */
const SINCE = {
  open: 'reopened',
  paying: 'paying-again',
  paid: 'paid-again',
  cancelled: 'cancelled',
} as const

type Circumstances = {
  /** Another row has the same attempt. */
  isRepeated: boolean
  /** The verdict on a row that is right: its reference may have paid others, by the file or our books; the same host it cannot have paid. */
  otherwise: Extract<BankVerdict, 'ready' | 'shared-reference' | 'host-reference'>
}

/** True where the row says that the money has left. */
export const saysPaid = ({ status }: BankResult): boolean => readStatus(status) === 'paid'

/** A bank's reference as it is stored; undefined where it cannot be one. */
export const tidyReference = (typed: string): string | undefined =>
  markPaidForm.safeParse({ reference: typed }).data?.reference

export function verdictOn(
  row: BankResult,
  attempt: AttemptOfRow | undefined,
  { isRepeated, otherwise }: Circumstances,
): BankVerdict {
  if (attempt?.channel !== 'by-hand') return 'unknown'
  if (isRepeated && attempt.state === 'submitted') return 'twice'
  const status = readStatus(row.status)
  // A bank that tries again lists its first attempt, too.
  if ((status === 'failed' || status === 'unclear') && attempt.state === 'paid' && !isRepeated)
    return 'denied'
  if (status !== 'paid') return status === 'unclear' ? 'unclear-status' : 'not-paid'
  const reference = tidyReference(row.bank_reference)
  if (isSpoilt(row.bank_reference)) return 'spoilt-reference'
  if (reference === undefined) return row.bank_reference === '' ? 'no-reference' : 'odd-reference'
  if (attempt.state === 'paid') return attempt.reference === reference ? 'paid' : 'paid-otherwise'
  if (attempt.state === 'returned' && attempt.reference === reference) return 'returned'
  if (attempt.state !== 'submitted') return SINCE[attempt.payout_state]
  if (row.amount !== null && parsePaise(row.amount) !== attempt.amount_paise) return 'other-amount'
  if (row.upi_id !== null && row.upi_id.toLowerCase() !== (attempt.upi_id?.toLowerCase() ?? ''))
    return 'other-upi-id'
  return otherwise
}
