// Debts of hosts: they are flagged, and set off against what another box of the host is owed, by corrections that no administrator writes.
import { randomUUID } from 'node:crypto'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { sql, type Transaction } from 'kysely'
import { postCorrection } from '../../../books/post-correction.ts'
import type { Database, Paise } from '../../../db/tables.ts'
import { raiseHostOwes } from '../../../review-flags/raise-host-owes.ts'
import { resolveFlags } from '../../../review-flags/writes.ts'
import { readFacts } from '../reads/available.ts'
import { sumOf, unpaidPaise } from '../reads/payouts.ts'
import { setOffs } from '../rules/available.ts'
import { isLive } from '../rules/states.ts'
import type { PlanDeps } from './hold-or-send.ts'
import type { PayableBox } from './lock-box.ts'

/** The other boxes of its host for which the host owes us, by the ledger. */
export async function listDebtors(trx: Transaction<Database>, boxId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.event_box_id as id from event_boxes b join event_boxes other on other.host_id = b.host_id
      join ledger l on l.event_box_id = other.id
    where b.id = ${boxId} and other.id <> b.id and l.owed_to_hosts <> 0
    group by l.event_box_id having sum(l.owed_to_hosts) > 0`.execute(trx)
  return rows.map(({ id }) => id)
}

/** The caller has locked all of these boxes: a repetition finds no debt any more. A box whose books are wrong stays as it is. */
export async function setOffDebts(
  trx: Transaction<Database>,
  { settings: { waitForSettlement }, now }: PlanDeps,
  { box, debtorIds }: { box: PayableBox; debtorIds: readonly string[] },
): Promise<void> {
  const ofHost = await readFacts(trx, [box.host_id], { waitForSettlement, now })
  const stopped = ofHost.filter(({ isStopped }) => isStopped).map(({ id }) => id)
  if (stopped.includes(box.id)) return
  const owed = ofHost.map((facts) => ({
    ...facts,
    owedPaise: facts.unpaidPaise + sumOf(facts.attempts.filter(isLive)),
  }))
  for (const { fromId, toId, paise } of setOffs(owed)) {
    if (fromId !== box.id || !debtorIds.includes(toId) || stopped.includes(toId)) continue
    const correction = await trx
      .insertInto('corrections')
      .values({
        ...{ request_key: randomUUID(), amount_paise: paise, reason: sentences.setOff },
        ...{ debit_account: 'owed_to_hosts', debit_box_id: fromId },
        ...{ credit_account: 'owed_to_hosts', credit_box_id: toId },
        ...{ written_by: null, written_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await postCorrection(trx, correction)
    await resolveHostOwes(trx, toId, now)
  }
}

/** If the host owes us nothing for the box any more: nobody asks for money then. The flags are read first, as a debt may come meanwhile. */
export async function resolveHostOwes(trx: Transaction<Database>, boxId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ paymentId: string }>`
    select distinct payment_id as "paymentId" from review_flags
    where kind = 'host-owes' and resolved_at is null
      and payment_id in (select id from payments where event_box_id = ${boxId})`.execute(trx)
  if (rows.length === 0 || (await unpaidPaise(trx, boxId)) < 0) return
  for (const { paymentId } of rows) await resolveFlags(trx, { kind: 'host-owes', paymentId }, now)
}

/**
 * Flags a box whose host was sent more than is owed, because of a refund that the payout did not know of. The flag names the latest refund
 * that no unresolved flag names; where each is named, the payment of the latest. A refund of a contribution comes before one of a gift that
 * was refunded before we heard of it. None is raised while an open flag says as much, or without a refund.
 */
export async function flagOverpaid(trx: Transaction<Database>, eventBoxId: string, now: Date): Promise<void> {
  const owedPaise = -(await unpaidPaise(trx, eventBoxId))
  if (owedPaise <= 0) return
  const { rows } = await sql<{ payment_id: string; refund_id: string | null; flagged_paise: Paise }>`
    with flags as materialized (
      select payment_id, refund_id, resolved_at is null as is_unresolved,
        (detail->>'owed_paise')::bigint * (reviewed_at is null and resolved_at is null)::int as open_paise
      from review_flags
      where kind = 'host-owes' and payment_id in (select id from payments where event_box_id = ${eventBoxId})
    ), refunded as (
      select r.id, r.payment_id, r.updated_at, coalesce(c.refunded_paise, 0) > 0 as is_of_contribution from refunds r
      left join contributions c on c.payment_id = r.payment_id and c.event_box_id = r.event_box_id
      where r.event_box_id = ${eventBoxId} and r.state = 'processed' and r.kind <> 'duplicate'
    ), nameable as (
      select payment_id, id as refund_id, is_of_contribution, updated_at from refunded
      union all select payment_id, null, is_of_contribution, updated_at from refunded
    )
    select payment_id, refund_id, (select coalesce(max(open_paise), 0) from flags)::bigint as flagged_paise
    from nameable n where not exists (
      select from flags f where f.is_unresolved and f.payment_id = n.payment_id
        and f.refund_id is not distinct from n.refund_id)
    order by is_of_contribution desc, refund_id is null, updated_at desc limit 1`.execute(trx)
  const [named] = rows
  if (!named || owedPaise <= named.flagged_paise) return
  await raiseHostOwes(trx, {
    paymentId: named.payment_id,
    ...(named.refund_id !== null && { refundId: named.refund_id }),
    owedPaise,
    now,
  })
}
