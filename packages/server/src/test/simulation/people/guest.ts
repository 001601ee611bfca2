// Simulates a guest: opens an order, taps twice, pays as banks and phones allow, verifies, asks again, or is gone.
import { createHmac } from 'node:crypto'
import { openOrder } from '../../../features/payments/order/open-order.ts'
import { findPaymentStatus } from '../../../features/payments/payment/payment-status.ts'
import { verifyCheckout } from '../../../features/payments/payment/verify-payment.ts'
import { Failure } from '../../../http/failure.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { Services } from '../../../services.ts'
import type { ModelPayment } from '../provider/model-payment.ts'
import type { ProviderModel } from '../provider/provider-model.ts'
import type { Servers } from '../server.ts'
import type { World } from '../world.ts'

/** Compares what a guest was answered with what is true. */
export type Guest = {
  name: string
  boxId: string
  amountPaise: number
  /** Opens an order with an amount only; guest and box are named at verification. */
  isBare: boolean
  /** Undefined where the browser sends none. */
  requestKey: string | undefined
  orderIds: Set<string>
  /** Whether the box was named to us, where the order did not name it. */
  hasProven: boolean
  /** Wrong answers that the guest got. */
  misled: string[]
}

const SOON_MS = 20_000
const ATTEMPTS = 6
const LATE_MS = 120_000
const DISPUTED = 0.04
const ODD = 0.01

export type Surroundings = { world: World; servers: Servers; provider: ProviderModel; arriveWithinMs: number }

export function makeGuest(
  world: World,
  index: number,
  { boxIds, mayBeBare, most }: { boxIds: readonly [string, ...string[]]; mayBeBare: boolean; most: number },
): Guest {
  const { random } = world
  return {
    name: `Guest ${index}`,
    boxId: random.pick(boxIds),
    amountPaise: 104 * (1 + random.below(most)),
    isBare: mayBeBare && random.chance(0.1),
    requestKey: random.chance(0.9) ? `key ${index}` : undefined,
    orderIds: new Set(),
    hasProven: false,
    misled: [],
  }
}

export async function beGuest(surroundings: Surroundings, guest: Guest): Promise<void> {
  const { world } = surroundings
  const { random } = world
  await world.sleep(random.below(surroundings.arriveWithinMs), `${guest.name} comes`)
  const taps = [order(surroundings, guest)]
  if (guest.requestKey && random.chance(0.2)) taps.push(order(surroundings, guest))
  const [orderId] = (await Promise.all(taps)).filter((id) => id !== undefined)
  if (orderId === undefined || random.chance(0.1)) return
  const paying = pay(surroundings, orderId)
  if (guest.requestKey && random.chance(0.5)) world.start(() => watch(surroundings, guest))
  const payment = await paying
  if (!payment || random.chance(0.33)) return
  const proofs = [prove(surroundings, guest, payment)]
  if (random.chance(0.3)) proofs.push(prove(surroundings, guest, payment))
  await Promise.all(proofs)
  if (guest.requestKey && random.chance(0.2)) await order(surroundings, guest)
}

/** Repeats the call with the same key until it is answered. */
async function order({ world, servers }: Surroundings, guest: Guest): Promise<string | undefined> {
  const { isBare, boxId, name, amountPaise, requestKey } = guest
  const intention = {
    amountPaise,
    eventBoxId: isBare ? null : boxId,
    guestName: isBare ? null : name,
    guestPhone: isBare ? null : '9876543210',
    guestAddress: isBare ? null : '7 Station Road, Pune',
    requestKey: requestKey ?? null,
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const opened = await servers
      .ask(async ({ db, provider, settings, providerSettings, at }) => {
        if (await isGone(db, boxId)) throw new Failure('boxNotFound')
        const keyMode = keyModeOf(providerSettings.keyId)
        return openOrder(
          { db, provider, keyMode, checkAfterMs: settings.reconcileAfterMs, now: at },
          intention,
        )
      })
      .catch(() => undefined)
    if (opened) {
      guest.orderIds.add(opened.id)
      world.steps.push(`             ${guest.name} has ${opened.id}`)
      return opened.id
    }
    await world.sleep(world.random.below(SOON_MS), `${guest.name} taps again`)
  }
  return undefined
}

/** Other reasons to refuse a contribution (check-can-contribute.ts) play no part here: those after the end of an event are of interest. */
const isGone = async (db: Services['db'], boxId: string): Promise<boolean> => {
  const box = await db
    .selectFrom('event_boxes')
    .innerJoin('hosts', 'hosts.id', 'host_id')
    .select('hosts.deleted_at')
    .where('event_boxes.id', '=', boxId)
    .executeTakeFirst()
  return box?.deleted_at !== null
}

