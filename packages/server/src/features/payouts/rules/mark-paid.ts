// Which pieces an administrator may pay by hand: those that nobody else pays.
import type { Row } from '../../../db/tables.ts'
import { isUnsent } from './states.ts'

type Piece = Pick<Row<'payouts'>, 'state' | 'provider_payout_id' | 'sent_at'>

/** True where the provider has been told of it: whatever its answer was, it may have paid. */
export const isAtProvider = ({ provider_payout_id, sent_at }: Omit<Piece, 'state'>): boolean =>
  provider_payout_id !== null || sent_at !== null

/** While payouts are sent by themselves (`isSending`), what is due is about to be sent; what waits is not. */
export const canBeMarkedPaid = (piece: Piece, isSending: boolean): boolean =>
  isUnsent(piece) && !isAtProvider(piece) && (piece.state === 'waiting' || !isSending)
