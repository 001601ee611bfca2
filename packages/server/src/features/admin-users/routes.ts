// Serves the administrators' calls on users: totals, list, deactivation, sign-out, deletion.
import { adminEndSessionsOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import * as calls from '@lifafa/contract/endpoints/admin/users'
import { adminHostSentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { presentListedUser, presentPagination, presentTotals } from './present.ts'
import type { EraseHost } from './reads/open-matters.ts'
import { platformTotals, recentFigures } from './reads/totals.ts'
import { pageOfUsers, userCaches } from './reads/users.ts'
import { deleteHost } from './writes/delete-host.ts'
import { setHostStatus, signHostOut } from './writes/set-host-status.ts'

export function adminUserRoutes(serve: Serve, { db, live, now }: Services, eraseHost: EraseHost): void {
  const caches = userCaches()

  serve(calls.adminStats, async () => ({
    success: true,
    message: adminUsersSentences.statsRead,
    data: presentTotals(await platformTotals(db)),
  }))

  serve(calls.adminGetRecent, async () => ({ success: true, ...(await recentFigures(db, now())) }))

  serve(calls.adminListUsers, async ({ query: { page_size: pageSize, ...query } }) => {
    const { page } = query
    const { users, total } = await pageOfUsers(db, caches, { ...query, pageSize, now: now() })
    return {
      success: true,
      data: { users: users.map(presentListedUser), pagination: presentPagination({ page, pageSize, total }) },
    }
  })
  serve(
    calls.adminSetUserStatus,
    async ({ accountId: adminId, params: { id: hostId }, body: { status } }) => {
      await setHostStatus(db, { adminId, hostId, status, now: now() })
      live.publish({ hostId })
      return { success: true, message: adminUsersSentences.statusUpdated(status) }
    },
  )

  serve(adminEndSessionsOfHost, async ({ accountId: adminId, params: { id: hostId } }) => {
    await signHostOut(db, { adminId, hostId, now: now() })
    live.publish({ hostId })
    return { success: true, message: adminHostSentences.sessionsEnded }
  })

  serve(calls.adminDeleteUser, async ({ accountId: adminId, params: { id: hostId } }) => {
    await deleteHost(db, { adminId, hostId, now: now(), eraseHost })
    live.publish({ hostId })
    return { success: true, message: adminUsersSentences.userDeleted }
  })
}
