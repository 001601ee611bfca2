// Reads what RazorpayX reports of a payout as the outcome of an attempt: only forward, whatever reports it and however late.
import type { Row } from '../../../../db/tables.ts'
import type { ProviderPayout } from '../../../../provider/objects/payouts.ts'
import { failureOfStatus } from '../../../../provider/payout-failures.ts'
import type { Outcome } from '../../attempts/record-outcome.ts'
import type { AttemptState } from '../../rules/states.ts'

type Reported = 'submitted' | 'paid' | 'failed' | 'returned'

/** `queued`: our account is low, or the bank is down; the provider sends it when it can (docs/razorpay.md §7.1). */
const STATUS_TO_STATE: Readonly<Record<ProviderPayout['status'], Reported>> = {
  pending: 'submitted',
  queued: 'submitted',
  scheduled: 'submitted',
  processing: 'submitted',
  processed: 'paid',
  reversed: 'returned',
  failed: 'failed',
  cancelled: 'failed',
  rejected: 'failed',
}

/** True where the host has the money, or will get it. */
export const isMoneySent = ({ status }: Pick<ProviderPayout, 'status'>): boolean =>
  STATUS_TO_STATE[status] === 'submitted' || STATUS_TO_STATE[status] === 'paid'

/**
 * The states from which a report moves an attempt. Money may be returned after it was paid, up to three working days later. It is paid
 * after it had failed, or was said not to have been carried out, where we had been wrong: the money has left.
 */
const MOVES_FROM: Readonly<Record<Reported, readonly AttemptState[]>> = {
  submitted: ['submitting'],
  paid: ['submitting', 'submitted', 'failed', 'cancelled'],
  failed: ['submitting', 'submitted'],
  returned: ['paid'],
}

type Known = Pick<Row<'payout_attempts'>, 'state' | 'paid_at'>

/** A payout that came back before we heard that it had arrived has failed. */
const stateOf = (status: ProviderPayout['status'], { paid_at }: Pick<Known, 'paid_at'>): Reported => {
  const state = STATUS_TO_STATE[status]
  return state === 'returned' && paid_at === null ? 'failed' : state
}

/** True where the report changes our record. */
export const isNews = ({ status }: Pick<ProviderPayout, 'status'>, attempt: Known): boolean =>
  MOVES_FROM[stateOf(status, attempt)].includes(attempt.state)

/** True where the report contradicts what a person or the provider has said before. */
export const isContradiction = (reported: Pick<ProviderPayout, 'status'>, { state }: Known): boolean =>
  isMoneySent(reported)
    ? state === 'failed' || state === 'cancelled'
    : reported.status !== 'reversed' && state === 'paid'

/** True where an attempt that was said to be over is on its way at the provider. */
export const isStillComing = ({ status }: Pick<ProviderPayout, 'status'>, { state }: Known): boolean =>
  STATUS_TO_STATE[status] === 'submitted' && (state === 'failed' || state === 'cancelled')

export function outcomeOf(reported: ProviderPayout, attempt: Known): Outcome {
  const { id: provider_payout_id, amount: amount_paise, utr, status, status_details } = reported
  const facts = { provider_payout_id, amount_paise, ...(utr && { reference: utr }) }
  const state = stateOf(status, attempt)
  if (state !== 'failed' && state !== 'returned') return { ...facts, state }
  const { reason, description, source } = status_details ?? {}
  const failure = failureOfStatus(status, { reason: reason ?? undefined, source: source ?? undefined })
  return { ...facts, state, failure, failure_text: description ?? reason ?? null }
}
