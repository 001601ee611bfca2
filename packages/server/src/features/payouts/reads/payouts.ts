// Reads what a host is owed for a box, its payouts and their attempts.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { type Kysely, sql } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import type { Services } from '../../../services.ts'
import { IS_OF_PAYEE } from '../../../upi-id-checks/reads.ts'
import type { Payee } from '../rules/hold-reason.ts'
import { DAY_MS } from '../rules/states.ts'

export const sumOf = (rows: readonly { amount_paise: Paise }[]): Paise =>
  rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0)

/** As the rule of the same name (rules/states.ts). */
export const isLate = (
  now: Date,
) => sql<boolean>`state in ('open', 'paying') and due_on < ${todayInIndia(now)}
  and coalesce(hold, '') not in ('needs-destination', 'host-inactive')`

/** Payouts that should have arrived before today in India, and have not. */
export const listLate = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('payouts')
    .select(['id', 'event_box_id', 'late_notified_at', 'hold_reason'])
    .where(isLate(now))
    .execute()

const DUE_SOON_MS = 5 * DAY_MS

/**
 * The account that pays hosts needs so much: all payouts that are to be sent now, or are being paid from it, and the debt of events that end
 * within five days. With automatic payouts it is the account at the provider: a payment by hand is paid from our bank account, unless it is in
 * the provider's sheet. Without, it is the one that all payments by hand are paid from.
 */
export async function payoutsDueSoonPaise(
  { db, provider }: Pick<Services, 'db' | 'provider'>,
  now: Date,
): Promise<Paise> {
  const isFromIt = provider.payouts ? sql`(a.channel = 'provider' or f.format = 'provider')` : sql`true`
  const paise = sql<Paise>`(
    (select coalesce(sum(amount_paise), 0) from payouts where state = 'open' and hold is null) +
    (select coalesce(sum(a.amount_paise), 0) from payout_attempts a join payouts p on p.id = a.payout_id
        left join payout_batches f on f.id = a.batch_id
      where a.state in ('submitting', 'submitted') and p.hold is null and ${isFromIt}) +
    (select coalesce(-sum(l.owed_to_hosts), 0) from event_boxes b
      join ledger l on l.event_box_id = b.id and l.owed_to_hosts <> 0
      where b.check_at > ${now} and b.check_at <= ${new Date(now.getTime() + DUE_SOON_MS)}
        and not exists (select from payouts p where p.event_box_id = b.id))
  )::bigint`.as('paise')
  return (await db.selectNoFrom(paise).executeTakeFirstOrThrow()).paise
}

/**
 * The ledger owes the host so much for payments that the provider has not settled yet, refunds deducted: no booked settlement has a
 * line of them. Gifts that are in the guest list and not owed are not counted; of `reserved` gifts, what is not reserved. By box; those
 * without any are absent.
 */
export async function unsettledByBox(
  db: Kysely<Database>,
  eventBoxIds: readonly string[],
  reserved: readonly { paymentId: string; losesPaise: Paise }[] = [],
): Promise<Map<string, Paise>> {
  if (eventBoxIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; paise: Paise }>`
    with owed as materialized (
      select event_box_id as id, payment_id, -sum(owed_to_hosts) as paise from ledger
      where event_box_id = any(${eventBoxIds}) and owed_to_hosts <> 0 and payment_id is not null group by 1, 2
    )
    select id, greatest(0, sum(owed.paise - least(greatest(owed.paise, 0), coalesce(r."losesPaise", 0))))::bigint as paise
    from owed left join jsonb_to_recordset(${JSON.stringify(reserved)}::jsonb) as r ("paymentId" text, "losesPaise" bigint)
      on r."paymentId" = owed.payment_id
    where not exists (
      select from settlement_lines l join settlements s on s.id = l.settlement_id
      where l.payment_id = owed.payment_id and s.booked_at is not null) group by id`.execute(db)
  return new Map(rows.map(({ id, paise }) => [id, paise]))
}

export type NamedPayee = Payee & Pick<Row<'hosts'>, 'id' | 'first_name' | 'last_name'>

