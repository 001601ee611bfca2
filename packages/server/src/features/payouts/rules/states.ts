// Decides how a payout changes state: only forward, whatever reports it and however late.
import { PAYOUT_RETURN_DAYS } from '@lifafa/contract/limits'
import type { PayoutState, Row } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** States that the provider can report. */
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

/** True where the host has the money, or will get it. */
export const isMoneySent = ({ status }: Pick<ProviderPayout, 'status'>): boolean =>
  STATUS_TO_STATE[status] === 'processing' || STATUS_TO_STATE[status] === 'processed'

const ON_THE_WAY = ['sent', 'processing'] as const
/** Not yet sent. After a restored backup the provider may have sent such a payout. */
const UNSENT = ['waiting', 'due'] as const

/**
 * The states from which a payout may change to each state. Money may be returned after `processed`, up to three working
 * days later, and after `failed`; `processed` after `failed` is only reported where we had failed it wrongly: the money
 * has left.
 */
const ALLOWED_FROM: Readonly<Record<ReportedState, readonly PayoutState[]>> = {
  processing: [...UNSENT, 'sent'],
  processed: [...UNSENT, ...ON_THE_WAY, 'failed'],
  reversed: [...UNSENT, ...ON_THE_WAY, 'processed', 'failed'],
  failed: [...UNSENT, ...ON_THE_WAY],
}

type Known = Pick<Row<'payouts'>, 'state' | 'provider_payout_id' | 'sent_at'>

/**
 * True where the provider's report changes our record. A payout that we failed without an id of the provider may exist
 * after all.
 */
export const isUpdate = (
  reported: ReportedState,
  { state, provider_payout_id }: Omit<Known, 'sent_at'>,
): boolean =>
  ALLOWED_FROM[reported].includes(state) ||
  (reported === 'processing' && state === 'failed' && provider_payout_id === null)

/** True where an administrator has paid it, even if it came back: a report of the provider cannot mean that payment. */
export const isPaidByHand = ({ state, provider_payout_id, sent_at }: Known): boolean =>
  (state === 'processed' || state === 'reversed') && provider_payout_id === null && sent_at === null

/** True where the provider was never asked for it. */
export const isNeverSent = (
  payout: Pick<Row<'payouts'>, 'state' | 'provider_payout_id' | 'fault'>,
): boolean => isUnsent(payout) || (payout.provider_payout_id === null && payout.fault === 'withdrawn')

export const isUnsent = ({ state }: Pick<Row<'payouts'>, 'state'>): boolean =>
  (UNSENT as readonly PayoutState[]).includes(state)
export const isOnTheWay = ({ state }: Pick<Row<'payouts'>, 'state'>): boolean =>
  (ON_THE_WAY as readonly PayoutState[]).includes(state)

/** Longer than three working days, holidays included. */
export const MAY_COME_BACK_MS = PAYOUT_RETURN_DAYS * DAY_MS

/** When the provider is asked again about a payout in this state if no webhook comes; null for a final state. */
export function nextCheck(state: ReportedState, paidAt: Date | null, now: Date): Date | null {
  if (state === 'processing') return new Date(now.getTime() + HOUR_MS)
  if (state !== 'processed' || paidAt === null) return null
  const isFinal = now.getTime() - paidAt.getTime() >= MAY_COME_BACK_MS
  return isFinal ? null : new Date(now.getTime() + DAY_MS)
}
