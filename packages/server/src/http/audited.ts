// Logs the outcome of an operation on an account (who, what, result), without secrets.
import type { FastifyBaseLogger } from 'fastify'
import { Failure } from './failure.ts'
import { maskEmail } from './mask-email.ts'

/** `email` is masked, because an address is no id; `host` and `admin` are the ids of the signed-in user. */
type Action = { event: string } & ({ email: string } | { host: string } | { admin: string })

/** Runs `action`, logs its outcome, and returns or throws as it does. */
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

/** Before sign-in only the address says who acts; the log gets it masked. */
export const auditedByEmail = <T>(
  log: FastifyBaseLogger,
  event: string,
  email: string,
  action: () => Promise<T>,
): Promise<T> => audited(log, { event, email: maskEmail(email) }, action)
