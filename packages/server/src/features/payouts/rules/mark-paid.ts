// Decides which payouts an administrator may pay by hand: those that the provider does not pay.
import type { Row } from '../../../db/tables.ts'
import { isUnsent } from './states.ts'

type Payout = Pick<Row<'payouts'>, 'state' | 'provider_payout_id' | 'sent_at'>
type Unsent = Payout & Pick<Row<'payouts'>, 'listed_at'>
type Held = Unsent & Pick<Row<'payouts'>, 'check_at' | 'hold'>

/** True where the provider was asked for it: whatever it answered, it may have paid. */
export const isAtProvider = ({ provider_payout_id, sent_at }: Omit<Payout, 'state'>): boolean =>
  provider_payout_id !== null || sent_at !== null

/**
 * While payouts are sent automatically (`isSending`), a due payout is about to be sent. One that was in a file for our bank is marked all the
 * same: the bank may have paid it, and sending may be stopped.
 */
export const canBeMarkedPaid = (payout: Unsent, isSending: boolean): boolean =>
  isUnsent(payout) &&
  !isAtProvider(payout) &&
  (payout.state === 'waiting' || !isSending || payout.listed_at !== null)

/**
 * True where an administrator may pay it now. While payouts are sent automatically, one whose hold ends at a time (`check_at`) is left to
 * the provider: it could be sent before our bank has paid it. What was paid all the same can be marked until then. One that is in a file
 * for our bank may be put into another, which holds it anew.
 */
export const canBePaidByHand = (payout: Held, isSending: boolean): boolean =>
  canBeMarkedPaid(payout, isSending) &&
  (!isSending || payout.check_at === null || payout.hold === 'in-bank-file')

/** True of one that was withdrawn and that the provider was never asked for: our bank may have it in a file, and pay it all the same. */
export const isWithdrawn = (payout: Payout & Pick<Row<'payouts'>, 'fault'>): boolean =>
  payout.state === 'failed' && payout.fault === 'withdrawn' && !isAtProvider(payout)

type OfHost = Pick<Row<'payouts'>, 'created_at'> & Pick<Row<'hosts'>, 'upi_id_changed_at'>

/** True where the host has changed the UPI ID since the payout was made: it may have been shown, or put into a file, with the earlier one. */
export const hasUpiIdChanged = ({ created_at, upi_id_changed_at }: OfHost): boolean =>
  upi_id_changed_at !== null && upi_id_changed_at >= created_at

/** True where our bank may have paid it as it was: to an earlier UPI ID, or before it was withdrawn. */
export const mayHaveBeenSent = (
  payout: Unsent & Pick<Row<'payouts'>, 'fault'> & OfHost,
  isSending: boolean,
): boolean => isWithdrawn(payout) || (canBeMarkedPaid(payout, isSending) && hasUpiIdChanged(payout))
