// A guest pays as banks and phones allow: late, tried again in the app, given back, disputed.
import type { ModelPayment } from '../provider/model-payment.ts'
import type { ProviderModel } from '../provider/provider-model.ts'
import { SOON_MS } from './guest-answers.ts'
import type { Surroundings } from './surroundings.ts'

const LATE_MS = 120_000
const DISPUTED = 0.04
const ODD = 0.01

/** Returns the payment that checkout signs for the browser; undefined where it signs none. */
export async function pay(
  { world, provider }: Surroundings,
  orderId: string,
): Promise<ModelPayment | undefined> {
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
