// Inserts rows for tests: each creates the parents that are not overrides, and accepts overrides.
import { randomBytes, randomUUID } from 'node:crypto'
import { endsAt } from '@lifafa/contract/event-timing'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { Database, Row } from '../db/tables.ts'
import { withoutTriggers } from './database/without-triggers.ts'

type Db = Kysely<Database>

/** A row as it may be inserted. */
export type NewRow<T extends keyof Database> = Insertable<Database[T]>

/** The time of everything in these rows, by default. */
export const SOME_TIME = new Date('2026-11-21T06:00:00Z')

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export const someBoxId = (): string =>
  Array.from(randomBytes(22), (byte) => BASE58.charAt(byte % BASE58.length)).join('')

export const insertHost = (db: Db, host: Partial<NewRow<'hosts'>> = {}): Promise<Row<'hosts'>> =>
  db
    .insertInto('hosts')
    .values({
      email: `${randomUUID()}@example.com`,
      first_name: 'Meera',
      last_name: 'Nair',
      phone_number: '9876543210',
      address: '12 MG Road, Kochi',
      upi_id: null,
      password_hash: 'of no password',
      email_verified_at: SOME_TIME,
      deactivated_at: null,
      agreed_to_terms_at: SOME_TIME,
      agreed_to_refund_policy_at: SOME_TIME,
      first_signed_in_at: null,
      created_at: SOME_TIME,
      updated_at: SOME_TIME,
      ...host,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const insertEventBox = async (
  db: Db,
  box: Partial<NewRow<'event_boxes'>> = {},
): Promise<Row<'event_boxes'>> =>
  db
    .insertInto('event_boxes')
    .values({
      id: someBoxId(),
      host_id: box.host_id ?? (await insertHost(db)).id,
      event_type: 'marriage',
      name: 'Asha & Ravi',
      groom_name: 'Ravi Kumar',
      bride_name: 'Asha Nair',
      location: 'Kochi',
      event_date: '2026-11-22',
      created_at: SOME_TIME,
      updated_at: SOME_TIME,
      deleted_at: null,
      check_at: endsAt(box.event_date ?? '2026-11-22'),
      ...box,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const insertPaymentOrder = async (
  db: Db,
  order: Partial<NewRow<'payment_orders'>> = {},
): Promise<Row<'payment_orders'>> => {
  return db
    .insertInto('payment_orders')
    .values({
      event_box_id: order.event_box_id === undefined ? (await insertEventBox(db)).id : order.event_box_id,
      guest_name: 'Joseph Thomas',
      guest_phone: '9123456780',
      guest_address: '4 Beach Road, Alappuzha',
      amount_paise: 52_104,
      state: 'created',
      provider_order_id: `order_${randomUUID()}`,
      request_key: null,
      key_mode: 'test',
      created_at: SOME_TIME,
      updated_at: SOME_TIME,
      paid_at: null,
      ...order,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const insertPaymentRow = async (db: Db, payment: Partial<NewRow<'payments'>>): Promise<Row<'payments'>> => {
  const order =
    payment.payment_order_id === undefined
      ? await insertPaymentOrder(db)
      : await db
          .selectFrom('payment_orders')
          .selectAll()
          .where('id', '=', payment.payment_order_id)
          .executeTakeFirstOrThrow()
  return db
    .insertInto('payments')
    .values({
      id: `pay_${randomUUID()}`,
      payment_order_id: order.id,
      event_box_id: order.event_box_id,
      status: 'captured',
      amount_paise: 52_104,
      currency: 'INR',
      method: 'upi',
      vpa: 'guest@bank',
      rrn: '123456789012',
      error_code: null,
      error_description: null,
      provider_created_at: SOME_TIME,
      first_seen_at: SOME_TIME,
      updated_at: SOME_TIME,
      ...payment,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The box of a payment, which its refunds and disputes have too. */
export const boxOfPayment = async (db: Db, paymentId: string): Promise<string> => {
  const payment = await db
    .selectFrom('payments')
    .select('event_box_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return payment.event_box_id
}

/** A payment that is no contribution, as left by applyPayment: captured money is unallocated. */
export const insertPayment = async (
  db: Db,
  overrides: Partial<NewRow<'payments'>> = {},
): Promise<Row<'payments'>> => {
  const payment = await insertPaymentRow(db, overrides)
  const { id: payment_id, event_box_id, amount_paise } = payment
  if (payment.status === 'captured' && payment.currency === 'INR')
    await insertEntry(db, {
      ...{ kind: 'unallocated-payment', payment_id, event_box_id },
      ...{ gateway_receivable: amount_paise, suspense: -amount_paise },
    })
  return payment
}

/** An entry in the ledger; a correction by default. */
export const insertEntry = async (db: Db, entry: Partial<NewRow<'ledger'>>): Promise<Row<'ledger'>> =>
  db
    .insertInto('ledger')
    .values({ kind: 'correction', occurred_at: SOME_TIME, created_at: SOME_TIME, ...entry })
    .returningAll()
    .executeTakeFirstOrThrow()

type PayoutRows = { payout?: Partial<NewRow<'payouts'>>; attempt?: Partial<NewRow<'payout_attempts'>> }

/** A payout of ₹501 of a box, open by default; with an attempt where one is named, in the state `submitting` by default. */
export async function insertPayout(
  db: Db,
  box: Pick<Row<'event_boxes'>, 'id' | 'host_id'>,
  { payout, attempt }: PayoutRows = {},
): Promise<{ payout: Row<'payouts'>; attempt: Row<'payout_attempts'> | undefined }> {
  const at = { created_at: SOME_TIME, updated_at: SOME_TIME }
  const made = await db
    .insertInto('payouts')
    .values({
      ...{
        event_box_id: box.id,
        host_id: box.host_id,
        number: 1,
        amount_paise: 50_100,
        due_on: '2026-11-30',
      },
      ...at,
      state: attempt ? 'paying' : 'open',
      ...payout,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!attempt) return { payout: made, attempt: undefined }
  const tried = await db
    .insertInto('payout_attempts')
    .values({
      ...{ payout_id: made.id, channel: 'provider', amount_paise: made.amount_paise, state: 'submitting' },
      ...{ upi_id: 'meera@okbank', payee_name: 'Meera Nair', ...at },
      ...attempt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { payout: made, attempt: tried }
}

/** A contribution as left by applyPayment: order paid, payment captured, contribution, ledger. `overrides` replaces columns. */
export const insertContribution = async (
  db: Db,
  overrides: Partial<NewRow<'contributions'>> = {},
): Promise<Row<'contributions'>> => {
  const amount_paise = overrides.amount_paise ?? 50_100
  const fee_paise = overrides.fee_paise ?? amount_paise / 25
  const boxId = overrides.event_box_id ?? (await insertEventBox(db)).id
  const box = await db.selectFrom('event_boxes').selectAll().where('id', '=', boxId).executeTakeFirstOrThrow()
  const paid_at = overrides.paid_at ?? SOME_TIME
  const charge = { amount_paise: (amount_paise / 25) * 26 }
  const order = await insertPaymentOrder(db, { ...charge, event_box_id: box.id, state: 'paid', paid_at })
  const made = { payment_order_id: order.id, provider_created_at: paid_at }
  const payment = await insertPaymentRow(db, { ...charge, ...made })
  const contribution = await db
    .insertInto('contributions')
    .values({
      event_box_id: box.id,
      payment_order_id: order.id,
      payment_id: payment.id,
      guest_name: order.guest_name,
      guest_phone: order.guest_phone,
      guest_address: order.guest_address,
      amount_paise,
      fee_paise,
      paid_at,
      created_at: SOME_TIME,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertEntry(db, {
    kind: 'contribution',
    event_box_id: box.id,
    payment_id: payment.id,
    contribution_id: contribution.id,
    gateway_receivable: amount_paise + fee_paise,
    owed_to_hosts: -amount_paise,
    platform_fee: -fee_paise,
    occurred_at: paid_at,
    created_at: contribution.created_at,
  })
  return contribution
}

/** A refund of a contribution, as left by recordRefund: in the ledger, and off what is kept. */
export async function insertRefundOf(
  db: Db,
  { id, payment_id, event_box_id, amount_paise }: Row<'contributions'>,
  backPaise: number,
  at: Date = SOME_TIME,
): Promise<void> {
  const fee = backPaise / 25
  const { id: refund_id } = await db
    .insertInto('refunds')
    .values({
      ...{
        payment_id,
        event_box_id,
        amount_paise: backPaise + fee,
        kind: 'external',
        state: 'processed',
        check_at: null,
      },
      ...{ provider_refund_id: `rfnd_${randomUUID()}`, created_at: SOME_TIME, updated_at: SOME_TIME },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertEntry(db, {
    ...{ kind: 'refund', event_box_id, payment_id, refund_id },
    ...{ gateway_receivable: -backPaise - fee, owed_to_hosts: backPaise, platform_fee: fee },
    occurred_at: at,
  })
  await db
    .updateTable('contributions')
    .set({ refunded_paise: sql`refunded_paise + ${Math.min(backPaise, amount_paise)}` })
    .where('id', '=', id)
    .execute()
}

export const insertFlag = (
  db: Db,
  flag: Partial<NewRow<'review_flags'>> & { payment_id: string | null },
): Promise<Row<'review_flags'>> =>
  db
    .insertInto('review_flags')
    .values({ kind: 'gift-gone', detail: '{}', raised_at: SOME_TIME, ...flag })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Deletes hosts and all that is theirs. */
export async function emptyHosts(db: Db): Promise<void> {
  await withoutTriggers(db, async (trx) => {
    await sql`truncate hosts, payment_orders, waiting_orders, activities, ledger, review_flags, settlement_lines cascade`.execute(
      trx,
    )
    await trx.updateTable('platform_totals').set({ users: 0, events: 0 }).execute()
  })
}
