// Inserts orders that only the provider has, with box, guest and key from their notes.

import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { CURRENCY, isChargeable } from '@lifafa/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import * as z from 'zod'
import { raise } from '../../../alarms.ts'
import { getInstallationId, noteRestored } from '../../../db/installation.ts'
import type { Database, KeyMode, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import { isUnusable, type ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { findOrderByRequestKey } from '../reads/orders.ts'
import { intentionIn, isOfOthers, namesSomeBox } from '../rules/notes.ts'
import { listMadeTransfers, storeTransfer } from '../transfer/store-transfer.ts'
import { findLostOrders, type LostOrder } from './find-lost-orders.ts'

type Deps = Pick<Services, 'db' | 'provider' | 'providerSettings'> & {
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Answers how many of `orders` were inserted, due for an immediate check. The provider is asked for the transfer of an order
 * whose notes name a linked account. Throws ProviderError; one about an answer that cannot be used, after the other orders.
 */
export async function importOrder(
  { db, provider, providerSettings, now, log }: Deps,
  orders: ProviderOrder[],
): Promise<number> {
  const installation = await getInstallationId(db)
  const deps = { db, provider, keyMode: keyModeOf(providerSettings.keyId), installation, now, log }
  const ours = orders.filter((order) => !isForeign(order, installation))
  let imported = 0
  let unusable: ProviderError | undefined
  try {
    for (const lost of await findLostOrders(db, ours))
      imported += await importOne(deps, lost).catch((error) => {
        if (!isUnusable(error)) throw error
        unusable = error
        return 0
      })
  } finally {
    if (imported > 0) raise(log, 'orders-were-lost', { imported })
  }
  if (unusable) throw unusable
  return imported
}

const ourReceipt = z.uuid()

/** True for an order of another product, or another installation, on the same account: ours carry the installation's id. */
export const isForeign = (
  { receipt, amount, currency, notes }: ProviderOrder,
  installation: string,
): boolean =>
  !ourReceipt.safeParse(receipt).success ||
  currency !== CURRENCY ||
  !isChargeable(amount) ||
  (notes.installation !== undefined && notes.installation !== installation)

type ImportDeps = Omit<Deps, 'providerSettings'> & { keyMode: KeyMode; installation: string }

/** An order whose owner cannot be determined is skipped. */
async function importOne(
  { db, provider, keyMode, installation, now, log }: ImportDeps,
  order: LostOrder,
): Promise<number> {
  const intended = intentionIn(order.notes)
  const box = await db
    .selectFrom('event_boxes')
    .select('id')
    .where('id', '=', intended.event_box_id)
    .executeTakeFirst()
  if (isOfOthers(order.notes, { installation, namesOurBox: box !== undefined })) return 0
  // An order is stored before the provider has it: only a restored backup can lack its receipt. Noted before anything can fail.
  const isMissingFromBackup = order.ourId !== undefined
  const createdAt = new Date(order.created_at * 1000)
  if (isMissingFromBackup && (await noteRestored(db, now, createdAt)))
    raise(log, 'backup-restored', { order: order.id })
  const eventBoxId = box?.id ?? NO_BOX
  const [transfer] = box ? await listMadeTransfers(provider.route, order) : []
  const isKeyTaken = intended.request_key && (await findOrderByRequestKey(db, intended.request_key))
  return inTransaction(db, async (trx) => {
    const written = await trx
      .insertInto('payment_orders')
      .values({
        id: order.ourId,
        ...intended,
        event_box_id: eventBoxId,
        names_lost_box: !box && namesSomeBox(order.notes),
        // The key belongs to a guest's later attempt, or to another order of the same receipt.
        request_key: isKeyTaken ? null : intended.request_key,
        amount_paise: order.amount,
        state: 'created',
        provider_order_id: order.id,
        key_mode: keyMode,
        account_id: transfer?.recipient ?? null,
        check_at: now,
        created_at: createdAt,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'request_key'])
      .executeTakeFirst()
    if (!written) return 0
    const place = { payment_order_id: written.id, event_box_id: eventBoxId }
    await locate(trx, order.id, place)
    if (written.request_key !== null) await locate(trx, written.request_key, place)
    if (transfer) await storeTransfer(trx, { id: written.id, event_box_id: eventBoxId }, transfer, now)
    return 1
  })
}

const locate = (
  trx: Transaction<Database>,
  id: string,
  place: Pick<Row<'order_locations'>, 'payment_order_id' | 'event_box_id'>,
) =>
  trx
    .insertInto('order_locations')
    .values({ id, ...place })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(place))
    .execute()
