// The query of the dashboard. It also brings the account's language, which the host may have chosen on another device.
import type { Answer } from '@lifafa/contract/endpoint'
import { getDashboard, type NextEvent } from '@lifafa/contract/endpoints/dashboard'
import type { LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { keepOnDevice } from '../../lib/language/device-language.ts'
import { hostSession } from '../../lib/session/host-session.ts'

export type Dashboard = Answer<typeof getDashboard>

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  async queryFn() {
    const before = hostSession.stored()?.user
    const dashboard = await call(getDashboard)
    const host = hostSession.stored()?.user
    // An answer that is older than a choice made here meanwhile does not undo it.
    const isCurrent = host?.id === before?.id && host?.language === before?.language
    if (host && isCurrent && host.language !== dashboard.language) {
      hostSession.updateUser({ ...host, language: dashboard.language })
      keepOnDevice(dashboard.language)
    }
    return dashboard
  },
})

/** The dashboard once these contributions have arrived. */
export const withReceived = (
  dashboard: Dashboard,
  { total_amount, total_guests, recent_activities, money, boxes }: LiveUpdate,
): Dashboard => ({
  ...dashboard,
  ...{ total_amount, total_guests, recent_activities, money },
  next_event: dashboard.next_event && nextWithReceived(dashboard.next_event, boxes),
})

function nextWithReceived(next: NextEvent, boxes: LiveUpdate['boxes']): NextEvent {
  const box = boxes.find(({ id }) => id === next.id)
  if (!box) return next
  return { ...next, total_amount: box.total_amount, last_gift: box.contributions[0] ?? next.last_gift }
}
