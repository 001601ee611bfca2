// The JSON view of a payment's timeline, as an administrator sees it.
import type { Timeline } from '@lifafa/contract/endpoints/admin-payments'
import { presentFlag } from '../../review-flags/present-flag.ts'
import { headerOf } from './header.ts'
import { historyOf, type TimelineEntry } from './history.ts'
import { blockedBy, nextSteps } from './next-steps.ts'
import { privacy } from './privacy.ts'
import type { Records } from './read-records.ts'

const told = ({ at, told }: TimelineEntry) => ({ at: at.toISOString(), told })

/** Guests’ addresses stay out of it, phone numbers and UPI ids are masked. */
export function presentTimeline(records: Records): Timeline {
  const shown = privacy(false)
  return {
    header: headerOf(records, shown).map(([name, text]) => ({ name, text })),
    flags: records.flags.map(presentFlag),
    happened: historyOf(records, shown).map(told),
    next: nextSteps(records).map(told),
    waits: blockedBy(records),
  }
}
