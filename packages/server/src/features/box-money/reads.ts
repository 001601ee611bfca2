// Reads the money of event boxes by its state: the one reading behind every page, email and statement that tells a host of it.
import type { HostMoney, Money } from '@lifafa/contract/endpoints/box-money'
import { hasEnded } from '@lifafa/contract/event-timing'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Paise, Row } from '../../db/tables.ts'
import { debtsByBox, reservedByBox } from '../payouts/reads/available.ts'
import { unsettledByBox } from '../payouts/reads/payouts.ts'
import { transferredByBox } from '../transfers/reads.ts'
import type { DebtChange, PaidOut } from './rules/adjustments.ts'
import { moneyOf, type When } from './rules/money-of.ts'
import { mostUrgent } from './rules/most-urgent.ts'
import { totalOf } from './rules/sums.ts'

type Box = Pick<Row<'event_boxes'>, 'id' | 'host_id' | 'name' | 'event_date' | 'deleted_at'>
type Known = { isTransferred: boolean; isCorrected: boolean }
type Joined = Box & Known & { owed: Paise } & { [C in keyof PaidOut]: PaidOut[C] | null }

/**
 * Debts and all payouts in one statement, as of one moment. `entries` and `boxes` choose the same boxes, in the
 * ledger and among the boxes; an entry is looked up by its box.
 */
async function readBoxes(
  db: Kysely<Database>,
  { entries, boxes }: { entries: RawBuilder<unknown>; boxes: RawBuilder<unknown> },
): Promise<(Box & Known & { owedPaise: Paise; payouts: PaidOut[] })[]> {
  const { rows } = await sql<Joined>`
    with owed as (
      select l.event_box_id, (-sum(l.owed_to_hosts))::bigint as paise, count(l.transfer_id) > 0 as is_transferred,
        count(l.correction_id) > 0 as is_corrected from ${entries} and l.owed_to_hosts <> 0 group by 1
    )
    select b.id, b.host_id, b.name, b.event_date, b.deleted_at, coalesce(owed.paise, 0)::bigint as owed,
      coalesce(is_transferred, false) as "isTransferred", coalesce(is_corrected, false) as "isCorrected", p.state,
      coalesce(a.amount_paise, p.amount_paise) as amount_paise,
      case when p.state <> 'open' then a.upi_id when h.bank_account is null then h.upi_id end as upi_id,
      case when p.state = 'open' then h.bank_account else a.bank_account end as bank_account,
      a.reference, p.due_on, p.created_at, a.created_at as sent_at, a.paid_at, p.hold_reason, p.not_before, p.cancelled_by,
      case when a.state = 'paid' then 'paid' when a.id is not null then 'live' end as attempt
    from event_boxes b join hosts h on h.id = b.host_id left join owed on owed.event_box_id = b.id
      left join payouts p on p.event_box_id = b.id
      left join payout_attempts a on a.payout_id = p.id and a.state in ('submitting', 'submitted', 'paid')
    where ${boxes} order by b.created_at desc, b.id desc, p.number`.execute(db)
  return Array.from(Map.groupBy(rows, ({ id }) => id).values(), (ofBox) => {
    const [{ id, host_id, name, event_date, deleted_at, owed, isTransferred, isCorrected }] = ofBox as [
      Joined,
      ...Joined[],
    ]
    const payouts = ofBox.filter(({ state }) => state !== null) as PaidOut[]
    return { id, host_id, name, event_date, deleted_at, owedPaise: owed, isTransferred, isCorrected, payouts }
  })
}

type Read = Awaited<ReturnType<typeof readBoxes>>[number]

/** Unsettled money, and money that is asked back, is read only for boxes that have money in no payout. An event that is over usually has none. */
async function moneyOfBoxes(
  db: Kysely<Database>,
  read: readonly Read[],
  when: When,
): Promise<(Read & { money: Money })[]> {
  const transferred = await transferredByBox(
    db,
    read.filter(({ isTransferred }) => isTransferred).map(({ id }) => id),
  )
  const changes = await listDebtChanges(
    db,
    read
      .filter(({ payouts, isTransferred, isCorrected }) => isTransferred || isCorrected || payouts.length > 0)
      .map(({ id }) => id),
  )
  const moneyWith = (
    { id, event_date: eventDate, payouts, owedPaise }: Read,
    unsettledPaise: Paise,
    askedBackPaise = 0,
  ): Money => {
    const facts = { eventDate, payouts, owedPaise, unsettledPaise, askedBackPaise }
    return moneyOf({ ...facts, transferred: transferred.get(id) ?? [], changes: changes.get(id) ?? [] }, when)
  }
  const open = read.filter((box) => moneyWith(box, Number.MAX_SAFE_INTEGER).sums_paise['at-provider'] > 0)
  const ids = open.map(({ id }) => id)
  const unsettled = await unsettledByBox(db, ids)
  const reserved = await reservedByBox(db, ids, when.now)
  const over = open.filter(({ event_date }) => hasEnded(event_date, when.now))
  const debts = await debtsByBox(
    db,
    over.map(({ host_id }) => host_id),
    when.now,
  )
  return read.map((box) => {
    const askedBackPaise = (reserved.get(box.id) ?? 0) + (debts.get(box.id) ?? 0)
    return { ...box, money: moneyWith(box, unsettled.get(box.id) ?? 0, askedBackPaise) }
  })
}

