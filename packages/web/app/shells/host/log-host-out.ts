// Signs a host out.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { hostSession } from '../../lib/session/host-session.ts'
import { notify } from '../../ui/overlays/toasts.ts'

/** The guard around a host's pages redirects to /auth as soon as the session has ended. */
export function logHostOut(): void {
  hostSession.signOut()
  notify.success(authSentences.loggedOut)
}
