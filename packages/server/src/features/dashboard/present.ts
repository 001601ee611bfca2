// Presents the dashboard as JSON (docs/specification.md §3).
import type { Activity, UpcomingEvent } from '@lifafa/contract/endpoints/dashboard'
import { daysUntil } from '@lifafa/contract/event-timing'
import type { HostLanguage } from '@lifafa/contract/languages'
import type { ListedActivity } from '../../activities/reads.ts'
import { describeActivity } from '../../activities/rules.ts'
import type { EventBox } from '../event-boxes/reads.ts'

/**
 * Titled by the box's name, as on the host's other pages. A couple's first names, which guests see, would not
 * distinguish the boxes of one wedding (sangeet, wedding, reception).
 */
export const presentUpcomingEvent = (box: EventBox, now: Date): UpcomingEvent => ({
  id: box.id,
  title: box.name,
  event_type: box.event_type,
  event_date: box.event_date,
  location: box.location,
  days_remaining: daysUntil(box.event_date, now),
})

/** Other sentences name their box themselves. */
const WITHOUT_BOX = new Set<Activity['type']>(['contribution-received', 'contribution-refunded'])

export const presentActivities = (
  activities: readonly ListedActivity[],
  language: HostLanguage,
): Activity[] =>
  activities.map((activity) => {
    const { title, text } = describeActivity(activity, language)
    return {
      type: activity.action,
      action: title,
      description: text,
      box: WITHOUT_BOX.has(activity.action) ? activity.box : null,
      created_at: activity.created_at.toISOString(),
    }
  })
