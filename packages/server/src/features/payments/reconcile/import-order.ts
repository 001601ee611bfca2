// Inserts orders that only the provider has, with box, guest and key from their notes.
import { CURRENCY, isChargeable } from '@lifafa/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { raise } from '../../../alarms.ts'
import { getInstallationId, noteRestored } from '../../../db/installation.ts'
import { reopenErasure } from '../../../db/reopen-erasure.ts'
import type { Database, KeyMode } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import { isUnusable, type ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { findOrderBy, findWaitingOrderBy } from '../reads/orders.ts'
import { intentionIn, namesSomeBox } from '../rules/notes.ts'
import { listMadeTransfers, storeTransfer } from '../transfer/store-transfer.ts'
import { findLostOrders, type LostOrder } from './find-lost-orders.ts'

type Deps = Pick<Services, 'db' | 'provider' | 'providerSettings'> & {
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Returns how many of `orders` were inserted, due for an immediate check. The provider is asked for the transfer of an order
 * whose notes name a linked account. Throws ProviderError; one about an answer that cannot be used, after the other orders.
 */
export async function importOrder(
  { db, provider, providerSettings, now, log }: Deps,
  orders: ProviderOrder[],
): Promise<number> {
  const installation = await getInstallationId(db)
  const deps = { db, provider, keyMode: keyModeOf(providerSettings.keyId), now, log }
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

type ImportDeps = Omit<Deps, 'providerSettings'> & { keyMode: KeyMode }

/** An order whose owner cannot be determined is skipped. */
async function importOne({ db, provider, keyMode, now, log }: ImportDeps, order: LostOrder): Promise<number> {
  const intended = intentionIn(order.notes)
  const box = await db
    .selectFrom('event_boxes')
    .select('id')
    .where('id', '=', intended.event_box_id)
    .executeTakeFirst()
  // Without an installation's id (from before there were ids, or where the provider took no notes) it is ours if it names our box.
  if (!box && order.notes.installation === undefined) return 0
  // An order is stored before the provider has it: only a restored backup can lack its receipt. Noted before anything can fail.
  const isMissingFromBackup = order.ourId !== undefined
  const createdAt = new Date(order.created_at * 1000)
  if (isMissingFromBackup && (await noteRestored(db, now, createdAt)))
    raise(log, 'backup-restored', { order: order.id })
  const { request_key: key } = intended
  const isKeyTaken = key && (await isKnown(db, key))
  const imported = {
    id: order.ourId,
    amount_paise: order.amount,
    provider_order_id: order.id,
    // The key belongs to a guest's later attempt, or to another order of the same receipt.
    request_key: isKeyTaken ? null : key,
    key_mode: keyMode,
    check_at: now,
    created_at: createdAt,
  }
  if (!box) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('waiting_orders')
      .values({ ...imported, names_lost_box: namesSomeBox(order.notes) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows ?? 0)
  }
  const [transfer] = await listMadeTransfers(provider.route, order)
  const { guest_name, guest_phone, guest_address } = intended
  return inTransaction(db, async (trx) => {
    const written = await trx
      .insertInto('payment_orders')
      .values({
        ...imported,
        ...{ event_box_id: box.id, guest_name, guest_phone, guest_address },
        ...{ state: 'created', account_id: transfer?.recipient ?? null, updated_at: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!written) return 0
    await reopenErasure(trx, box.id)
    if (transfer) await storeTransfer(trx, { id: written.id, event_box_id: box.id }, transfer, now)
    return 1
  })
}

const isKnown = async (db: Kysely<Database>, requestKey: string): Promise<boolean> =>
  (await findOrderBy(db, 'request_key', requestKey)) !== undefined ||
  (await findWaitingOrderBy(db, 'request_key', requestKey)) !== undefined
