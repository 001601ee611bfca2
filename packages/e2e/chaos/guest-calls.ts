// What our page does for a guest at the wire: asks for an order, proves a payment, asks what has become of it.
import { setTimeout as delay } from 'node:timers/promises'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { failures } from '@lifafa/contract/failures'
import { chargePaise } from '@lifafa/contract/money'
import { paymentPaths } from '@lifafa/contract/payment-paths'
import type { Plan } from './plan.ts'
import type { Proof } from './provider.ts'

/** What became of a guest, as the guest knows it. */
export interface Memory {
  plan: Plan
  /** More than one would be a second order for one gift. */
  orders: Set<string>
  thanked: boolean
  /** What our server said after the money had been sent, where it speaks of failure. */
  toldFailure: string[]
  /** Answers that no caller should get: our own mistakes. */
  mistakes: string[]
  calls: number
  unanswered: number
}

/** So often somebody taps again for an order; that nobody answers, while a server is started, is no refusal. */
const REFUSALS_BORNE = 100
/** The page asks what became of a payment as in guest/payment/poll-payment-status.ts, here quicker. */
const FOLLOW_PAUSES_MS = [150, 300, 450, 750, 1200, 2000, 3000, 4500, 6000]
const ANSWER_WITHIN_MS = 25_000
/** Said where nothing is lost and asking again helps. */
const TRY_AGAIN = new Set<string>([failures.unavailable.message, failures.tooManyRequests.message])
/** Both say that the payment could not be verified: no guest who has paid may read it. */
const REFUSED = new Set<number>([failures.paymentNotGenuine.status, failures.paymentUnknown.status])

type Said = {
  status: number
  body: { success?: boolean; message?: string; id?: string; paid?: boolean; state?: string }
}

/** Every call goes to any of the servers, as behind a proxy; what is learned goes into `memory`. */
export function guestCalls(serverUrls: readonly string[], boxId: string, memory: Memory) {
  const { plan } = memory
  const { random } = plan
  const guest = { name: plan.name, phone: plan.phone, address: plan.address, giftid: boxId }

  /** Undefined where no answer came. */
  async function ask(path: string, body: object): Promise<Said | undefined> {
    memory.calls += 1
    try {
      const response = await fetch(`${random.pick(serverUrls)}${API_PREFIX}${path}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      if (response.status === failures.unexpected.status)
        memory.mistakes.push(`${path} answered ${response.status}`)
      return { status: response.status, body: await response.json() }
    } catch {
      memory.unanswered += 1
      return undefined
    }
  }

  return {
    /** Until it is answered; undefined where patience ends. `hasPaid`: whoever is told of a failure now is told a lie. */
    async openOrder(hasPaid: boolean): Promise<{ id: string; paid: boolean } | undefined> {
      for (let refusals = 0; refusals < REFUSALS_BORNE; ) {
        const body = { ...guest, amount: chargePaise(plan.rupees), request_key: plan.requestKey }
        const said = await ask(paymentPaths.createOrder, body)
        const { success, message = '', id, paid = false } = said?.body ?? {}
        if (success && id) {
          memory.orders.add(id)
          memory.thanked ||= paid
          return { id, paid }
        }
        if (said) refusals += 1
        if (said && said.status < 500) memory.mistakes.push(`an order was refused: ${said.status} ${message}`)
        if (said && hasPaid && !TRY_AGAIN.has(message)) memory.toldFailure.push(message)
        await delay(200 + random.below(800))
      }
      return undefined
    },

    /** Until it is known to be paid, or the guest puts the phone away. Without a proof it is asked by the request key alone. */
    async follow(proof: Proof | undefined): Promise<void> {
      for (const pauseMs of FOLLOW_PAUSES_MS) {
        const proved = proof && (await ask(paymentPaths.verify, { ...proof, ...guest, amount: plan.rupees }))
        if (proved && REFUSED.has(proved.status)) memory.toldFailure.push(proved.body.message ?? '')
        const told = proved?.body.success
          ? { state: 'paid' }
          : (await ask(paymentPaths.status, { request_key: plan.requestKey }))?.body
        if (told?.state === 'paid') {
          memory.thanked = true
          return
        }
        await delay(pauseMs)
      }
    },
  }
}
