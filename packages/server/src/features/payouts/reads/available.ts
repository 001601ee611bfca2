// Reads boxes with all that their payouts are planned from: debts, payouts, attempts, refunds and disputes under way.
import { hasEnded } from '@lifafa/contract/event-timing'
import { hostLosesPaise } from '@lifafa/contract/refunds'
import { type Kysely, sql } from 'kysely'
import { listStoppedBoxes } from '../../../books/sending-stops.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { type BoxTerms, sharesOfDebts } from '../rules/available.ts'
import { DAY_MS, isOpen } from '../rules/states.ts'
import {
  byBox,
  listAttempts,
  listPayouts,
  type NamedPayee,
  readPayees,
  sumOf,
  unpaidByBox,
  unsettledByBox,
} from './payouts.ts'

export type Facts = BoxTerms & {
  box: Pick<Row<'event_boxes'>, 'id' | 'host_id' | 'event_date'>
  host: NamedPayee
  before: readonly Row<'payouts'>[]
  attempts: readonly Row<'payout_attempts'>[]
  isStopped: boolean
}

type When = {
  waitForSettlement: boolean
  now: Date
  /** An attempt that counts as not started. */
  without?: string
}

/** All boxes of these hosts, the first that ended first; deleted ones too: what was given is owed. */
export async function readFacts(
  db: Kysely<Database>,
  hostIds: readonly string[],
  { waitForSettlement, now, without }: When,
): Promise<Facts[]> {
  const boxes = await db
    .selectFrom('event_boxes')
    .select(['id', 'host_id', 'event_date'])
    .where('host_id', '=', sql<string>`any(${hostIds}::uuid[])`)
    .orderBy('event_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const ids = boxes.map(({ id }) => id)
  const payeeOf = await readPayees(db, hostIds)
  const stopped = await listStoppedBoxes(db, ids)
  const payouts = byBox(await listPayouts(db, ids))
  const attempts = byBox((await listAttempts(db, ids)).filter(({ id }) => id !== without))
  const gifts = await listReserved(db, ids, now)
  const reserved = sumByBox(gifts)
  // Read after refunds under way and before gifts that are not settled: one that ends meanwhile is left out twice rather than not at all.
  const unpaid = await unpaidByBox(db, ids, without)
  const unsettled = waitForSettlement ? await unsettledByBox(db, ids, gifts) : new Map<string, Paise>()
  return boxes.map((box) => {
    const { id, host_id, event_date } = box
    const before = payouts.get(id) ?? []
    return {
      ...{ id, box, before, host: payeeOf(host_id) },
      ...{ attempts: attempts.get(id) ?? [], isStopped: stopped.has(id) },
      hasEnded: hasEnded(event_date, now),
      unpaidPaise: unpaid.get(id) ?? 0,
      reservedPaise: reserved.get(id) ?? 0,
      unsettledPaise: unsettled.get(id) ?? 0,
      withheldPaise: sumOf(before.filter(({ cancelled_by }) => cancelled_by !== null)),
    }
  })
}

type ReservedGift = { boxId: string; paymentId: string; losesPaise: Paise }

type Pending = Omit<ReservedGift, 'losesPaise'> & {
  leftPaise: Paise
  keptPaise: Paise
  pendingPaise: Paise
  /** At a linked account, from where it comes back before it is owed. */
  transferredPaise: Paise
}

/** Razorpay does not say until when a bank may challenge a won dispute again; card networks give it a month. */
const CHALLENGED_WITHIN_MS = 30 * DAY_MS

/**
 * The amounts that hosts lose if refunds that have not failed, and disputes that are open or may be challenged again, end
 * against them. By box; boxes without any are absent. A processed refund is not counted: it has left what is owed.
 */
export const reservedByBox = async (
  db: Kysely<Database>,
  boxIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Paise>> => sumByBox(await listReserved(db, boxIds, now))

/**
 * The part of its host's debts that is kept back of each box, of money that is in no open payout. By box, all of these hosts. A debt is what
 * refunds and disputes under way will make, too.
 */
export async function debtsByBox(
  db: Kysely<Database>,
  hostIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Paise>> {
  if (hostIds.length === 0) return new Map()
  const boxes = (await readFacts(db, hostIds, { waitForSettlement: true, now })).map((facts) => ({
    ...facts,
    withheldPaise: facts.withheldPaise + sumOf(facts.before.filter(isOpen)),
  }))
  const ofHosts = Map.groupBy(boxes, ({ host }) => host.id)
  return new Map([...ofHosts.values()].flatMap((ofHost) => [...sharesOfDebts(ofHost)]))
}

function sumByBox(gifts: readonly ReservedGift[]): ReadonlyMap<string, Paise> {
  const byBox = new Map<string, Paise>()
  for (const { boxId, losesPaise } of gifts) byBox.set(boxId, (byBox.get(boxId) ?? 0) + losesPaise)
  return byBox
}

async function listReserved(
  db: Kysely<Database>,
  boxIds: readonly string[],
  now: Date,
): Promise<ReservedGift[]> {
  if (boxIds.length === 0) return []
  const challengedSince = new Date(now.getTime() - CHALLENGED_WITHIN_MS)
  const { rows } = await sql<Pending>`
    with pending as materialized (
      select payment_id, event_box_id, sum(amount_paise) as paise from (
        select payment_id, event_box_id, amount_paise from refunds
        where event_box_id = any(${boxIds}) and state in ('requested', 'sent')
        union all
        select payment_id, event_box_id, amount_paise from disputes
        where event_box_id = any(${boxIds}) and (status in ('open', 'under_review')
          or (status = 'won' and phase <> 'arbitration' and updated_at > ${challengedSince}))
      ) as under_way group by 1, 2
    ), refunded as (
      select r.payment_id, r.event_box_id, sum(r.amount_paise) as paise
      from pending join refunds r on r.payment_id = pending.payment_id and r.event_box_id = pending.event_box_id
      where r.state = 'processed' group by 1, 2
    )
    select c.event_box_id as "boxId", c.payment_id as "paymentId", (p.amount_paise - coalesce(refunded.paise, 0))::bigint as "leftPaise",
      c.kept_paise as "keptPaise", pending.paise::bigint as "pendingPaise",
      coalesce(t.amount_paise - t.reversed_paise, 0)::bigint as "transferredPaise"
    from pending join payments p on p.id = pending.payment_id and p.event_box_id = pending.event_box_id
      join contributions c on c.payment_id = pending.payment_id and c.event_box_id = pending.event_box_id
      left join refunded on refunded.payment_id = pending.payment_id and refunded.event_box_id = pending.event_box_id
      left join transfers t on t.payment_order_id = c.payment_order_id and t.event_box_id = c.event_box_id
        and t.state <> 'failed'`.execute(db)
  return rows.map(({ boxId, paymentId, leftPaise, keptPaise, pendingPaise, transferredPaise }) => {
    const gift = { left_paise: leftPaise, kept_paise: keptPaise, unpaid_paise: null }
    const losesPaise = Math.min(hostLosesPaise(gift, pendingPaise), Math.max(0, keptPaise - transferredPaise))
    return { boxId, paymentId, losesPaise }
  })
}
