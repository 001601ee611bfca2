// Signs a host in for the sign-in view.
import { login } from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { call } from '../../../lib/calls/api.ts'
import { ApiError } from '../../../lib/network/api-error.ts'
import { hostSession } from '../../../lib/session/host-session.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import type { Credentials } from '../auth-forms.ts'
import { welcomeName } from './welcome-name.ts'

/**
 * Signs in, with a welcome the first time. Returns 'unverified' where the email address is not verified yet; the
 * server has then sent a code, or the last one is still valid.
 * Throws ApiError.
 */
export async function signIn(credentials: Credentials): Promise<'signed-in' | 'unverified'> {
  try {
    const { tokens, user, first_login } = await call(login, { body: credentials })
    hostSession.signIn({ ...tokens, user })
    if (first_login) notify.success(authSentences.welcome(welcomeName(user)))
    return 'signed-in'
  } catch (error) {
    // A closed account is refused with the same status.
    if (error instanceof ApiError && error.code === 'notVerified') return 'unverified'
    throw error
  }
}
