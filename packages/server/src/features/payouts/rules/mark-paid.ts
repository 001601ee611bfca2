// Which payouts an administrator may pay by hand: those that nobody else pays.
import type { Row } from '../../../db/tables.ts'
import { isUnsent } from './states.ts'

type Payout = Pick<Row<'payouts'>, 'state' | 'provider_payout_id' | 'sent_at'>

/** True where the provider has been told of it: whatever its answer was, it may have paid. */
export const isAtProvider = ({ provider_payout_id, sent_at }: Omit<Payout, 'state'>): boolean =>
  provider_payout_id !== null || sent_at !== null

/** While payouts are sent by themselves (`isSending`), what is due is about to be sent; what waits is not. */
export const canBeMarkedPaid = (payout: Payout, isSending: boolean): boolean =>
  isUnsent(payout) && !isAtProvider(payout) && (payout.state === 'waiting' || !isSending)
