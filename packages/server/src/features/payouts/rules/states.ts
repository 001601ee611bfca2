// How a payout's state moves: only forward, whatever reports it and however late.
import type { PayoutState, Row } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../provider/provider.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** States that the provider can tell. */
export type ReportedState = Extract<PayoutState, 'processing' | 'processed' | 'reversed' | 'failed'>

/** `queued`: our account is low, or the bank is down; the provider sends it when it can (docs/razorpay.md §7.1). */
export const STATUS_TO_STATE: Readonly<Record<ProviderPayout['status'], ReportedState>> = {
  pending: 'processing',
  queued: 'processing',
  scheduled: 'processing',
  processing: 'processing',
  processed: 'processed',
  reversed: 'reversed',
  failed: 'failed',
  cancelled: 'failed',
  rejected: 'failed',
}

const ON_THE_WAY = ['sent', 'processing'] as const
/** Not yet sent. After a backup was restored, the provider may know more of such a payout than we do. */
const UNSENT = ['waiting', 'due'] as const

/**
 * From which states a payout may come to this one. Money may come back after `processed`, up to three working days later,
 * and after `failed`; `processed` after `failed` is only told where our own verdict was wrong: the money has left.
 */
const ALLOWED_FROM: Readonly<Record<ReportedState, readonly PayoutState[]>> = {
  processing: [...UNSENT, 'sent'],
  processed: [...UNSENT, ...ON_THE_WAY, 'failed'],
  reversed: [...UNSENT, ...ON_THE_WAY, 'processed', 'failed'],
  failed: [...UNSENT, ...ON_THE_WAY],
}

type Known = Pick<Row<'payouts'>, 'state' | 'provider_payout_id' | 'sent_at'>

/** True where the provider's word changes what we know. What we gave up, and never saw there, may be there after all. */
export const isNews = (told: ReportedState, { state, provider_payout_id }: Omit<Known, 'sent_at'>): boolean =>
  ALLOWED_FROM[told].includes(state) ||
  (told === 'processing' && state === 'failed' && provider_payout_id === null)

/** True where an administrator has paid it: nothing that the provider tells of it can be meant for that payment. */
export const isPaidByHand = ({ state, provider_payout_id, sent_at }: Known): boolean =>
  state === 'processed' && provider_payout_id === null && sent_at === null

/** True where we have never asked the provider for it. */
export const isNeverSent = (
  payout: Pick<Row<'payouts'>, 'state' | 'provider_payout_id' | 'fault'>,
): boolean => isUnsent(payout) || (payout.provider_payout_id === null && payout.fault === 'withdrawn')

export const isUnsent = ({ state }: Pick<Row<'payouts'>, 'state'>): boolean =>
  (UNSENT as readonly PayoutState[]).includes(state)
export const isOnTheWay = ({ state }: Pick<Row<'payouts'>, 'state'>): boolean =>
  (ON_THE_WAY as readonly PayoutState[]).includes(state)

/** Holidays included, this is longer than three working days. */
const MAY_COME_BACK_MS = 10 * DAY_MS

/** When the provider is asked again about a payout in this state, should no webhook tell; null when it has nothing more to tell. */
export function nextCheck(state: ReportedState, paidAt: Date | null, now: Date): Date | null {
  if (state === 'processing') return new Date(now.getTime() + HOUR_MS)
  if (state !== 'processed' || paidAt === null) return null
  const isFinal = now.getTime() - paidAt.getTime() >= MAY_COME_BACK_MS
  return isFinal ? null : new Date(now.getTime() + DAY_MS)
}
