// Orders that name no event box wait here for the proof that names one; then they are ordinary orders (decision 30).
// Nothing is stored of their guests, and of their payments a flag alone.
import { type Kysely, sql, type Transaction } from 'kysely'
import { getInstallationId } from '../../../db/installation.ts'
import { reopenErasure } from '../../../db/reopen-erasure.ts'
import type { Database, KeyMode, Paise, Row } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import type { PaymentProvider } from '../../../provider/provider.ts'
import { raiseFlag, resolveFlags } from '../../../review-flags/writes.ts'
import { findWaitingOrderBy } from '../reads/orders.ts'
import { nextCheck } from '../rules/checks.ts'
import { type LateGuest, nameGuest } from './complete-order.ts'
import { openAtProvider } from './open-at-provider.ts'

type Waiting = Row<'waiting_orders'>
type Deps = {
  db: Kysely<Database>
  provider: PaymentProvider
  keyMode: KeyMode
  checkAfterMs: readonly number[]
  now: Date
}

/** As `openOrder`, of a caller that names no box. */
export async function openWaitingOrder(
  { db, provider, keyMode, checkAfterMs, now }: Deps,
  { amountPaise, requestKey }: { amountPaise: Paise; requestKey: string | null },
): Promise<{ id: string; paid: boolean }> {
  const checkAt = nextCheck(now, now, checkAfterMs)
  const written = await db
    .insertInto('waiting_orders')
    .values({
      ...{ amount_paise: amountPaise, request_key: requestKey, key_mode: keyMode },
      ...{ check_at: checkAt, created_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  const order = written ?? (requestKey && (await findWaitingOrderBy(db, 'request_key', requestKey)))
  if (!order || order.amount_paise !== amountPaise) throw new Failure('requestKeyReused')
  // A proof of its payment has named the box.
  if (order.provider_order_id !== null)
    return { id: order.provider_order_id, paid: order.event_box_id !== null }
  const deps = { provider, installation: await getInstallationId(db), transfer: undefined }
  const opened = await openAtProvider(deps, order, written !== undefined)
  return { id: await storeProviderId(db, order, opened.id), paid: false }
}

/** Returns the stored id: a concurrent request may have stored another order's id first. */
export async function storeProviderId(
  db: Kysely<Database>,
  { id }: Waiting,
  providerOrderId: string,
): Promise<string> {
  const { provider_order_id } = await db
    .updateTable('waiting_orders')
    .set(({ fn, val, ref }) => ({
      provider_order_id: fn.coalesce(ref('provider_order_id'), val(providerOrderId)),
    }))
    .where('id', '=', id)
    .returning('provider_order_id')
    .executeTakeFirstOrThrow()
  return provider_order_id ?? providerOrderId
}

/**
 * Names the order's box, and writes the order in it, due for a check: its payments so far are read from the provider then. The box that
 * was named first stays. Undefined for an order of a box that a restored backup lacks: nobody may claim it for another one.
 */
export const nameBox = (
  db: Kysely<Database>,
  { id }: Waiting,
  boxId: string,
  late: LateGuest,
  now: Date,
): Promise<Row<'payment_orders'> | undefined> =>
  inRepeatableTransaction(db, async (trx) => {
    const named = await trx
      .updateTable('waiting_orders')
      .set(({ fn, val, ref }) => ({
        event_box_id: fn.coalesce(ref('event_box_id'), val(boxId)),
        check_at: null,
      }))
      .where('id', '=', id)
      .where('names_lost_box', '=', false)
      .returningAll()
      .executeTakeFirst()
    if (!named) return undefined
    await resolveFlags(trx, { kind: 'no-box', providerOrderId: named.provider_order_id ?? '' }, now)
    const order = await writeInBox(trx, named, now)
    await nameGuest(trx, order, late, now)
    return order
  })

/**
 * Written by each caller that finds the box named. On Citus servers commit one after another, and the order may be
 * seen a moment later than the name of its box. The request key stays with the waiting order.
 */
async function writeInBox(
  trx: Transaction<Database>,
  { id, event_box_id, amount_paise, provider_order_id, key_mode, created_at }: Waiting,
  now: Date,
): Promise<Row<'payment_orders'>> {
  const { rows: written } = await sql`
    insert into payment_orders (id, event_box_id, amount_paise, provider_order_id, key_mode, state, check_at, created_at, updated_at)
    values (${id}, ${event_box_id}, ${amount_paise}, ${provider_order_id}, ${key_mode}, 'created', ${now}, ${created_at}, ${now})
    on conflict do nothing returning id`.execute(trx)
  const order = await trx
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', id)
    .where('event_box_id', '=', event_box_id)
    .executeTakeFirstOrThrow()
  if (written.length > 0) await reopenErasure(trx, order.event_box_id)
  return order
}

/**
 * Returns the box of an order that waited and whose box is named. `waiting`: none is named yet, and captured money
 * is flagged. Undefined: no such order waits. The row is locked: a box that is named meanwhile resolves the flag.
 */
export async function notePaymentOfWaiting(
  trx: Transaction<Database>,
  { id, order_id, status, amount }: ProviderPayment,
  now: Date,
): Promise<{ boxId: string } | 'waiting' | undefined> {
  const order = await trx
    .selectFrom('waiting_orders')
    .selectAll()
    .where('provider_order_id', '=', order_id)
    .forUpdate()
    .executeTakeFirst()
  if (!order) return undefined
  if (order.event_box_id !== null) return { boxId: (await writeInBox(trx, order, now)).event_box_id }
  const detail = { paid_paise: amount, order_id: order_id ?? '' }
  if (status === 'captured') await raiseFlag(trx, 'no-box', { paymentId: id, detail, now })
  return 'waiting'
}
