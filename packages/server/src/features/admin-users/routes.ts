// The administrator's calls on the platform's figures and its users.
import * as calls from '@lifafa/contract/endpoints/admin-users'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { presentPagination, presentTotals, presentUser } from './present.ts'
import { pageOfUsers, platformTotals } from './reads.ts'

export function adminUserRoutes(serve: Serve, { db }: Services): void {
  serve(calls.adminStats, async () => ({ success: true, data: presentTotals(await platformTotals(db)) }))

  serve(calls.adminListUsers, async ({ query: { page, page_size: pageSize, search } }) => {
    const { users, total } = await pageOfUsers(db, { page, pageSize, search })
    return {
      success: true,
      data: { users: users.map(presentUser), pagination: presentPagination({ page, pageSize, total }) },
    }
  })
}