/** More are in the statement of their box. */
const MAX_CHANGES = 100

/** By box: refunds, lost disputes, corrections and debts set off, as far as they changed what we owe; the latest first. */
async function listDebtChanges(
  db: Kysely<Database>,
  boxIds: readonly string[],
): Promise<Map<string, DebtChange[]>> {
  if (boxIds.length === 0) return new Map()
  const { rows } = await sql<DebtChange & { boxId: string }>`
    select event_box_id as "boxId", why, at, since, paise, guest, given_at, is_listed, other_box
    from (
      select l.event_box_id, case when other.id is not null then 'set-off' when l.kind = 'correction' then 'correction'
          when r.kind = 'dispute' then 'dispute' else 'refund' end as why,
        l.occurred_at as at, -l.owed_to_hosts as paise, other.name as other_box,
        -- A later phase may begin long after the dispute was won and its money was paid.
        least(l.occurred_at, r.created_at, case when d.phase not in ('pre_arbitration', 'arbitration') then d.created_at end) as since,
        coalesce(c.corrected_name, c.guest_name) as guest, c.paid_at as given_at,
        coalesce(c.kept_paise > 0, false) as is_listed,
        row_number() over (partition by l.event_box_id order by l.occurred_at desc, l.id desc) as place
      from ledger l
      left join refunds r on r.id = l.refund_id and r.event_box_id = l.event_box_id
      left join disputes d on d.id = r.dispute_id and d.event_box_id = r.event_box_id
      left join contributions c on c.payment_id = l.payment_id and c.event_box_id = l.event_box_id
      left join corrections s on s.id = l.correction_id and s.written_by is null
      left join event_boxes other
        on other.id = case when s.debit_box_id = l.event_box_id then s.credit_box_id else s.debit_box_id end
      where l.event_box_id = any(${boxIds}) and l.owed_to_hosts <> 0 and l.kind in ('refund', 'correction')
        and coalesce(r.state, '') <> 'returned'
    ) changes
    where place <= ${MAX_CHANGES} order by place`.execute(db)
  const byBox = new Map<string, DebtChange[]>()
  for (const { boxId, ...change } of rows) byBox.set(boxId, [...(byBox.get(boxId) ?? []), change])
  return byBox
}

/** The box exists, deleted or not. */
export async function readBoxMoney(db: Kysely<Database>, boxId: string, when: When): Promise<Money> {
  const read = await readBoxes(db, {
    entries: sql`ledger l where l.event_box_id = ${boxId}`,
    boxes: sql`b.id = ${boxId}`,
  })
  const [box] = await moneyOfBoxes(db, read, when)
  if (!box) throw new Error(`There is no box ${boxId}.`)
  return box.money
}

/** All boxes of a host, deleted ones too: they are paid out as the others. */
export const readHostMoney = async (db: Kysely<Database>, hostId: string, when: When): Promise<HostMoney> =>
  (await readHostAndBoxMoney(db, hostId, when)).ofHost

/** The host's, and of each box its own, as of one moment: what an open dashboard and an open box show. */
export async function readHostAndBoxMoney(
  db: Kysely<Database>,
  hostId: string,
  when: When,
): Promise<{ ofHost: HostMoney; ofBoxes: ReadonlyMap<string, Money> }> {
  const read = await readBoxes(db, {
    entries: sql`event_boxes of_host join ledger l on l.event_box_id = of_host.id where of_host.host_id = ${hostId}`,
    boxes: sql`b.host_id = ${hostId}`,
  })
  const boxes = await moneyOfBoxes(db, read, when)
  return {
    ofHost: {
      sums_paise: totalOf(boxes.map(({ money }) => money.sums_paise)),
      boxes: mostUrgent(
        boxes.map(({ id, name, deleted_at, money }) => ({
          ...{ giftid: id, name, is_deleted: deleted_at !== null },
          ...money,
        })),
      ),
    },
    ofBoxes: new Map(boxes.map(({ id, money }) => [id, money])),
  }
}
