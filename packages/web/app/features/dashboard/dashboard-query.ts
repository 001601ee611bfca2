// The query of the dashboard.
import type { Answer } from '@lifafa/contract/endpoint'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import type { LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { call } from '../../lib/calls/api.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'

export type Dashboard = Answer<typeof getDashboard>

export const dashboardQuery: ToastQuery<Dashboard> = {
  queryKey: ['dashboard'],
  queryFn: () => call(getDashboard),
  failed: dashboardSentences.fetchFailed,
}

/** The dashboard once these contributions have arrived. */
export const withReceived = (
  dashboard: Dashboard,
  { total_amount, total_guests, recent_activities, money }: LiveUpdate,
): Dashboard => ({ ...dashboard, total_amount, total_guests, recent_activities, money })
