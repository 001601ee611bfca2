// Calls the API with the session's token, and renews an expired session silently.
import { callFailures } from '@lifafa/contract/call-failures'
import type { Answer, Endpoint } from '@lifafa/contract/endpoint'
import { ApiError, notSignedIn } from '../network/api-error.ts'
import { type CallInput, send } from '../network/send.ts'
import type { Session } from '../session/session.ts'
import type { Person, StoredSession } from '../session/session-storage.ts'

export type Inputs<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

const isUnauthorized = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === callFailures.notSignedIn.status

export function callerAs<P extends Person>(session: Session<P>) {
  async function sendAs<E extends Endpoint>(
    used: StoredSession<P>,
    endpoint: E,
    args: CallInput<E>,
  ): Promise<Answer<E>> {
    try {
      return await send(endpoint, args, used.access)
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      const renewed = await session.renew(used)
      if (renewed === undefined) throw error
      return await send(endpoint, args, renewed).catch((again) => {
        if (isUnauthorized(again) && again.code !== undefined) session.signOut(false)
        throw again
      })
    }
  }

  /** Calls an endpoint of the contract. Throws ApiError. */
  return async function call<E extends Endpoint>(endpoint: E, ...[input]: Inputs<E>): Promise<Answer<E>> {
    const args = (input ?? {}) as CallInput<E>
    const used = session.stored()
    // Endpoints without sign-in answer 401 about their own input, such as a wrong password.
    if (endpoint.access !== session.access) return send(endpoint, args, used?.access)
    if (!used) throw notSignedIn(session.noToken)
    const answer = await sendAs(used, endpoint, args)
    const now = session.stored()?.user.id ?? used.user.id
    // Another person has signed in meanwhile. The page that asked is gone, and its data stay out of that person's.
    return now === used.user.id ? answer : new Promise<never>(() => {})
  }
}
