// Signs a host out.
import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { chosenSentences } from '../../lib/language/language.tsx'
import { hostSession } from '../../lib/session/host-session.ts'
import { notify } from '../../ui/overlays/toasts.ts'

/** The guard around a host's pages redirects to /auth as soon as the session has ended. */
export function logHostOut(): void {
  hostSession.signOut()
  notify.success(chosenSentences('shell', shellSentences).loggedOut)
}
