// Sets off debts of a host's boxes against what another box of the host is owed: by corrections that no administrator writes.
import { randomUUID } from 'node:crypto'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { sql, type Transaction } from 'kysely'
import { postCorrection } from '../../../books/post-correction.ts'
import type { Database } from '../../../db/tables.ts'
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
