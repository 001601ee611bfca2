// Leaves a line in the log of what came of a deed on an account: who and what, never a secret.
import type { FastifyBaseLogger } from 'fastify'
import { Failure } from './failure.ts'

/** `email` is masked, since an address is no id; `host` is an id. */
type Deed = { event: string } & ({ email: string } | { host: string })

/** Does `deed`, logs its outcome, and answers or throws as it does. */
export async function audited<T>(log: FastifyBaseLogger, what: Deed, deed: () => Promise<T>): Promise<T> {
  try {
    const done = await deed()
    log.info({ ...what, outcome: 'ok' }, 'account')
    return done
  } catch (error) {
    if (error instanceof Failure) log.warn({ ...what, outcome: error.key }, 'account')
    throw error
  }
}
