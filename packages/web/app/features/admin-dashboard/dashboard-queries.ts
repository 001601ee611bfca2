// The queries of the administrator's dashboard: totals, and users by page.
import {
  adminGetRecent,
  adminListUsers,
  adminStats,
  userOrder,
  usersShown,
} from '@lifafa/contract/endpoints/admin/users'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { adminDashboardSentences } from '@lifafa/contract/sentences/admin/dashboard'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { oneOf, type SearchState, searchPage, searchText } from '../../lib/links/use-search-state.ts'
import { live } from '../../lib/queries/live.ts'
import { STATS_KEY, USERS_KEY } from '../../lib/user-actions/user-action.ts'

export const statsQuery = queryOptions({
  ...live,
  queryKey: [STATS_KEY],
  queryFn: async () => (await adminCall(adminStats)).data,
  meta: { failed: adminUsersSentences.statsFailed },
})

export const recentQuery = queryOptions({
  ...live,
  queryKey: ['admin-recent'],
  queryFn: () => adminCall(adminGetRecent),
  meta: { failed: adminDashboardSentences.recentFailed },
})

/** The list of users in the address. */
export const usersSearch = {
  search: searchText,
  page: searchPage,
  order: oneOf(userOrder.options, 'newest'),
  show: oneOf(usersShown.options, 'all'),
}

export function usersQuery({ search, page, order, show }: SearchState<typeof usersSearch>) {
  const text = search.trim()
  return queryOptions({
    queryKey: [USERS_KEY, text, order, show, page],
    queryFn: async () => {
      const query = { page, page_size: PAGE_SIZE.adminUsers, search: text || undefined, order, show }
      const { users, pagination } = (await adminCall(adminListUsers, { query })).data
      return { users, pagination: { ...pagination, total: pagination.total_users } }
    },
    placeholderData: keepPreviousData,
    meta: { failed: adminUsersSentences.usersFailed },
  })
}
