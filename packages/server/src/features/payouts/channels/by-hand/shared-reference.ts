// Finds payouts of other hosts that were paid with the same reference of the bank: one of them was not paid, or the bank paid several at once.
import { formatPaise } from '@lifafa/contract/money'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../../db/tables.ts'
import { Failure } from '../../../../http/failure.ts'

export type NamedAttempt = Row<'payout_attempts'> & { host_id: string; host: string; box: string }

/** Attempts with these ids, and payments that have these references, in capitals: one that came back keeps its own. The latest payment comes first. */
export async function listNamed(
  db: Kysely<Database>,
  { ids = [], references }: { ids?: readonly string[]; references: readonly string[] },
): Promise<NamedAttempt[]> {
  const { rows } = await sql<NamedAttempt>`
    select a.*, p.host_id, h.first_name || ' ' || h.last_name as host, b.name as box
    from payout_attempts a join payouts p on p.id = a.payout_id join hosts h on h.id = p.host_id
      join event_boxes b on b.id = p.event_box_id
    where a.id = any(${ids}::uuid[])
      or (upper(a.reference) = any(${references}::text[]) and a.reference is not null and a.state in ('paid', 'returned'))
    order by a.paid_at desc nulls last`.execute(db)
  return rows
}

/**
 * Returns whether another payment has the reference; the caller's transaction has it for itself until it ends. Two payments of one host
 * never share one: one of them was not made. Throws Failure `payoutReferenceUsed`, which names the other payout, unless `is_shared` says that
 * the bank gave one reference to payouts of several hosts.
 */
export async function checkReference(
  trx: Transaction<Database>,
  hostId: string,
  { reference, is_shared }: { reference: string; is_shared: boolean },
): Promise<boolean> {
  // The lock lets the second of two administrators who mark payouts at once see the first one’s.
  await sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`.execute(trx)
  const others = await listNamed(trx, { references: [reference] })
  const ofHost = others.find(({ host_id }) => host_id === hostId)
  const other = ofHost ?? others[0]
  if (other && (ofHost || !is_shared)) {
    const { amount_paise, host, box } = other
    const message = adminRefusals.referenceUsedFor(reference, formatPaise(amount_paise), host, box)
    throw new Failure('payoutReferenceUsed', { message })
  }
  return other !== undefined
}
