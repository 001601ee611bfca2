// Queries of the administrator's dashboard: totals, and users by page.
import {
  type AdminStats,
  type AdminUserPage,
  adminGetRecent,
  adminListUsers,
  adminStats,
  type Recent,
} from '@lifafa/contract/endpoints/admin/users'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { adminDashboardSentences } from '@lifafa/contract/sentences/admin/dashboard'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { adminCall } from '../../lib/calls/admin-api.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'
import { STATS_KEY, USERS_KEY } from '../../lib/user-actions/use-user-actions.ts'
import type { UsersParams } from './user-list/users-params.ts'

export const statsQuery: ToastQuery<AdminStats> = {
  queryKey: [STATS_KEY],
  queryFn: async () => (await adminCall(adminStats)).data,
  failed: adminUsersSentences.statsFailed,
}

export const recentQuery: ToastQuery<{ today: Recent; week: Recent }> = {
  queryKey: ['admin-recent'],
  queryFn: () => adminCall(adminGetRecent),
  failed: adminDashboardSentences.recentFailed,
}

export function usersQuery({ search, page, order, show }: UsersParams): ToastQuery<AdminUserPage> {
  const wanted = search.trim()
  return {
    queryKey: [USERS_KEY, wanted, order, show, String(page)],
    queryFn: async () => {
      const query = { page, page_size: PAGE_SIZE.adminUsers, search: wanted || undefined, order, show }
      return (await adminCall(adminListUsers, { query })).data
    },
    failed: adminUsersSentences.usersFailed,
  }
}
