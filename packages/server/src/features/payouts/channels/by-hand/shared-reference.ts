// Finds payouts of other hosts that were paid with the same reference of the bank: one of them was not paid, or the bank paid several at once.
import { formatPaise } from '@lifafa/contract/money'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Paise } from '../../../../db/tables.ts'
import { Failure } from '../../../../http/failure.ts'

/** `reference`: in capitals. */
export type Payment = { reference: string; attemptId: string; hostId: string }

/** Payments that our books have with these references, the latest first; a payout that came back keeps its reference. */
export async function listPaymentsWith(db: Kysely<Database>, references: readonly string[]) {
  const { rows } = await sql<Payment & { paise: Paise; host: string; box: string }>`
    select upper(a.reference) as reference, a.id as "attemptId", p.host_id as "hostId", a.amount_paise as paise,
      h.first_name || ' ' || h.last_name as host, b.name as box
    from payout_attempts a join payouts p on p.id = a.payout_id join hosts h on h.id = p.host_id
      join event_boxes b on b.id = p.event_box_id
    where upper(a.reference) = any(${references}::text[]) and a.reference is not null and a.state in ('paid', 'returned')
    order by a.paid_at desc`.execute(db)
  return rows
}

/**
 * Returns whether another payment has the reference; the caller's transaction has it for itself until it ends. Two payments of one host
 * never share one: one of them was not made. Throws Failure `payoutReferenceUsed`, which names the other payout, unless `isShared` says that
 * the bank gave one reference to payouts of several hosts.
 */
export async function checkReference(
  trx: Transaction<Database>,
  hostId: string,
  { reference, isShared }: { reference: string; isShared: boolean },
): Promise<boolean> {
  // The lock lets the second of two administrators who mark payouts at once see the first one’s.
  await sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`.execute(trx)
  const others = await listPaymentsWith(trx, [reference])
  const ofHost = others.find((other) => other.hostId === hostId)
  const other = ofHost ?? others[0]
  if (other && (ofHost || !isShared)) {
    const { paise, host, box } = other
    const message = adminRefusals.referenceUsedFor(reference, formatPaise(paise), host, box)
    throw new Failure('payoutReferenceUsed', { message })
  }
  return other !== undefined
}
