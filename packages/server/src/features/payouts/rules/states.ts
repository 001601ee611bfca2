// The states of payouts and attempts that rules and reads ask about.
import { PAYOUT_RETURN_DAYS } from '@lifafa/contract/limits'
import type { Row } from '../../../db/tables.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export type AttemptState = Row<'payout_attempts'>['state']

/** True while nobody can say that it was not carried out. */
export const isLive = ({ state }: { state: AttemptState | null }): boolean =>
  state === 'submitting' || state === 'submitted'

export const isOpen = ({ state }: Pick<Row<'payouts'>, 'state'>): boolean => state === 'open'

/** Nothing is owed of it now. It keeps the hold that an administrator has to end: what is owed again goes into it first. */
export const isEmptied = ({
  state,
  hold,
  cancelled_by,
}: Pick<Row<'payouts'>, 'state' | 'hold' | 'cancelled_by'>): boolean =>
  state === 'cancelled' && hold !== null && cancelled_by === null

/** Longer than three working days, holidays included. */
export const MAY_COME_BACK_MS = PAYOUT_RETURN_DAYS * DAY_MS

type Asked = Pick<
  Row<'payout_attempts'>,
  'state' | 'channel' | 'provider_payout_id' | 'created_at' | 'asked_at' | 'paid_at'
>

/**
 * When the provider is asked again about an attempt if no webhook comes; null: never. One that an administrator denied, or that failed
 * before it was seen there, is asked about as long as one that was paid: it may have been paid after all. A payment by the provider's
 * sheet was never asked for: it may be there since the sheet was made.
 */
export function nextCheck(attempt: Asked, now: Date): Date | null {
  const { state, channel, provider_payout_id, created_at, asked_at, paid_at } = attempt
  if (state === 'submitted') return new Date(now.getTime() + HOUR_MS)
  const isBySheet = channel === 'by-hand'
  const isDoubtful =
    state === 'cancelled' || (state === 'failed' && (isBySheet || provider_payout_id === null))
  const mayBeThereSince = isBySheet ? created_at : asked_at
  const since = state === 'paid' ? paid_at : isDoubtful ? mayBeThereSince : null
  const isFinal = since === null || now.getTime() - since.getTime() >= MAY_COME_BACK_MS
  return isFinal ? null : new Date(now.getTime() + DAY_MS)
}
