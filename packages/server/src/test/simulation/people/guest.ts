// A guest: opens an order, taps twice, pays as banks and phones let it happen, proves it, asks again, or is gone.
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

/** What a guest was told is compared with what is true. */
export type Guest = {
  name: string
  boxId: string
  amountPaise: number
  /** Opens an order with an amount alone; who and for whom comes with the proof. */
  isBare: boolean
  /** Undefined where the browser sends none. */
  requestKey: string | undefined
  orderIds: Set<string>
  /** Whether the box was named to us, where the order did not name it. */
  hasProven: boolean
  /** What was said to them that was not so. */
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

export async function beGuest(given: Surroundings, guest: Guest): Promise<void> {
  const { world } = given
  const { random } = world
  await world.sleep(random.below(given.arriveWithinMs), `${guest.name} comes`)
  const taps = [order(given, guest)]
  if (guest.requestKey && random.chance(0.2)) taps.push(order(given, guest))
  const [orderId] = (await Promise.all(taps)).filter((id) => id !== undefined)
  if (orderId === undefined || random.chance(0.1)) return
  const paying = pay(given, orderId)
  if (guest.requestKey && random.chance(0.5)) world.start(() => watch(given, guest))
  const payment = await paying
  if (!payment || random.chance(0.33)) return
  const proofs = [prove(given, guest, payment)]
  if (random.chance(0.3)) proofs.push(prove(given, guest, payment))
  await Promise.all(proofs)
  if (guest.requestKey && random.chance(0.2)) await order(given, guest)
}

/** Asks again with the same key as long as there is no answer. */
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

/** What else is asked of a gift (admit-gift.ts) has no part in this: those that come late for an event are the ones to see. */
const isGone = async (db: Services['db'], boxId: string): Promise<boolean> => {
  const box = await db
    .selectFrom('event_boxes')
    .innerJoin('hosts', 'hosts.id', 'host_id')
    .select('hosts.deleted_at')
    .where('event_boxes.id', '=', boxId)
    .executeTakeFirst()
  return box?.deleted_at !== null
}

/** Answers the payment that checkout proves to the browser; undefined where it tells of none. */
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
    // Tried again inside the UPI app: the same payment succeeds.
    await later('is tried again in the app')
    await capture()
    return payment
  }
  // The bank says yes only later; meanwhile the guest may have paid with another attempt.
  if (how < 90)
    world.start(async () => {
      await later('is late')
      await capture()
    })
  return how < 95 && random.chance(0.7) ? pay({ world, provider } as Surroundings, orderId) : undefined
}

/** Somebody gives it back by hand, whole or in part. */
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
  // As checkout signed it; our key may be changed meanwhile.
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
    const told = await servers
      .ask((services) =>
        verifyCheckout({ ...services, now: services.at }, { orderId, paymentId, signature, late }),
      )
      .catch((error) => (error instanceof Failure ? `refused: ${error.key}` : 'no answer'))
    tell(
      world,
      guest,
      told,
      told.startsWith('refused') || (told === 'success' && capturedOf(provider, guest).length === 0),
    )
    if (told !== 'no answer') guest.hasProven = true
    if (told === 'success') return
    await world.sleep(world.random.below(SOON_MS), `${guest.name} proves ${paymentId} again`)
  }
}

/** The page asks by itself what has become of the gift, also after a reload. */
async function watch(given: Surroundings, guest: Guest): Promise<void> {
  const { world, servers, provider } = given
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await world.sleep(world.random.below(SOON_MS * 2 ** attempt), `${guest.name} asks what has become of it`)
    // While the provider does not answer, what we know ourselves may be old; the page asks again.
    const wasPaid = !world.faults && isKnownToBePaid(given, guest)
    const { requestKey } = guest
    if (requestKey === undefined) return
    const told = await servers
      .ask((services) => findPaymentStatus({ ...services, now: services.at }, requestKey))
      .then(({ state }) => state)
      .catch((error) => (error instanceof Failure ? `refused: ${error.key}` : 'no answer'))
    tell(
      world,
      guest,
      told,
      wasPaid ? IS_FAILURE.test(told) : told === 'paid' && capturedOf(provider, guest).length === 0,
    )
    if (told === 'paid') return
  }
}

/** Lists lag, and what was learned just now is not asked again (follow-gift.ts). */
const STALE_MS = 10_000
const IS_FAILURE = /^(failed|none|refused)/

const capturedOf = (provider: ProviderModel, { orderIds }: Guest): ModelPayment[] =>
  provider.payments.filter(({ order_id, capturedAt }) => order_id && orderIds.has(order_id) && capturedAt)

/** The money has been with us for a while, and is still. */
const isKnownToBePaid = ({ provider, world }: Surroundings, guest: Guest): boolean =>
  capturedOf(provider, guest).some(
    ({ capturedAt, status }) =>
      capturedAt && status !== 'refunded' && world.now().getTime() - capturedAt.getTime() > STALE_MS,
  )

function tell(world: World, guest: Guest, told: string, isMisleading: boolean): void {
  world.steps.push(`             ${guest.name} is told: ${told}`)
  if (isMisleading) guest.misled.push(`${guest.name} is told: ${told}`)
}
