// What a guest was answered, compared with what is true.
import { createHmac } from 'node:crypto'
import { findPaymentStatus } from '../../../features/payments/payment/payment-status.ts'
import { verifyCheckout } from '../../../features/payments/payment/verify-payment.ts'
import { Failure } from '../../../http/failure.ts'
import type { ModelPayment } from '../provider/model-payment.ts'
import type { ProviderModel } from '../provider/provider-model.ts'
import type { World } from '../world.ts'
import type { Guest } from './make-guest.ts'
import type { Surroundings } from './surroundings.ts'

export const SOON_MS = 20_000
export const ATTEMPTS = 6

export async function prove(
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
        verifyCheckout(
          { ...services, now: services.at },
          { orderId, paymentId, signature, boxId: guest.boxId, late },
        ),
      )
      .then(({ status }) => status)
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
export async function watch(surroundings: Surroundings, guest: Guest): Promise<void> {
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
