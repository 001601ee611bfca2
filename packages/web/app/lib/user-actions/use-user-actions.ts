// Performs a user's actions: the call, the update of cached data, and the toast.

import {
  type AdminUserPage,
  adminDeleteUser,
  adminSetUserStatus,
} from '@lifafa/contract/endpoints/admin/users'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../ui/overlays/toasts.ts'
import { adminCall } from '../calls/admin-api.ts'
import { bulleted, nullIfMissing, sentencesOf } from '../network/api-error.ts'
import type { ActedOn, UserAction } from './user-action.ts'

/** The first part of the keys of queries that such an action changes: pages of users, totals, one host. */
export const USERS_KEY = 'admin-users'
export const STATS_KEY = 'admin-stats'
export const HOST_KEY = 'admin-host'

/** Returns a function that performs an action and says in a toast what came of it; it answers whether it was done. */
export function useUserActions(): (action: UserAction, user: ActedOn) => Promise<boolean> {
  const queries = useQueryClient()
  const fetchUsersAgain = () => queries.invalidateQueries({ queryKey: [USERS_KEY] })

  async function setStatus(user: ActedOn, isActive: boolean) {
    const status = isActive ? 'active' : 'inactive'
    await adminCall(adminSetUserStatus, { params: { id: user.id }, body: { status } })
    const changed = ({ users, ...rest }: AdminUserPage): AdminUserPage => ({
      ...rest,
      users: users.map((each) => (each.id === user.id ? { ...each, is_active: isActive } : each)),
    })
    queries.setQueriesData<AdminUserPage>({ queryKey: [USERS_KEY] }, (page) => page && changed(page))
    notify.success(sentences.statusUpdated(status))
    // A list that is being fetched may not include the change yet.
    void fetchUsersAgain()
    void queries.invalidateQueries({ queryKey: [HOST_KEY, user.id] })
  }

  async function deleteUser(user: ActedOn) {
    // A user who no longer exists, after another's deletion or a lost answer, counts as deleted.
    await adminCall(adminDeleteUser, { params: { id: user.id } }).catch(nullIfMissing)
    notify.success(sentences.userDeleted)
    void fetchUsersAgain()
    void queries.invalidateQueries({ queryKey: [STATS_KEY] })
  }

  return async (action, user) => {
    const failed = action === 'delete' ? sentences.deleteFailed : sentences.statusFailed
    try {
      await (action === 'delete' ? deleteUser(user) : setStatus(user, action === 'activate'))
      return true
    } catch (error) {
      notify.error(failed(bulleted(sentencesOf(error))))
      return false
    }
  }
}
