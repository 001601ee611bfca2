// Decides which payouts an administrator may pay by hand: those that the provider does not pay.
import type { Row } from '../../../db/tables.ts'
import { isUnsent } from './states.ts'

type Payout = Pick<Row<'payouts'>, 'state' | 'provider_payout_id' | 'sent_at'>
type Held = Payout & Pick<Row<'payouts'>, 'check_at'>

/** True where the provider was asked for it: whatever it answered, it may have paid. */
export const isAtProvider = ({ provider_payout_id, sent_at }: Omit<Payout, 'state'>): boolean =>
  provider_payout_id !== null || sent_at !== null

/** While payouts are sent automatically (`isSending`), a due payout is about to be sent. */
export const canBeMarkedPaid = (payout: Payout, isSending: boolean): boolean =>
  isUnsent(payout) && !isAtProvider(payout) && (payout.state === 'waiting' || !isSending)

/**
 * True where an administrator may pay it now. While payouts are sent automatically, one whose hold ends at a time (`check_at`) is left to
 * the provider: it could be sent before our bank has paid it. What was paid all the same can be marked until then.
 */
export const canBePaidByHand = (payout: Held, isSending: boolean): boolean =>
  canBeMarkedPaid(payout, isSending) && (!isSending || payout.check_at === null)
