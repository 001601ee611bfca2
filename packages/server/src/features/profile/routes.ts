// The calls on a host's own profile and password.
import * as calls from '@lifafa/contract/endpoints/profile'
import { profileSentences } from '@lifafa/contract/sentences/profile'
import { audited } from '../../http/audited.ts'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { findProfile } from './reads.ts'
import { changePassword } from './writes/change-password.ts'
import { updateProfile } from './writes/update-profile.ts'

export function profileRoutes(serve: Serve, { db, jobs, now }: Services): void {
  serve(calls.getProfile, async ({ accountId }) => {
    const profile = await findProfile(db, accountId)
    if (!profile) throw new Failure('sessionOver')
    return profile
  })

  serve(calls.updateProfile, ({ accountId: hostId, body: details, log }) =>
    audited(log, { event: 'update-profile', host: hostId }, () =>
      updateProfile(db, { hostId, details, now: now() }),
    ),
  )

  serve(
    calls.changePassword,
    async ({ accountId: hostId, sessionId, body, log }) => {
      const { current_password: currentPassword, new_password: newPassword } = body
      const asked = { hostId, sessionId, currentPassword, newPassword }
      await audited(log, { event: 'change-password', host: hostId }, () =>
        changePassword({ db, jobs, now: now() }, asked),
      )
      return { success: true, message: profileSentences.passwordChanged }
    },
    { limit: 'changePassword' },
  )
}
