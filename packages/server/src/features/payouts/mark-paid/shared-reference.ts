// Finds payouts of other hosts that were paid with the same reference of the bank: one of them was not paid, or the bank paid several at once.
import { formatPaise } from '@lifafa/contract/money'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'

/** Hosts whose payouts were paid with each of the references, by the reference in capitals. */
export async function listHostsByReference(
  db: Kysely<Database>,
  references: readonly string[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ reference: string; hosts: string[] }>`
    select upper(utr) as reference, array_agg(distinct host_id::text) as hosts from payouts
    where upper(utr) = any(${references}::text[]) and utr is not null and state = 'processed' group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ reference, hosts }) => [reference, new Set(hosts)]))
}

type Paid = { amount_paise: Paise; host: string; box: string }

/**
 * Returns whether another host's payout has the reference; the caller's transaction has it for itself until it ends. Throws Failure
 * `payoutReferenceUsed`, which names that payout, unless `isShared` says that the bank gave one reference to several.
 */
export async function checkReference(
  trx: Transaction<Database>,
  { host_id }: Pick<Row<'payouts'>, 'host_id'>,
  { reference, isShared }: { reference: string; isShared: boolean },
): Promise<boolean> {
  // Of two administrators who mark payouts of two hosts at once, the second sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`.execute(trx)
  const { rows } = await sql<Paid>`
    select p.amount_paise, h.first_name || ' ' || h.last_name as host, b.name as box
    from payouts p join hosts h on h.id = p.host_id join event_boxes b on b.id = p.event_box_id
    where upper(p.utr) = ${reference} and p.utr is not null and p.state = 'processed' and p.host_id <> ${host_id}
    order by p.paid_at desc limit 1`.execute(trx)
  const [other] = rows
  if (other && !isShared) {
    const message = adminRefusals.referenceUsedFor(
      ...([reference, formatPaise(other.amount_paise), other.host, other.box] as const),
    )
    throw new Failure('payoutReferenceUsed', { message })
  }
  return other !== undefined
}
