// Simulates a guest from the first tap to the thanks, or to wherever the network, the bank or the guest ends it.
import { setTimeout as delay } from 'node:timers/promises'
import type { Provider } from '../environment/provider.ts'
import type { Proof } from '../environment/provider-books.ts'
import { guestCalls, type Memory } from './guest-calls.ts'
import type { Plan } from './plan.ts'

export interface GuestContext {
  /** Addresses of our servers: a guest may reach any of them. */
  serverUrls: readonly string[]
  provider: Provider
  boxes: readonly string[]
  /** Orders that guests have opened, as targets for forged calls. */
  orders: string[]
  /** What guests know so far, from their first tap on. */
  memories: Memory[]
}

/** Executes one plan to its end. Throws only where the run itself is broken. */
export async function simulateGuest(
  { serverUrls, provider, boxes, orders, memories }: GuestContext,
  plan: Plan,
): Promise<void> {
  const memory: Memory = {
    plan,
    orders: new Set(),
    thanked: false,
    wrongFailures: [],
    mistakes: [],
    calls: 0,
    unanswered: 0,
  }
  memories.push(memory)
  const { openOrder, follow } = guestCalls(serverUrls, boxes[plan.box] ?? '', memory)

  const opened = await Promise.all(Array.from({ length: plan.asksTwice ? 2 : 1 }, () => openOrder(false)))
  const order = opened.find((one) => one !== undefined)
  if (!order) return
  orders.push(order.id)
  await delay(plan.random.below(400))

  const { proof, bank, isOver } = await payAsPlanned(provider, plan, order.id)
  if (isOver) return
  const pages = { never: 0, once: 1, twice: 2 }[plan.follows]
  await Promise.all([bank, ...Array.from({ length: pages }, () => follow(proof))])
  if (plan.comesBack) {
    await openOrder(true)
    await follow(undefined)
  }
}

interface Paid {
  /** Where the guest's own page opens an order. */
  proof?: Proof
  /** What the bank does later, while the guest's page polls already. */
  bank?: Promise<unknown>
  /** No money was sent, and none will be. */
  isOver?: boolean
}

async function payAsPlanned(provider: Provider, { way, random }: Plan, orderId: string): Promise<Paid> {
  const late = (action: () => Promise<unknown>) => delay(500 + random.below(2500)).then(action)
  switch (way) {
    case 'pays':
      return { proof: await provider.pay(orderId) }
    case 'fails, then pays':
      await provider.fail(orderId)
      await delay(random.below(800))
      return { proof: await provider.pay(orderId) }
    case 'pays, and the bank answers late': {
      const payment = await provider.begin(orderId)
      return { bank: late(() => provider.approve(payment)) }
    }
    case 'fails, and the bank takes it back': {
      const payment = await provider.fail(orderId)
      return { bank: late(() => provider.approve(payment)) }
    }
    case 'pays twice': {
      const first = await provider.fail(orderId)
      return { proof: await provider.pay(orderId), bank: late(() => provider.captureToo(first)) }
    }
    case 'pays, and the bank returns an earlier try': {
      const first = await provider.fail(orderId)
      return { proof: await provider.pay(orderId), bank: late(() => provider.approve(first)) }
    }
    case 'fails':
      await provider.fail(orderId)
      return { isOver: true }
    case 'goes away':
      return { isOver: true }
  }
}
