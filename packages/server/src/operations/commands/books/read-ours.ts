// Reads our books, as of one moment: totals, each payment, each payout, and every inconsistency.
import { sql, type Transaction } from 'kysely'
import { type OwnBooks, readOwnBooks } from '../../../books/read-own-books.ts'
import type { Database, KeyMode, Paise, PaymentStatus, PayoutState } from '../../../db/tables.ts'
import type { Theirs } from './read-theirs.ts'

export type OurPayment = {
  id: string
  status: PaymentStatus
  amountPaise: Paise
  /** Contribution and fee, where it is a contribution. */
  chargePaise: Paise | null
  givenBackPaise: Paise
  isRefundOpen: boolean
  /** Its order is still checked at the provider. */
  isOrderOpen: boolean
}

export type OurPayout = {
  id: string
  eventBoxId: string
  state: PayoutState
  amountPaise: Paise
  providerPayoutId: string | null
  /** It is still checked at the provider. */
  isOpen: boolean
}

export type Ours = OwnBooks & {
  payments: Map<string, OurPayment>
  /** Of payments that only the provider has, the orders that are ours: whether they are still checked. */
  orders: Map<string, boolean>
  payouts: Map<string, OurPayout>
}

/** Payments of the other key mode, which the provider does not list here, are left out. */
export async function readOurs(
  trx: Transaction<Database>,
  keyMode: KeyMode,
  theirs: Theirs | undefined,
): Promise<Ours> {
  const payments = theirs ? await readPayments(trx, keyMode) : new Map()
  return {
    ...(await readOwnBooks(trx, keyMode)),
    payments,
    orders: await readOrders(trx, onlyTheirs(payments, theirs)),
    payouts: await readPayouts(trx),
  }
}

const onlyTheirs = (ours: Map<string, OurPayment>, theirs: Theirs | undefined): string[] =>
  [...(theirs?.payments.values() ?? [])].flatMap(({ id, order_id }) =>
    order_id === null || ours.has(id) ? [] : [order_id],
  )

const PER_PAGE = 5_000

async function readPayments(trx: Transaction<Database>, keyMode: KeyMode): Promise<Map<string, OurPayment>> {
  const all = new Map<string, OurPayment>()
  for (let after = ''; ; ) {
    const { rows } = await sql<OurPayment>`
      select p.id, p.status, p.amount_paise as "amountPaise", c.amount_paise + c.fee_paise as "chargePaise",
        o.check_at is not null as "isOrderOpen", refunded.paise as "givenBackPaise", refunded.is_open as "isRefundOpen"
      from payments p join payment_orders o on o.id = p.payment_order_id and o.event_box_id = p.event_box_id
      left join contributions c on c.payment_id = p.id and c.event_box_id = p.event_box_id
      join lateral (
        select coalesce(sum(r.amount_paise) filter (where r.state = 'processed'), 0)::bigint as paise,
          coalesce(bool_or(r.state in ('requested', 'sent')), false) as is_open
        from refunds r where r.payment_id = p.id and r.event_box_id = p.event_box_id
          -- What a lost dispute took is no refund at the provider.
          and r.kind <> 'dispute'
      ) refunded on true
      where o.key_mode = ${keyMode} and p.id > ${after} order by p.id limit ${PER_PAGE}`.execute(trx)
    for (const row of rows) all.set(row.id, row)
    after = rows.at(-1)?.id ?? ''
    if (rows.length < PER_PAGE) return all
  }
}

async function readOrders(
  trx: Transaction<Database>,
  providerOrderIds: string[],
): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    select provider_order_id as id, check_at is not null as "isOpen" from payment_orders
    where provider_order_id = any(${providerOrderIds})`.execute(trx)
  return new Map(rows.map(({ id, isOpen }) => [id, isOpen]))
}

async function readPayouts(trx: Transaction<Database>): Promise<Map<string, OurPayout>> {
  const { rows } = await sql<OurPayout>`
    select id, event_box_id as "eventBoxId", state, amount_paise as "amountPaise",
      provider_payout_id as "providerPayoutId", check_at is not null as "isOpen"
    from payouts`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}
