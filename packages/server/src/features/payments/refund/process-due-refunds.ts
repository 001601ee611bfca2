// Processes refunds that are not final: sends those that were not sent, asks the provider about the others, and flags those that take too long.
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { claimDue } from '../../../db/claim-due.ts'
import type { Database } from '../../../db/tables.ts'
import { processDueBatch } from '../../../jobs/process-due-batch.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { syncRefunds } from './record-refund.ts'
import { sendRefund } from './send-refund.ts'

/** If the provider fails, the refund is due again after this. */
const LEASE_MS = 10 * 60_000
const AT_ONCE = 8
/** The provider's page on refunds: five to seven working days. */
const LATE_MS = 10 * 24 * 60 * 60 * 1000

type Deps = Pick<Services, 'db' | 'provider' | 'providerSettings' | 'now'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  signal: AbortSignal
}

export function processDueRefunds({ db, provider, providerSettings, now, log, signal }: Deps): Promise<void> {
  const only = sql<boolean>`exists (
    select from payments join payment_orders
      on payment_orders.id = payments.payment_order_id and payment_orders.event_box_id = payments.event_box_id
    where payments.id = refunds.payment_id and payments.event_box_id = refunds.event_box_id and payment_orders.key_mode = ${keyModeOf(providerSettings.keyId)})`
  return processDueBatch({
    claim: () => claimDue(db, 'refunds', { now: now(), leaseMs: LEASE_MS, limit: AT_ONCE, only }),
    atOnce: AT_ONCE,
    signal,
    async action({ id, payment_id, state }) {
      const deps = { db, provider }
      await (state === 'requested'
        ? sendRefund({ ...deps, now }, id)
        : syncRefunds({ ...deps, now: now() }, payment_id))
    },
    onFailure({ id }, error) {
      if (!(error instanceof ProviderError))
        return log.error({ err: error, refund: id }, 'a refund could not be processed')
      log.warn({ err: error, refund: id }, 'the provider did not answer about a refund; it is tried again')
    },
  })
}

/**
 * A guest waits who was told that the money is on its way. A refund that waits for a dispute is no task: the dispute is one. Resolves the
 * flags of refunds of which that is so no more.
 */
export async function flagLateRefunds(db: Kysely<Database>, now: Date): Promise<void> {
  const waits = sql`(state = 'sent' or (state = 'requested' and payment_id not in (
    select payment_id from disputes where status in ('open', 'under_review'))))`
  await sql`
    update review_flags set resolved_at = ${now}
    where kind = 'refund-late' and resolved_at is null
      and refund_id not in (select id from refunds where ${waits})`.execute(db)
  await sql`
    insert into review_flags (payment_id, refund_id, kind, detail, raised_at)
    select payment_id, id, 'refund-late', jsonb_build_object('refund_paise', amount_paise), ${now}::timestamptz
    from refunds where ${waits} and created_at <= ${new Date(now.getTime() - LATE_MS)}
    on conflict do nothing`.execute(db)
}
