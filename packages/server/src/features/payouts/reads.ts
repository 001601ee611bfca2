// Reads what a host is owed for a box, and its payouts.
import { HELD_FOR_HOST } from '@lifafa/contract/box-money/money-states'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { OPEN_PAYOUT_STATES } from '../../db/open-payouts.ts'
import type { Database, Paise, Row } from '../../db/tables.ts'
import { rowsOf } from '../../provider/client/read-rows.ts'
import type { ProviderPayout, SentPayouts } from '../../provider/objects/payouts.ts'
import { PER_PAGE } from '../../provider/pages.ts'
import { findUpiIdCheck } from '../../upi-id-checks/reads.ts'
import { isMoneySent, isOnTheWay } from './rules/states.ts'

export const sumOf = (payouts: readonly { amount_paise: Paise }[]): Paise =>
  payouts.reduce((sum, { amount_paise }) => sum + amount_paise, 0)

/** As the rule of the same name (rules/late.ts). */
const isLate = (now: Date) => sql<boolean>`state in ${OPEN_PAYOUT_STATES}
  and due_on < ${todayInIndia(now)} and coalesce(hold, '') not in (${sql.join(Object.keys(HELD_FOR_HOST))})`

/** Payouts that should have arrived before today in India, and have not. */
export async function countLate(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isLate(now))
    .executeTakeFirstOrThrow()
  return count
}

/** Their ids. */
export async function listLate(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('payouts').select('id').where(isLate(now)).execute()
  return rows.map(({ id }) => id)
}

/** Boxes with such payouts that their hosts were not told of, at most a hundred. */
export async function listBoxesToldNothing(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payouts')
    .select('event_box_id')
    .distinct()
    .where(isLate(now))
    .where('told_late_at', 'is', null)
    .limit(100)
    .execute()
  return rows.map(({ event_box_id }) => event_box_id)
}

const DUE_SOON_MS = 5 * 24 * 60 * 60 * 1000

/**
 * What the account that pays hosts needs: all payouts that are to be sent now, and the debt of events that end within
 * five days.
 */
export async function payoutsDueSoonPaise(db: Kysely<Database>, now: Date): Promise<Paise> {
  const { rows } = await sql<{ paise: Paise }>`select (
    (select coalesce(sum(amount_paise), 0) from payouts where state in ('due', 'sent', 'processing')) +
    (select coalesce(-sum(l.owed_to_hosts), 0) from event_boxes b
      join ledger l on l.event_box_id = b.id and l.owed_to_hosts <> 0
      where b.check_at > ${now} and b.check_at <= ${new Date(now.getTime() + DUE_SOON_MS)}
        and not exists (select from payouts p where p.event_box_id = b.id))
  )::bigint as paise`.execute(db)
  return rows[0]?.paise ?? 0
}

/**
 * What the ledger owes the host for payments that the provider has not settled yet, refunds deducted: no booked settlement has a
 * line of them. Gifts that are in the guest list and not owed are not counted.
 */
export const unsettledPaise = async (db: Kysely<Database>, eventBoxId: string): Promise<Paise> =>
  (await readUnsettled(db, sql`event_box_id = ${eventBoxId}`)).get(eventBoxId) ?? 0

/** The same for several boxes; those without any are absent. */
export const unsettledByBox = async (
  db: Kysely<Database>,
  eventBoxIds: readonly string[],
): Promise<Map<string, Paise>> =>
  eventBoxIds.length === 0 ? new Map() : readUnsettled(db, sql`event_box_id = any(${eventBoxIds})`)

async function readUnsettled(
  db: Kysely<Database>,
  isOfBox: RawBuilder<unknown>,
): Promise<Map<string, Paise>> {
  const { rows } = await sql<{ id: string; paise: Paise }>`
    with owed as materialized (
      select event_box_id as id, payment_id, -sum(owed_to_hosts) as paise from ledger
      where ${isOfBox} and owed_to_hosts <> 0 and payment_id is not null group by 1, 2
    )
    select id, sum(paise)::bigint as paise from owed where not exists (
      select from settlement_lines l join settlements s on s.id = l.settlement_id
      where l.payment_id = owed.payment_id and s.booked_at is not null) group by id`.execute(db)
  return new Map(rows.map(({ id, paise }) => [id, paise]))
}

