// The query of the dashboard.
import type { Answer } from '@lifafa/contract/endpoint'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { call } from '../../lib/calls/api.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'

export type Dashboard = Answer<typeof getDashboard>

export const dashboardQuery: ToastQuery<Dashboard> = {
  queryKey: ['dashboard'],
  queryFn: () => call(getDashboard),
  failed: dashboardSentences.fetchFailed,
}
