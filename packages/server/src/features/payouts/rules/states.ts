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

/** Longer than three working days, holidays included. */
export const MAY_COME_BACK_MS = PAYOUT_RETURN_DAYS * DAY_MS

/** When the provider is asked again about an attempt if no webhook comes; null: never. */
export function nextCheck(state: AttemptState, paidAt: Date | null, now: Date): Date | null {
  if (state === 'submitted') return new Date(now.getTime() + HOUR_MS)
  if (state !== 'paid' || paidAt === null) return null
  const isFinal = now.getTime() - paidAt.getTime() >= MAY_COME_BACK_MS
  return isFinal ? null : new Date(now.getTime() + DAY_MS)
}