/** What was sent to a UPI ID since a moment, or paid to it by hand, and has not come back. */
export async function sentPaise(db: Kysely<Database>, upiId: string, since: Date): Promise<Paise> {
  const { rows } = await sql<{ paise: Paise }>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from payouts
    where upi_id = ${upiId} and state in ('sent', 'processing', 'processed')
      and coalesce(sent_at, paid_at) >= ${since}`.execute(db)
  return rows[0]?.paise ?? 0
}

/** Who is paid for a box, and what is known of the UPI ID. */
export async function readPayee(db: Kysely<Database>, hostId: string) {
  const host = await db
    .selectFrom('hosts')
    .select(['id', 'upi_id', 'upi_id_changed_at', 'deactivated_at', 'first_name', 'last_name'])
    .where('id', '=', hostId)
    .executeTakeFirstOrThrow()
  return { ...host, check: await findUpiIdCheck(db, host) }
}

/** All payouts of a box, in the order of their creation. */
export const listPayouts = (db: Kysely<Database>, eventBoxId: string): Promise<Row<'payouts'>[]> =>
  db.selectFrom('payouts').selectAll().where('event_box_id', '=', eventBoxId).orderBy('number').execute()

/** What the ledger owes the host for a box, payouts that are being sent included; negative where the host owes us. */
export async function owedPaise(db: Kysely<Database>, eventBoxId: string): Promise<Paise> {
  const { paise } = await db
    .selectFrom('ledger')
    .select(sql<Paise>`coalesce(-sum(owed_to_hosts), 0)::bigint`.as('paise'))
    .where('event_box_id', '=', eventBoxId)
    .where('owed_to_hosts', '<>', 0)
    .executeTakeFirstOrThrow()
  return paise
}

/**
 * What was reversed at a linked account for refunds that are under way: the ledger owes it to the host until they have succeeded, but it
 * must not be paid out before they have failed.
 */
export async function reservedPaise(db: Kysely<Database>, eventBoxId: string): Promise<Paise> {
  const { rows } = await sql<{ paise: Paise }>`
    select coalesce(sum(greatest(owed, 0)), 0)::bigint as paise from (
      select -sum(owed_to_hosts) as owed from ledger
      where event_box_id = ${eventBoxId} and owed_to_hosts <> 0 and payment_id in (
        select payment_id from refunds where event_box_id = ${eventBoxId} and state in ('requested', 'sent'))
      group by payment_id having bool_or(kind = 'transfer-reversal')) as reversed`.execute(db)
  return rows[0]?.paise ?? 0
}

/** What may be paid out for a box, payouts that are being sent included. */
export const payablePaise = async (db: Kysely<Database>, eventBoxId: string): Promise<Paise> =>
  (await owedPaise(db, eventBoxId)) - (await reservedPaise(db, eventBoxId))

/** What the host is owed for a box and is not being sent; negative where the host owes us. */
export async function unpaidPaise(db: Kysely<Database>, eventBoxId: string): Promise<Paise> {
  const onTheWay = (await listPayouts(db, eventBoxId)).filter(isOnTheWay)
  return (await owedPaise(db, eventBoxId)) - sumOf(onTheWay)
}

/** Paise that the host of a box was sent, or is being sent, beyond what is owed; 0 or less: none. */
export const overpaidPaise = async (trx: Transaction<Database>, eventBoxId: string): Promise<Paise> =>
  -(await unpaidPaise(trx, eventBoxId))

/** No backup is older. */
export const LONGEST_AGO_MS = 30 * 24 * 60 * 60 * 1000

export type MissingPayout = ProviderPayout & { boxId: string; box: string; host: string }

/**
 * The provider's payouts of our boxes that our books lack, and that have arrived or are under way: since the last comparison, of the last
 * thirty days. Each is to be entered by a correction, which does not take it off this list. Throws ProviderError.
 */
export async function listMissing(
  db: Kysely<Database>,
  sentPayouts: Pick<SentPayouts, 'list'>,
  now: Date,
): Promise<MissingPayout[]> {
  const { compared_at } = await db.selectFrom('installation').select('compared_at').executeTakeFirstOrThrow()
  const from = new Date(Math.max(compared_at?.getTime() ?? 0, now.getTime() - LONGEST_AGO_MS))
  const missing: MissingPayout[] = []
  for (let skip = 0; ; skip += PER_PAGE) {
    const listed = await sentPayouts.list({ from, to: now }, skip)
    missing.push(...(await keepMissing(db, listed.filter(isMoneySent))))
    if (rowsOf(listed) < PER_PAGE) return missing
  }
}

async function keepMissing(db: Kysely<Database>, listed: ProviderPayout[]): Promise<MissingPayout[]> {
  const { rows } = await sql<Pick<MissingPayout, 'id' | 'boxId' | 'box' | 'host'>>`
    select l.id, b.id as "boxId", b.name as box, h.first_name || ' ' || h.last_name as host
    from jsonb_to_recordset(${JSON.stringify(
      listed.map(({ id, reference_id, notes }) => ({ id, reference_id, box: notes.event_box })),
    )}::jsonb) as l (id text, reference_id text, box text)
    join event_boxes b on b.id = l.box join hosts h on h.id = b.host_id
    where not exists (select from payouts p where p.id::text = l.reference_id)`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  return listed.flatMap((payout) => {
    const of = found.get(payout.id)
    return of ? [{ ...payout, ...of }] : []
  })
}
