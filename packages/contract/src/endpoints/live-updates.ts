// The stream of a host's new contributions, as server-sent events.
import * as z from 'zod/mini'
import { hostMoney, money } from './box-money.ts'
import { activity } from './dashboard.ts'
import { guestContribution } from './guests.ts'

/** GET, with a host's access token. Answers `text/event-stream`; the data of each event is a `LiveUpdate` as JSON. */
export const LIVE_UPDATES_PATH = '/dashboard/live-updates'

/**
 * The host's totals, latest activities and money by state, as the dashboard answers them, and the boxes that received something:
 * each with its total and money, and what was contributed since the last event, the newest first.
 */
export const liveUpdate = z.object({
  total_amount: z.number(),
  total_guests: z.number(),
  recent_activities: z.array(activity),
  money: hostMoney,
  boxes: z.array(
    z.object({
      id: z.string(),
      total_amount: z.number(),
      money,
      contributions: z.array(guestContribution),
    }),
  ),
})
export type LiveUpdate = z.infer<typeof liveUpdate>
