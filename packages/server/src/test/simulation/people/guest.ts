// Simulates a guest: opens an order, taps twice, pays as banks and phones allow, verifies, asks again, or is gone.
import {
  authorizePayment,
  beginPayment,
  capturePayment,
  captureToo,
  checkoutSignature,
  failPayment,
  leftOf,
  refundPayment,
} from '@lifafa/razorpay-stand-in/in-process'
import { openOrder } from '../../../features/payments/order/open-order.ts'
import { findPaymentStatus } from '../../../features/payments/payment/payment-status.ts'
import { verifyCheckout } from '../../../features/payments/payment/verify-payment.ts'
import { Failure } from '../../../http/failure.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { Services } from '../../../services.ts'
import type { Provider } from '../provider/provider.ts'
import type { World } from '../world.ts'
import type { Surroundings } from './surroundings.ts'

const SOON_MS = 20_000
const LATE_MS = 120_000
const ATTEMPTS = 6
/** The share of odd payments: another amount or currency than the order, disputed, or in a state that our code does not know. */
const OTHERWISE = 0.02
const DISPUTED = 0.04
const ODD = 0.01
/** Free text of banks. */
const BANK_WORDS = [null, null, 'Payment was unsuccessful', 'declined\u0000 by bank'] as const
const SMALLEST_REFUND = 100

/** A guest, and what they were told: it is compared with what is true. */
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

export function makeGuest(
  { random }: World,
  index: number,
  { boxIds, mayBeBare, most }: { boxIds: readonly [string, ...string[]]; mayBeBare: boolean; most: number },
): Guest {
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
  const paymentId = await paying
  if (!paymentId || random.chance(0.33)) return
  const proofs = [prove(surroundings, guest, { orderId, paymentId })]
  if (random.chance(0.3)) proofs.push(prove(surroundings, guest, { orderId, paymentId }))
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
    guestLanguage: null,
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
async function pay(
  { world, provider }: Pick<Surroundings, 'world' | 'provider'>,
  orderId: string,
): Promise<string | undefined> {
  const { random } = world
  const { standIn, bank } = provider
  await world.sleep(random.below(SOON_MS), `${orderId} is being paid`)
  const paid = standIn.entities.find('order', orderId)
  const isAuthorized = provider
    .all('payment')
    .some(({ order_id, status }) => order_id === orderId && status === 'authorized')
  if (!paid || paid.status === 'paid' || isAuthorized) return undefined
  const otherwise = random.pick([{ currency: 'NPR' }, { amount: paid.amount + 104 }])
  const payment = beginPayment(
    standIn,
    paid,
    { vpa: 'success@razorpay', flow: 'intent' },
    random.chance(OTHERWISE) ? otherwise : {},
  )
  const { id } = payment
  if (random.chance(ODD)) putOddPayment(provider, { order_id: orderId, status: 'on_hold' })
  const later = (what: string) => world.sleep(random.below(LATE_MS), `${id} ${what}`)
  const isPaid = () => standIn.entities.find('order', orderId)?.status === 'paid'

  async function capture(): Promise<string | undefined> {
    // Two that succeed at one moment are both captured; of the others the later one goes back at once.
    if (isPaid() && random.chance(0.7)) captureToo(standIn, provider.getPayment(id))
    else {
      const { status } = authorizePayment(standIn, provider.getPayment(id))
      if (status !== 'authorized') return undefined
      await world.sleep(random.below(2_000), `${id} is captured`)
      const take = isPaid() ? captureToo : capturePayment
      take(standIn, provider.getPayment(id))
    }
    if (random.chance(0.06)) world.start(() => regret(provider, id, later))
    if (random.chance(0.02)) world.start(() => regret(provider, id, later))
    if (random.chance(DISPUTED))
      world.start(async () => {
        await later('is disputed')
        await bank.dispute(id)
      })
    return id
  }

  const how = random.below(100)
  if (how < 65) return capture()
  failPayment(standIn, payment, 'payment_failed', random.pick(BANK_WORDS))
  if (how < 75) {
    // Retried inside the UPI app: the same payment succeeds.
    await later('is tried again in the app')
    return capture()
  }
  // The bank accepts only later; meanwhile the guest may have paid with another attempt.
  if (how < 90)
    world.start(async () => {
      await later('is late')
      await capture()
    })
  return how < 95 && random.chance(0.7) ? pay({ world, provider }, orderId) : undefined
}

/** A refund made in the provider's dashboard, whole or in part. */
async function regret(
  provider: Provider,
  paymentId: string,
  later: (what: string) => Promise<void>,
): Promise<void> {
  await later('is given back by hand')
  const payment = provider.getPayment(paymentId)
  const left = leftOf(provider.standIn, payment)
  const part = Math.max(SMALLEST_REFUND, Math.min(left, Math.ceil(payment.amount / 2)))
  const amount = payment.amount % 208 === 0 ? left : part
  if (left < SMALLEST_REFUND) return
  refundPayment(provider.standIn, payment, { amount, speed: 'normal' })
}

/** Makes a payment of another product, or in a state that our code does not know. */
export function putOddPayment(
  { standIn }: Provider,
  fields: { order_id: string | null; status: string },
): void {
  standIn.entities.put({
    ...{ entity: 'payment', id: standIn.random.id('pay'), created_at: standIn.clock.seconds() },
    ...{ amount: 10_000, amount_refunded: 0, currency: 'INR', method: 'upi', captured: false },
    ...{ acquirer_data: null, error_description: null, fee: null, tax: null, ...fields },
  } as never)
}

async function prove(
  { world, servers, provider }: Surroundings,
  guest: Guest,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  // As signed by checkout; our key may be changed meanwhile.
  const signature = checkoutSignature(orderId, paymentId, provider.checkoutSecret)
  const late = {
    boxId: guest.boxId,
    guestName: guest.name,
    guestPhone: '9876543210',
    guestAddress: '7 Station Road, Pune',
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await servers
      .ask((services) =>
        verifyCheckout(
          { ...services, now: services.at },
          { orderId, paymentId, signature, boxId: guest.boxId, late },
        ),
      )
      .then(({ status }) => status)
      .catch((error) => (error instanceof Failure ? `refused: ${error.key}` : 'no answer'))
    const isMisleading =
      answer.startsWith('refused') || (answer === 'success' && capturedOf(provider, guest).length === 0)
    recordAnswer(world, guest, answer, isMisleading)
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
    const isMisleading = wasPaid
      ? IS_FAILURE.test(answer)
      : answer === 'paid' && capturedOf(provider, guest).length === 0
    recordAnswer(world, guest, answer, isMisleading)
    if (answer === 'paid') return
  }
}

/** Lists lag, and a recent answer is not asked for again (payment-status.ts). */
const STALE_MS = 10_000
const IS_FAILURE = /^(failed|none|refused)/

const capturedOf = (provider: Provider, { orderIds }: Guest) =>
  provider.all('payment').filter(({ order_id, captured }) => orderIds.has(order_id) && captured)

/** We have had the money for a while, and still have it. */
const isKnownToBePaid = ({ provider, world }: Surroundings, guest: Guest): boolean =>
  capturedOf(provider, guest).some(({ id, status }) => {
    const capturedAt = provider.capturedAt(id)
    return capturedAt && status !== 'refunded' && world.now().getTime() - capturedAt.getTime() > STALE_MS
  })

function recordAnswer(world: World, guest: Guest, answer: string, isMisleading: boolean): void {
  world.steps.push(`             ${guest.name} is told: ${answer}`)
  if (isMisleading) guest.misled.push(`${guest.name} is told: ${answer}`)
}
