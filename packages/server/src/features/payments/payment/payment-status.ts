// Tells a browser what has become of its gift, and asks the provider where our own record cannot say: a guest need not wait
// for webhooks, nor for the reconciler.
import type { PaymentState } from '@lifafa/contract/endpoints/payments'
import { paiseToRupees } from '@lifafa/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { findOrderByRequestKey } from '../reads.ts'
import { reconcileOrder } from '../reconcile/reconcile-order.ts'
import { askAgainMs, stateForGuest } from '../rules.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider' | 'settings'> & {
  now: Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** `amount`: whole rupees given. A key that nobody made up is a gift that nobody has begun to pay. */
export async function findPaymentStatus(
  deps: Deps,
  requestKey: string,
): Promise<{ state: PaymentState; amount?: number }> {
  const { db } = deps
  const order = await findOrderByRequestKey(db, requestKey)
  if (!order) return { state: 'none' }
  const isAnswered = !(await isToBeAsked(deps, order)) || (await askProvider(deps, order))
  const contribution = await db
    .selectFrom('contributions')
    .select('amount_paise')
    .where('payment_order_id', '=', order.id)
    .executeTakeFirst()
  if (contribution) return { state: 'paid', amount: paiseToRupees(contribution.amount_paise) }
  // What the provider did not tell may be a payment.
  return { state: isAnswered ? stateForGuest(await attemptsOf(db, order.id)) : 'pending' }
}

/** One of all who ask at once is chosen, in whatever process. Before the provider has an order nobody can have paid. */
async function isToBeAsked({ db, now }: Deps, order: Row<'payment_orders'>): Promise<boolean> {
  if (order.state === 'paid' || order.provider_order_id === null) return false
  const { numUpdatedRows } = await db
    .updateTable('payment_orders')
    .set({ updated_at: now })
    .where('id', '=', order.id)
    .where('state', '!=', 'paid')
    .where('updated_at', '<=', new Date(now.getTime() - askAgainMs(order.created_at, now)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where it did not answer. */
async function askProvider(deps: Deps, order: Row<'payment_orders'>): Promise<boolean> {
  const checkAfterMs = deps.settings.reconcileAfterMs
  try {
    await reconcileOrder({ ...deps, checkAfterMs }, order)
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    deps.log.warn({ err: error }, 'the provider did not tell what has become of an order')
    return false
  }
}

const attemptsOf = (db: Kysely<Database>, orderId: string) =>
  db.selectFrom('payments').select('status').where('payment_order_id', '=', orderId).execute()
