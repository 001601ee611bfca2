// Reads what has come of late: whether webhooks are quiet, and how many payments failed.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** Webhooks arrive within seconds; those that failed while the server was down are sent again within the hour. */
const QUIET_MS = 60 * 60 * 1000

/**
 * True if a payment was captured an hour ago or earlier, and no webhook has arrived since: after a day of failures the provider
 * disables our address (docs/razorpay.md §4). Payments that were first seen late do not count: webhooks for the losses of a
 * restored backup were sent long ago. A payment from before the latest webhook does not count either: that may have been its own.
 */
export async function areWebhooksQuiet(db: Kysely<Database>, now: Date): Promise<boolean> {
  const { rows } = await sql<{ quiet: boolean }>`
    select exists (
      select 1 from payments, (select coalesce(max(received_at), '-infinity') as at from provider_events) latest
      where status = 'captured' and first_seen_at > latest.at and provider_created_at > latest.at
        and first_seen_at <= ${new Date(now.getTime() - QUIET_MS)}
        and first_seen_at - provider_created_at < interval '1 hour'
    ) as quiet`.execute(db)
  return rows[0]?.quiet === true
}

/** Payments that were first seen after `since`, by their status. */
export async function countRecentPayments(
  db: Kysely<Database>,
  since: Date,
): Promise<{ failed: number; captured: number }> {
  const counted = await db
    .selectFrom('payments')
    .where('first_seen_at', '>', since)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'failed').as('failed'),
      fn.countAll<number>().filterWhere('status', '=', 'captured').as('captured'),
    ])
    .executeTakeFirstOrThrow()
  return { failed: counted.failed, captured: counted.captured }
}
