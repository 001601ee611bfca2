// Returns the status of a guest's payment. If our record is not final it queries the provider: a guest need not
// wait for webhooks or reconciliation.
import type { PaymentState } from '@lifafa/contract/endpoints/payments'
import { paiseToRupees } from '@lifafa/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { boundedQueue } from '../../../bounded-queue.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { findContributionOf, findOrder, findOrderBy, findWaitingOrderBy } from '../reads/orders.ts'
import type { ReceiptOfOrder } from '../receipt/receipt-token.ts'
import { reconcileOrder } from '../reconcile/reconcile-order.ts'
import { askAgainMs } from '../rules/checks.ts'
import { stateForGuest } from '../rules/states.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'live' | 'provider' | 'settings'> & {
  now: Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** `amount`: whole rupees of the contribution. `receipt`: of each order that there is. */
type Status = { state: PaymentState; amount?: number; receipt?: ReceiptOfOrder }

/** An unknown key is a contribution that was not begun. An order that waits for its box has no stored payments: one may exist. */
export async function findPaymentStatus(deps: Deps, requestKey: string): Promise<Status> {
  const { db } = deps
  const order = await findOrderBy(db, 'request_key', requestKey)
  if (order) return statusOfOrder(deps, order)
  const waiting = await findWaitingOrderBy(db, 'request_key', requestKey)
  const named = waiting?.event_box_id && (await findOrder(db, waiting.event_box_id, waiting.id))
  if (named) return statusOfOrder(deps, named)
  return { state: waiting?.provider_order_id ? 'pending' : 'none' }
}

export async function statusOfOrder(deps: Deps, order: Row<'payment_orders'>): Promise<Status> {
  const { db } = deps
  const isAnswered = !isDue(order, deps.now) || (await askIfRoom(deps, order))
  const contribution = await findContributionOf(db, order)
  const ofOrder = { orderId: order.id, boxId: order.event_box_id }
  if (contribution) {
    const { amount_paise, paid_at: paidAt, rrn: bankReference } = contribution
    return {
      state: 'paid',
      amount: paiseToRupees(amount_paise),
      receipt: { ...ofOrder, paidAt, bankReference },
    }
  }
  const known = stateForGuest(await attemptsOf(db, order))
  // A payment may exist that the provider did not report, or none: a guest who paid nothing must not read that it is confirmed.
  const state = isAnswered || known === 'pending' ? known : 'unknown'
  return { state, receipt: { ...ofOrder, paidAt: null, bankReference: null } }
}

/**
 * Questions at the provider at once, all guests together. The provider client has room for fifty calls: with hundreds of unpaid orders
 * one phone would fill it with questions, and new orders would be refused.
 */
const QUESTIONS_AT_ONCE = 10

class NoRoom extends Error {}

const openRoom = () => boundedQueue({ atOnce: () => QUESTIONS_AT_ONCE, waiting: 0 }, () => new NoRoom())

/** By the provider's client, of which a server has one. */
const rooms = new WeakMap<Deps['provider'], ReturnType<typeof openRoom>>()

function roomOf({ provider }: Deps): ReturnType<typeof openRoom> {
  const room = rooms.get(provider) ?? openRoom()
  rooms.set(provider, room)
  return room
}

/** False if the provider did not answer, or was not asked since there is no room: the browser asks again by itself. */
const askIfRoom = (deps: Deps, order: Row<'payment_orders'>): Promise<boolean> =>
  roomOf(deps)(async () => !(await claimQuestion(deps, order)) || (await askProvider(deps, order))).catch(
    (error) => {
      if (error instanceof NoRoom) return false
      throw error
    },
  )

/** Without a provider order there can be no payment. */
const isDue = (
  { state, provider_order_id, created_at, updated_at }: Row<'payment_orders'>,
  now: Date,
): boolean => state !== 'paid' && provider_order_id !== null && updated_at <= askedBefore(created_at, now)

/** An order that the provider was asked about later than this is not asked about yet. */
const askedBefore = (createdAt: Date, now: Date): Date => new Date(now.getTime() - askAgainMs(createdAt, now))

/** Among concurrent requests, in any process, one asks the provider. */
async function claimQuestion({ db, now }: Deps, order: Row<'payment_orders'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_orders')
    .set({ updated_at: now })
    .where('id', '=', order.id)
    .where('state', '!=', 'paid')
    .where('updated_at', '<=', askedBefore(order.created_at, now))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if the provider did not answer. */
async function askProvider(deps: Deps, order: Row<'payment_orders'>): Promise<boolean> {
  const checkAfterMs = deps.settings.reconcileAfterMs
  try {
    await reconcileOrder({ ...deps, checkAfterMs }, order)
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    deps.log.warn({ err: error }, 'an order could not be read at the provider')
    return false
  }
}

const attemptsOf = (db: Kysely<Database>, { id, event_box_id }: Row<'payment_orders'>) =>
  db
    .selectFrom('payments')
    .select('status')
    .where('payment_order_id', '=', id)
    .where('event_box_id', '=', event_box_id)
    .execute()
