// Answers the status of a guest's payment, and asks the provider where our record is not final: a guest need not wait for
// webhooks or reconciliation.
import type { PaymentState } from '@lifafa/contract/endpoints/payments'
import { paiseToRupees } from '@lifafa/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { findOrderByRequestKey } from '../reads/orders.ts'
import { reconcileOrder } from '../reconcile/reconcile-order.ts'
import { askAgainMs } from '../rules/checks.ts'
import { stateForGuest } from '../rules/states.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'live' | 'provider' | 'settings'> & {
  now: Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** `amount`: whole rupees of the contribution. An unknown key is a contribution that was not begun. */
export async function findPaymentStatus(
  deps: Deps,
  requestKey: string,
): Promise<{ state: PaymentState; amount?: number }> {
  const { db } = deps
  const order = await findOrderByRequestKey(db, requestKey)
  if (!order) return { state: 'none' }
  const isAnswered = !(await shouldAskProvider(deps, order)) || (await askProvider(deps, order))
  const contribution = await db
    .selectFrom('contributions')
    .select('amount_paise')
    .where('payment_order_id', '=', order.id)
    .executeTakeFirst()
  if (contribution) return { state: 'paid', amount: paiseToRupees(contribution.amount_paise) }
  // A payment may exist that the provider did not report.
  return { state: isAnswered ? stateForGuest(await attemptsOf(db, order.id)) : 'pending' }
}

/** Among concurrent requests, in any process, one asks the provider. Without a provider order there can be no payment. */
async function shouldAskProvider({ db, now }: Deps, order: Row<'payment_orders'>): Promise<boolean> {
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

/** False where the provider did not answer. */
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