/** Who is paid, and what is known of where: `check` is of the bank account where there is one, else of the UPI ID. By the host's id. */
export async function readPayees(
  db: Kysely<Database>,
  hostIds: readonly string[],
): Promise<(hostId: string) => NamedPayee> {
  const hosts = await db
    .selectFrom('hosts')
    .leftJoin('upi_id_checks', (join) => join.on(IS_OF_PAYEE))
    .select(['hosts.id', 'hosts.upi_id', 'upi_id_changed_at', 'deactivated_at', 'first_name', 'last_name'])
    .select(['hosts.bank_account', 'hosts.ifsc', 'bank_account_name', 'bank_account_changed_at'])
    .select(['upi_id_checks.state', 'answer'])
    .where('hosts.id', '=', sql<string>`any(${hostIds}::uuid[])`)
    .execute()
  const payees = new Map(
    hosts.map(({ state, answer, ...host }) => [
      host.id,
      { ...host, check: state === null ? undefined : { state, answer } },
    ]),
  )
  return (id) => {
    const payee = payees.get(id)
    if (!payee) throw new Error(`There is no host ${id}.`)
    return payee
  }
}

/** All payouts of a box, or of several, in the order of their creation. */
export const listPayouts = (
  db: Kysely<Database>,
  boxIds: string | readonly string[],
): Promise<Row<'payouts'>[]> =>
  db
    .selectFrom('payouts')
    .selectAll()
    .where('event_box_id', '=', anyOf(boxIds))
    .orderBy('event_box_id')
    .orderBy('number')
    .execute()

/** Rows by their box. */
export const byBox = <R extends { event_box_id: string }>(rows: readonly R[]): ReadonlyMap<string, R[]> =>
  Map.groupBy(rows, ({ event_box_id }) => event_box_id)

const anyOf = (ids: string | readonly string[]) => sql<string>`any(${[ids].flat()})`

export type BoxAttempt = Row<'payout_attempts'> & { event_box_id: string }

/** All attempts to pay a box, or several, in the order in which they were started. */
export const listAttempts = (
  db: Kysely<Database>,
  boxIds: string | readonly string[],
): Promise<BoxAttempt[]> =>
  db
    .selectFrom('payout_attempts')
    .innerJoin('payouts', 'payouts.id', 'payout_attempts.payout_id')
    .selectAll('payout_attempts')
    .select('event_box_id')
    .where('event_box_id', '=', anyOf(boxIds))
    .orderBy('payout_attempts.created_at')
    .orderBy('payout_attempts.id')
    .execute()

/**
 * Sum that the host is owed for each box and that is not being sent; negative where the host owes us. One statement reads both: an attempt
 * that ends meanwhile, of a box that the caller has not locked, is no debt. `without`: an attempt that counts as not started.
 */
export async function unpaidByBox(
  db: Kysely<Database>,
  boxIds: readonly string[],
  without: string | null = null,
): Promise<ReadonlyMap<string, Paise>> {
  const { rows } = await sql<{ id: string; paise: Paise }>`
    with owed as (
      select event_box_id, -sum(owed_to_hosts) as paise from ledger
      where event_box_id = any(${boxIds}) and owed_to_hosts <> 0 group by 1
    ), live as (
      select p.event_box_id, sum(a.amount_paise) as paise from payouts p join payout_attempts a on a.payout_id = p.id
      where p.event_box_id = any(${boxIds}) and a.state in ('submitting', 'submitted') and a.id is distinct from ${without}::uuid
      group by 1
    )
    select b.id, (coalesce(owed.paise, 0) - coalesce(live.paise, 0))::bigint as paise
    from event_boxes b left join owed on owed.event_box_id = b.id left join live on live.event_box_id = b.id
    where b.id = any(${boxIds})`.execute(db)
  return new Map(rows.map(({ id, paise }) => [id, paise]))
}

/** The same of one box. */
export const unpaidPaise = async (db: Kysely<Database>, boxId: string): Promise<Paise> =>
  (await unpaidByBox(db, [boxId])).get(boxId) ?? 0
