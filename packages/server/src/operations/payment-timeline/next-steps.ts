// Lists what the server will do next about a payment, and when.
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import type { Row } from '../../db/tables.ts'
import type { OpenJob } from '../../jobs/list-open-jobs.ts'
import type { Records } from './records/records.ts'
import type { TimelineEntry } from './timeline-entry.ts'

/** In order of time; a time in the past is due now. */
export function nextSteps(records: Records): TimelineEntry[] {
  const { order, refunds, transfers, box, payouts, jobs } = records
  const due = (at: Date | null | undefined, text: string): TimelineEntry[] => (at ? [{ at, text }] : [])
  return [
    ...due(order?.check_at, 'the provider is asked about the order'),
    ...refunds.flatMap(({ id, provider_refund_id, state, check_at }) =>
      due(
        check_at,
        state === 'requested'
          ? `refund ${id} is sent, should its job not have sent it`
          : `the provider is asked about refund ${provider_refund_id ?? id}`,
      ),
    ),
    ...transfers.flatMap(({ provider_transfer_id, check_at }) =>
      due(check_at, `the provider is asked about transfer ${provider_transfer_id}`),
    ),
    ...due(
      box?.check_at,
      'what the host of the box is owed is looked at, and paid out once the event has ended',
    ),
    ...payouts.flatMap((payout) => due(payout.check_at, nextOf(payout))),
    ...jobs.map((job) => ({ at: job.startAfter, text: jobIn(job) })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** What waits for a host or an administrator. */
export const blockedBy = ({ payouts }: Records): string[] =>
  payouts.flatMap(({ number, hold, check_at }) =>
    hold === null || check_at !== null ? [] : [`payout ${number}, waits: ${sentences.holds[hold]}`],
  )

function nextOf({ number, state, hold }: Row<'payouts'>): string {
  const name = `payout ${number}`
  if (hold === 'upi-id-changed') return `${name}: it is due; the host has changed the UPI ID`
  if (state === 'waiting') return `${name}: it is tried again`
  return state === 'due' || state === 'sent'
    ? `${name}: it is sent by the provider, or paid by an administrator`
    : `${name}: the provider is asked what became of it`
}

function jobIn({ name, state, retries }: OpenJob): string {
  const tried = retries > 0 ? `, tried again ${retries} times` : ''
  if (state === 'failed') return `job ${name} was given up${tried}: somebody must look`
  return `job ${name} ${state === 'active' ? 'runs' : 'waits'}${tried}`
}
