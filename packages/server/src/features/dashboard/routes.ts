// Serves the host's dashboard: totals, upcoming events, latest activities.
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { paiseToRupees } from '@lifafa/contract/money'
import { listActivities } from '../../activities/reads.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { findUpiIdCheck } from '../../upi-id-checks/reads.ts'
import { asksHost, whyWrong } from '../../upi-id-checks/rules.ts'
import { readHostMoney } from '../box-money/reads.ts'
import { totalOfHost } from '../contributions/reads.ts'
import { countBoxesOfHost, listUpcomingBoxesOfHost } from '../event-boxes/reads.ts'
import { findLinkedAccountObstacle } from '../linked-accounts/reads.ts'
import { findProfile } from '../profile/reads.ts'
import { presentActivities, presentUpcomingEvent } from './present.ts'
import { MAX_RECENT_ACTIVITIES, readNextEvent } from './reads.ts'

/** More than a page needs; further events are in the list of boxes. */
const MAX_UPCOMING_EVENTS = 50

export function dashboardRoutes(serve: Serve, { db, now, settings, providerSettings }: Services): void {
  serve(getDashboard, async ({ accountId }) => {
    const asOf = now()
    const [total, boxes, [upcoming, next_event], activities, profile, money] = await Promise.all([
      totalOfHost(db, accountId),
      countBoxesOfHost(db, accountId),
      listUpcomingBoxesOfHost(db, accountId, todayInIndia(asOf), MAX_UPCOMING_EVENTS).then(
        async (events) => [events, await readNextEvent(db, events[0])] as const,
      ),
      listActivities(db, accountId, { limit: MAX_RECENT_ACTIVITIES }),
      findProfile(db, accountId),
      readHostMoney(db, accountId, { now: asOf, holidays: settings.holidays }),
    ])
    const paidByUpi = profile?.bank_account === null ? profile : undefined
    const language = profile?.language ?? 'en'
    const check = paidByUpi && (await findUpiIdCheck(db, paidByUpi))
    return {
      success: true,
      total_amount: paiseToRupees(total.amountPaise),
      total_guests: total.contributions,
      total_giftbooks: boxes,
      needs_upi_id: boxes > 0 && paidByUpi?.upi_id === null,
      asks_upi_id: asksHost(check),
      wrong_upi_id: whyWrong(check) ?? null,
      guests_wait_for:
        boxes > 0 && profile ? await findLinkedAccountObstacle(db, profile, providerSettings) : null,
      language,
      money,
      upcoming_events: upcoming.map((box) => presentUpcomingEvent(box, asOf)),
      next_event,
      recent_activities: presentActivities(activities, language),
    }
  })
}
