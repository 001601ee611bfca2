// Makes a guest's calls to our server: opens an order, verifies a payment, polls its status.
import { setTimeout as delay } from 'node:timers/promises'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { failures } from '@lifafa/contract/failures'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { chargePaise } from '@lifafa/contract/money'
import type { Proof } from '../environment/provider-books.ts'
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
const ANSWER_WITHIN_MS = 25_000
/** Answers that nothing is lost and a retry helps. */
const TRY_AGAIN = new Set<string>([failures.unavailable.message, failures.tooManyRequests.message])
/** Both say that the payment could not be verified: no guest who has paid may read it. */
const REFUSED = new Set<number>([failures.paymentNotGenuine.status, failures.paymentUnknown.status])

type Said = {
  status: number
  body: { success?: boolean; message?: string; id?: string; paid?: boolean; state?: string }
}

/** Every call goes to any of the servers, as behind a proxy; results are recorded in `memory`. */
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
    /** Repeats the call until it is answered; undefined after the last try. With `hasPaid` a reported failure is wrong. */
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
        if (said && hasPaid && !TRY_AGAIN.has(message)) memory.wrongFailures.push(message)
        await delay(200 + random.below(800))
      }
      return undefined
    },

    /** Polls until the order is known to be paid, or the guest gives up. Without a proof it polls by the request key only. */
    async follow(proof: Proof | undefined): Promise<void> {
      for (const pauseMs of FOLLOW_PAUSES_MS) {
        const proved = proof && (await ask(paymentPaths.verify, { ...proof, ...guest, amount: plan.rupees }))
        if (proved && REFUSED.has(proved.status)) memory.wrongFailures.push(proved.body.message ?? '')
        const status = proved?.body.success
          ? { state: 'paid' }
          : (await ask(paymentPaths.status, { request_key: plan.requestKey }))?.body
        if (status?.state === 'paid') {
          memory.thanked = true
          return
        }
        await delay(pauseMs)
      }
    },
  }
}
