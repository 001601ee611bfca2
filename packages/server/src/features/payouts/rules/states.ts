// The states of payouts and attempts: which are open, live or late, what an open payout waits for, and when the provider is asked next.
import type { MoneyReason } from '@lifafa/contract/box-money/money-states'
import { PAYOUT_RETURN_DAYS } from '@lifafa/contract/limits'
import { holdOf } from '@lifafa/contract/payout-holds'
import type { Day, Row } from '../../../db/tables.ts'

export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

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

type Payout = Pick<Row<'payouts'>, 'state' | 'hold_reason' | 'due_on'>

/** True until the host, or an administrator for the host, does something: what waits for that is not late by our fault. */
export const isHeldForHost = ({ hold_reason }: Pick<Payout, 'hold_reason'>): boolean =>
  hold_reason !== null && ['needs-destination', 'host-inactive'].includes(holdOf(hold_reason))

/** `today`: in India. */
export const isLate = (payout: Payout, today: Day): boolean =>
  (payout.state === 'open' || payout.state === 'paying') && payout.due_on < today && !isHeldForHost(payout)

/** The reason that a host reads while a payout is not paid. An amount that no channel carries is our concern. */
export function reasonOf({ state, hold_reason }: Pick<Payout, 'state' | 'hold_reason'>): MoneyReason {
  if (state === 'cancelled') return 'rejected'
  if (hold_reason === 'too-large') return 'provider-refused'
  return hold_reason ?? (state === 'paying' ? 'at-bank' : 'to-send')
}

/** Longer than three working days, holidays included. */
export const MAY_COME_BACK_MS = PAYOUT_RETURN_DAYS * DAY_MS

type Asked = Pick<
  Row<'payout_attempts'>,
  'state' | 'channel' | 'provider_payout_id' | 'created_at' | 'asked_at' | 'paid_at'
>

/**
 * When the provider is asked again about an attempt if no webhook comes; null: never, as of a payment by hand that it has not reported.
 * One that an administrator denied, or that failed before it was seen there, is asked about as long as one that was paid: it may have been
 * paid after all. A payment by the provider's sheet was never asked for: it may be there since the sheet was made.
 */
export function nextCheck(attempt: Asked, now: Date): Date | null {
  const { state, channel, provider_payout_id, created_at, asked_at, paid_at } = attempt
  const isBySheet = channel === 'by-hand'
  if (isBySheet && provider_payout_id === null) return null
  if (state === 'submitted') return new Date(now.getTime() + HOUR_MS)
  const isDoubtful =
    state === 'cancelled' || (state === 'failed' && (isBySheet || provider_payout_id === null))
  const mayBeThereSince = isBySheet ? created_at : asked_at
  const since = state === 'paid' ? paid_at : isDoubtful ? mayBeThereSince : null
  const isFinal = since === null || now.getTime() - since.getTime() >= MAY_COME_BACK_MS
  return isFinal ? null : new Date(now.getTime() + DAY_MS)
}
