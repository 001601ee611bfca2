// Serves the calls on a host's whole account: download everything, delete it.
import * as calls from '@lifafa/contract/endpoints/profile'
import { deleteAccountSentences } from '@lifafa/contract/sentences/account'
import { audited } from '../../http/audited.ts'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import { findPasswordHash } from '../../passwords/stored-hash.ts'
import type { Services } from '../../services.ts'
import type { EraseHost } from '../admin-users/reads/open-matters.ts'
import { deleteAccount } from './account/delete-account.ts'
import { readAccountExport } from './account/read-export.ts'
import { checkCurrentPassword } from './writes/check-current-password.ts'

export function accountRoutes(serve: Serve, { db, live, now }: Services, eraseHost: EraseHost): void {
  serve(
    calls.exportAccount,
    async ({ accountId: hostId, body, log }) =>
      audited(log, { event: 'export-account', host: hostId }, async () => {
        const hash = await findPasswordHash(db, { audience: 'host', id: hostId })
        if (hash === undefined) throw new Failure('sessionOver')
        await checkCurrentPassword(hash, body.current_password)
        const everything = await readAccountExport(db, hostId)
        return { success: true, content: JSON.stringify({ as_of: now(), ...everything }, null, 2) }
      }),
    { limit: 'changePassword' },
  )

  serve(
    calls.deleteAccount,
    async ({ accountId: hostId, body, log }) => {
      const asked = { hostId, currentPassword: body.current_password }
      await audited(log, { event: 'delete-account', host: hostId }, () =>
        deleteAccount({ db, eraseHost, now: now() }, asked),
      )
      live.publish({ hostId })
      return { success: true, message: deleteAccountSentences.deleted }
    },
    { limit: 'changePassword' },
  )
}
