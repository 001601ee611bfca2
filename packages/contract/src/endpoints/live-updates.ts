// The stream of a host's new contributions, as server-sent events.
import * as z from 'zod/mini'
import { activity } from './dashboard.ts'
import { guestContribution } from './guests.ts'

/** GET, with a host's access token. Answers `text/event-stream`; the data of each event is a `LiveUpdate` as JSON. */
export const LIVE_UPDATES_PATH = '/dashboard/live-updates'

/**
 * The host's totals and latest activities, as the dashboard answers them, and the boxes that received something: each with its
 * total, and what was contributed since the last event, the newest first. All amounts in whole rupees.
 */
export const liveUpdate = z.object({
  total_amount: z.number(),
  total_guests: z.number(),
  recent_activities: z.array(activity),
  boxes: z.array(
    z.object({ id: z.string(), total_amount: z.number(), contributions: z.array(guestContribution) }),
  ),
})
export type LiveUpdate = z.infer<typeof liveUpdate>
