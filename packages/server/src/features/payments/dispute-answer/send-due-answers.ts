// Sends answers to disputes whose sending was interrupted, or that the provider has not confirmed.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import type { KeyMode } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { sendAnswer } from './send-answer.ts'
import { LEASE_MS } from './write-answer.ts'

/** Each may have a file of megabytes. */
const AT_ONCE = 2

type Deps = Pick<Services, 'db' | 'provider' | 'providerSettings' | 'web' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
}

export function sendDueAnswers({
  db,
  provider,
  providerSettings,
  web,
  now,
  log,
  signal,
}: Deps): Promise<void> {
  const claim = async () => {
    const ids = await listDueDisputes(db, keyModeOf(providerSettings.keyId), now())
    const only = sql<boolean>`dispute_id = any(${ids})`
    return claimDue(db, 'dispute_answers', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE, only })
  }
  return processDueBatch({
    claim,
    atOnce: AT_ONCE,
    signal,
    async action({ id, dispute_id }) {
      const refusal = await sendAnswer({ db, provider, web, now: now() }, id)
      if (refusal !== undefined)
        log.error({ dispute: dispute_id, refusal }, 'the provider refuses the answer to a dispute')
    },
    onFailure({ dispute_id }, error) {
      if (!(error instanceof ProviderError))
        return log.error({ err: error, dispute: dispute_id }, 'the answer to a dispute could not be sent')
      log.warn(
        { err: error, dispute: dispute_id },
        'the provider has not taken the answer to a dispute; it is sent again',
      )
    },
  })
}

/** Disputes of payments with this kind of key that have an answer to be sent. */
async function listDueDisputes(db: Services['db'], keyMode: KeyMode, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from disputes d
    join payments p on p.id = d.payment_id and p.event_box_id = d.event_box_id
    join payment_orders o on o.id = p.payment_order_id and o.event_box_id = p.event_box_id
    where d.id in (select dispute_id from dispute_answers where check_at <= ${now}) and o.key_mode = ${keyMode}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
