// Leaves a line in the log of what came of an action on an account: who and what, never a secret.
import type { FastifyBaseLogger } from 'fastify'
import { Failure } from './failure.ts'
import { maskEmail } from './mask-email.ts'

/** `email` is masked, since an address is no id; `host` and `admin` are ids, of whoever did it. */
type Action = { event: string } & ({ email: string } | { host: string } | { admin: string })

/** Does `action`, logs its outcome, and answers or throws as it does. */
export async function audited<T>(log: FastifyBaseLogger, what: Action, action: () => Promise<T>): Promise<T> {
  try {
    const done = await action()
    log.info({ ...what, outcome: 'ok' }, 'account')
    return done
  } catch (error) {
    if (error instanceof Failure) log.warn({ ...what, outcome: error.key }, 'account')
    throw error
  }
}

/** Before anybody is signed in, the address says who; in the log only as a hint. */
export const auditedByEmail = <T>(
  log: FastifyBaseLogger,
  event: string,
  email: string,
  action: () => Promise<T>,
): Promise<T> => audited(log, { event, email: maskEmail(email) }, action)
