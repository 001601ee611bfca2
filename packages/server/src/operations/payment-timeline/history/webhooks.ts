// Lists the webhooks that came, each with what was made of it.
import { formatDayAndTime } from '@lifafa/contract/dates'
import type { Records } from '../records/records.ts'
import type { TimelineEntry } from '../timeline-entry.ts'

const OUTCOMES: Readonly<Record<string, string>> = {
  contributed: 'the gift was recorded',
  already: 'already known',
  refunding: 'a second payment, which goes back',
  noted: 'recorded',
  moved: 'the payout moved on',
  ignored: 'it brings no news for us',
  unreadable: 'it could not be read',
  'refunds-followed': 'the provider was asked what went back',
  'foreign-order': 'of another shop or installation on the account',
  disputed: 'a dispute, recorded',
  settled: 'a settlement, matched with our books',
  forged: 'the provider does not have it so, and it was dropped',
  'unknown-order': 'its order is not ours',
  'unknown-payment': 'its payment is not ours',
  'unknown-payout': 'its payout is not ours',
  'unknown-settlement': 'the provider does not know its settlement with our key',
}

export const webhook = ({
  id,
  type,
  received_at,
  handled_at,
  outcome,
}: Records['events'][number]): TimelineEntry => {
  const reported = `the provider reported ${type}, event ${id}`
  if (!handled_at) return { at: received_at, text: `${reported}: not handled yet` }
  const isAtOnce = handled_at.getTime() - received_at.getTime() < 1000
  const late = isAtOnce ? '' : `, handled ${formatDayAndTime(handled_at.toISOString())}`
  return { at: received_at, text: `${reported}${late}: ${OUTCOMES[outcome ?? ''] ?? outcome}` }
}
