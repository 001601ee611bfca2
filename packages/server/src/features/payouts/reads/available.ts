// Reads what `available` is told of each box of a host.
import { hasEnded } from '@lifafa/contract/event-timing'
import { hostLosesPaise } from '@lifafa/contract/refunds'
import { type Kysely, sql } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { available } from '../rules/available.ts'
import { unsettledByBox } from './payouts.ts'

type When = {
  waitForSettlement: boolean
  now: Date
  /** An attempt that counts as not started. */
  without?: string
}

/** Paise for open payouts, by the id of each box of these hosts that has ended. */
export async function readAvailable(
  db: Kysely<Database>,
  hostIds: readonly string[],
  { waitForSettlement, now, without }: When,
): Promise<ReadonlyMap<string, Paise>> {
  const boxes = await readSums(db, hostIds, without)
  const ids = boxes.map(({ id }) => id)
  const gifts = await listReserved(db, ids, now)
  const reserved = sumByBox(gifts)
  const unsettled = waitForSettlement ? await unsettledByBox(db, ids, gifts) : new Map<string, Paise>()
  const byHost = [...Map.groupBy(boxes, ({ host_id }) => host_id).values()]
  return new Map(
    byHost.flatMap((ofHost) => [
      ...available(
        ofHost.map(({ id, event_date, ...sums }) => ({
          ...{ id, ...sums },
          hasEnded: hasEnded(event_date, now),
          reservedPaise: reserved.get(id) ?? 0,
          unsettledPaise: unsettled.get(id) ?? 0,
        })),
      ),
    ]),
  )
}

type Sums = Pick<Row<'event_boxes'>, 'id' | 'host_id' | 'event_date'> & {
  owedPaise: Paise
  livePaise: Paise
  withheldPaise: Paise
}

/** The first that ended first; deleted ones too: what was given is owed. */
async function readSums(db: Kysely<Database>, hostIds: readonly string[], without = ''): Promise<Sums[]> {
  const isOfHosts = (column: string) => sql`${sql.ref(column)} = any(${hostIds}::uuid[])`
  const { rows } = await sql<Sums>`
    with owed as (
      select l.event_box_id, -sum(l.owed_to_hosts) as paise
      from event_boxes of_host join ledger l on l.event_box_id = of_host.id
      where ${isOfHosts('of_host.host_id')} and l.owed_to_hosts <> 0 group by 1
    ), live as (
      select p.event_box_id, sum(a.amount_paise) as paise
      from payouts p join payout_attempts a on a.payout_id = p.id
      where ${isOfHosts('p.host_id')} and a.state in ('submitting', 'submitted') and a.id::text <> ${without}
      group by 1
    ), withheld as (
      select event_box_id, sum(amount_paise) as paise from payouts
      where ${isOfHosts('host_id')} and state = 'cancelled' and cancelled_by is not null group by 1
    )
    select b.id, b.host_id, b.event_date, coalesce(owed.paise, 0)::bigint as "owedPaise",
      coalesce(live.paise, 0)::bigint as "livePaise", coalesce(withheld.paise, 0)::bigint as "withheldPaise"
    from event_boxes b left join owed on owed.event_box_id = b.id left join live on live.event_box_id = b.id
      left join withheld on withheld.event_box_id = b.id
    where ${isOfHosts('b.host_id')} order by b.event_date, b.created_at, b.id`.execute(db)
  return rows
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
const CHALLENGED_WITHIN_MS = 30 * 24 * 60 * 60 * 1000

/**
 * The amounts that hosts lose if refunds that have not failed, and disputes that are open or may be challenged again, end
 * against them. By box; boxes without any are absent. A processed refund is not counted: it has left what is owed.
 */
export const reservedByBox = async (
  db: Kysely<Database>,
  boxIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Paise>> => sumByBox(await listReserved(db, boxIds, now))

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