/** Returns the payment that checkout signs for the browser; undefined where it signs none. */
async function pay({ world, provider }: Surroundings, orderId: string): Promise<ModelPayment | undefined> {
  const { random } = world
  await world.sleep(random.below(SOON_MS), `${orderId} is being paid`)
  const payment = provider.attempt(orderId)
  if (!payment) return undefined
  if (random.chance(ODD)) provider.oddRow(orderId)
  const later = (what: string) => world.sleep(random.below(LATE_MS), `${payment.id} ${what}`)
  const capture = async () => {
    provider.move(payment, 'authorized')
    await world.sleep(random.below(2_000), `${payment.id} is captured`)
    provider.move(payment, 'captured')
    if (random.chance(0.06)) world.start(() => regret(provider, payment, later))
    if (random.chance(0.02)) world.start(() => regret(provider, payment, later))
    if (random.chance(DISPUTED))
      world.start(async () => {
        await later('is disputed')
        provider.disputes.open(payment)
      })
  }
  const how = random.below(100)
  if (how < 65) {
    await capture()
    return payment
  }
  provider.move(payment, 'failed')
  if (how < 75) {
    // Retried inside the UPI app: the same payment succeeds.
    await later('is tried again in the app')
    await capture()
    return payment
  }
  // The bank accepts only later; meanwhile the guest may have paid with another attempt.
  if (how < 90)
    world.start(async () => {
      await later('is late')
      await capture()
    })
  return how < 95 && random.chance(0.7) ? pay({ world, provider } as Surroundings, orderId) : undefined
}

/** A refund made in the provider's dashboard, whole or in part. */
async function regret(
  provider: ProviderModel,
  payment: ModelPayment,
  later: (what: string) => Promise<void>,
) {
  await later('is given back by hand')
  const left = payment.amount - payment.amount_refunded - payment.amount_lost
  const amount = payment.amount % 208 === 0 ? left : Math.min(left, Math.ceil(payment.amount / 2))
  if (amount > 0) provider.refunds.byHand(payment, amount)
}

async function prove(
  { world, servers, provider }: Surroundings,
  guest: Guest,
  payment: ModelPayment,
): Promise<void> {
  const { order_id, id: paymentId } = payment
  const orderId = order_id ?? ''
  // As signed by checkout; our key may be changed meanwhile.
  const signature = createHmac('sha256', provider.checkoutSecret)
    .update(`${orderId}|${paymentId}`)
    .digest('hex')
  const late = {
    boxId: guest.boxId,
    guestName: guest.name,
    guestPhone: '9876543210',
    guestAddress: '7 Station Road, Pune',
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await servers
      .ask((services) =>
        verifyCheckout({ ...services, now: services.at }, { orderId, paymentId, signature, late }),
      )
      .catch((error) => (error instanceof Failure ? `refused: ${error.key}` : 'no answer'))
    recordAnswer(
      world,
      guest,
      answer,
      answer.startsWith('refused') || (answer === 'success' && capturedOf(provider, guest).length === 0),
    )
    if (answer !== 'no answer') guest.hasProven = true
    if (answer === 'success') return
    await world.sleep(world.random.below(SOON_MS), `${guest.name} proves ${paymentId} again`)
  }
}

/** The page polls the status of the payment, also after a reload. */
async function watch(surroundings: Surroundings, guest: Guest): Promise<void> {
  const { world, servers, provider } = surroundings
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await world.sleep(world.random.below(SOON_MS * 2 ** attempt), `${guest.name} asks what has become of it`)
    // While the provider does not answer, our own books may be behind; the page asks again.
    const wasPaid = !world.faults && isKnownToBePaid(surroundings, guest)
    const { requestKey } = guest
    if (requestKey === undefined) return
    const answer = await servers
      .ask((services) => findPaymentStatus({ ...services, now: services.at }, requestKey))
      .then(({ state }) => state)
      .catch((error) => (error instanceof Failure ? `refused: ${error.key}` : 'no answer'))
    recordAnswer(
      world,
      guest,
      answer,
      wasPaid ? IS_FAILURE.test(answer) : answer === 'paid' && capturedOf(provider, guest).length === 0,
    )
    if (answer === 'paid') return
  }
}

/** Lists lag, and a recent answer is not asked for again (payment-status.ts). */
const STALE_MS = 10_000
const IS_FAILURE = /^(failed|none|refused)/

const capturedOf = (provider: ProviderModel, { orderIds }: Guest): ModelPayment[] =>
  provider.payments.filter(({ order_id, capturedAt }) => order_id && orderIds.has(order_id) && capturedAt)

/** We have had the money for a while, and still have it. */
const isKnownToBePaid = ({ provider, world }: Surroundings, guest: Guest): boolean =>
  capturedOf(provider, guest).some(
    ({ capturedAt, status }) =>
      capturedAt && status !== 'refunded' && world.now().getTime() - capturedAt.getTime() > STALE_MS,
  )

function recordAnswer(world: World, guest: Guest, answer: string, isMisleading: boolean): void {
  world.steps.push(`             ${guest.name} is told: ${answer}`)
  if (isMisleading) guest.misled.push(`${guest.name} is told: ${answer}`)
}
