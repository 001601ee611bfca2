// Simulates a guest from the first tap to the thanks, or to wherever the network, the bank or the guest ends it.
import { setTimeout as delay } from 'node:timers/promises'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { failures } from '@lifafa/contract/failures'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { chargePaise } from '@lifafa/contract/money'
import type { Proof } from '@lifafa/razorpay-stand-in/call-control'
import { type Answer, post } from '../../calls.ts'
import type { Environment } from '../environment/environment.ts'
import type { Provider } from '../environment/provider.ts'
import type { Plan } from './plan.ts'

/** The outcome for a guest, as the guest knows it. */
export interface Memory {
  plan: Plan
  /** More than one would be a second order for one contribution. */
  orders: Set<string>
  thanked: boolean
  /** Answers that reported a failure after the money had been sent. */
  wrongFailures: string[]
  /** Answers of unexpected kinds: our own mistakes. */
  mistakes: string[]
  calls: number
  unanswered: number
}

/** How often a guest taps again for an order; a missing answer while a server starts is no refusal. */
const REFUSALS_BORNE = 100
/** The page polls the status as in guest/payment/poll-payment-status.ts, here more often. */
const FOLLOW_PAUSES_MS = [150, 300, 450, 750, 1200, 2000, 3000, 4500, 6000]
/** Answers that nothing is lost and a retry helps. */
const TRY_AGAIN = new Set<unknown>([failures.unavailable.message, failures.tooManyRequests.message])
/** Both say that the payment could not be verified: no guest who has paid may read it. */
const REFUSED = new Set<number>([failures.paymentNotGenuine.status, failures.paymentUnknown.status])

/** Executes one plan to its end. Throws only where the run itself is broken. */
export async function simulateGuest(
  environment: Pick<Environment, 'servers' | 'provider' | 'boxes'>,
  plan: Plan,
  memories: Memory[],
): Promise<void> {
  const memory: Memory = {
    ...{ plan, orders: new Set(), thanked: false },
    ...{ wrongFailures: [], mistakes: [], calls: 0, unanswered: 0 },
  }
  memories.push(memory)
  const { openOrder, follow } = guestCalls(environment, memory)

  const opened = await Promise.all(Array.from({ length: plan.asksTwice ? 2 : 1 }, () => openOrder(false)))
  const order = opened.find((id) => id !== undefined)
  if (!order || plan.way === 'goes away') return
  await delay(plan.random.below(400))

  const { proof, bank } = await payAsPlanned(environment.provider, plan, order)
  await Promise.all([bank, ...Array.from({ length: plan.pages }, () => follow(proof))])
  if (plan.comesBack) {
    await openOrder(true)
    await follow(undefined)
  }
}

interface Paid {
  /** Undefined if the bank answers late, or the provider's answer was lost. */
  proof?: Proof | undefined
  /** The bank's later action, while the guest's page polls already. */
  bank?: Promise<unknown>
}

async function payAsPlanned(provider: Provider, { way, random }: Plan, orderId: string): Promise<Paid> {
  const late = async (payment: string | undefined, action: (payment: string) => Promise<unknown>) => {
    await delay(500 + random.below(2500))
    if (payment) await action(payment)
  }
  switch (way) {
    case 'pays':
      return { proof: await provider.pay(orderId) }
    case 'pays, and the bank answers late':
      return { bank: late(await provider.begin(orderId), provider.approve) }
    case 'pays twice': {
      const first = await provider.fail(orderId)
      return { proof: await provider.pay(orderId), bank: late(first, provider.captureToo) }
    }
    case 'goes away':
      return {}
  }
}

/** Every call goes to any of the servers, as behind a proxy; results are recorded in `memory`. */
function guestCalls({ servers, boxes }: Pick<Environment, 'servers' | 'boxes'>, memory: Memory) {
  const { plan } = memory
  const { random } = plan
  const guest = { name: plan.name, phone: plan.phone, address: plan.address, giftid: boxes[plan.box] }

  /** Undefined if no answer came. */
  async function ask(path: string, body: object): Promise<Answer | undefined> {
    memory.calls += 1
    const answer = await post(`${random.pick(servers).url}${API_PREFIX}${path}/`, body)
    if (answer.status === failures.unexpected.status)
      memory.mistakes.push(`${path} answered ${answer.status}`)
    if (answer.status !== 0) return answer
    memory.unanswered += 1
    return undefined
  }

  return {
    /** Repeats the call until it is answered; undefined after the last try. With `hasPaid` a reported failure is wrong. */
    async openOrder(hasPaid: boolean): Promise<string | undefined> {
      for (let refusals = 0; refusals < REFUSALS_BORNE; ) {
        const order = { ...guest, amount: chargePaise(plan.rupees), request_key: plan.requestKey }
        const answer = await ask(paymentPaths.createOrder, order)
        const { success, message, id, paid } = answer?.body ?? {}
        if (success && typeof id === 'string') {
          memory.orders.add(id)
          memory.thanked ||= paid === true
          return id
        }
        if (answer) refusals += 1
        if (answer && answer.status < 500)
          memory.mistakes.push(`an order was refused: ${answer.status} ${message}`)
        if (answer && hasPaid && !TRY_AGAIN.has(message)) memory.wrongFailures.push(String(message))
        await delay(200 + random.below(800))
      }
      return undefined
    },

    /** Polls until the order is known to be paid, or the guest gives up. Without a proof it polls by the request key only. */
    async follow(proof: Proof | undefined): Promise<void> {
      for (const pauseMs of FOLLOW_PAUSES_MS) {
        const proved = proof && (await ask(paymentPaths.verify, { ...proof, ...guest, amount: plan.rupees }))
        if (proved && REFUSED.has(proved.status)) memory.wrongFailures.push(String(proved.body.message))
        const isPaid =
          proved?.body.success === true ||
          (await ask(paymentPaths.status, { request_key: plan.requestKey }))?.body.state === 'paid'
        if (isPaid) {
          memory.thanked = true
          return
        }
        await delay(pauseMs)
      }
    },
  }
}
