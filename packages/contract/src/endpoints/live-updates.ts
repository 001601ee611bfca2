// The stream of a host's new contributions and changed registers, as server-sent events.
import * as z from 'zod/mini'
import { hostMoney, money } from './box-money.ts'
import { activity } from './dashboard.ts'
import { guestContribution } from './guests.ts'

/** GET, with a host's access token. Answers `text/event-stream`; the data of each event is a `LiveUpdate` as JSON. */
export const LIVE_UPDATES_PATH = '/dashboard/live-updates'

/**
 * The host's totals, latest activities and money by state have the dashboard's form. `boxes` are those that received something
 * since the last event, each with its total, its money and the new contributions. The newest come first. `registers`: ids of boxes
 * whose written gifts, or whose hall screen, have changed since.
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
  registers: z.array(z.string()),
})
export type LiveUpdate = z.infer<typeof liveUpdate>
