// Presents a payment's timeline as JSON for administrators.
import type { Timeline } from '@lifafa/contract/endpoints/admin/timeline'
import type { Refundable } from '@lifafa/contract/refunds'
import { privacy } from '../../privacy.ts'
import { presentFlag } from '../../review-flags/present-flag.ts'
import { historyOf } from './history.ts'
import { blockedBy, nextSteps } from './next-steps.ts'
import type { Records } from './records/records.ts'
import { referencesOf } from './references.ts'
import { storyOf } from './story.ts'
import type { TimelineEntry } from './timeline-entry.ts'

const presentEntry = ({ at, text }: TimelineEntry) => ({ at: at.toISOString(), told: text })

/** Leaves out guests' addresses, and masks phone numbers and UPI IDs. */
export function presentTimeline(records: Records, captured: Refundable[]): Timeline {
  const shown = privacy(false)
  return {
    host: records.host ?? null,
    story: storyOf(records, shown),
    references: referencesOf(records),
    flags: records.flags.map(presentFlag),
    happened: historyOf(records, shown).map(presentEntry),
    next: nextSteps(records).map(presentEntry),
    waits: blockedBy(records),
    captured,
  }
}
