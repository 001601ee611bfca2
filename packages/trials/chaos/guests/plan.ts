// Plans each guest's actions, decided by the seed before anything runs.
import type { Random } from '../../../server/src/seeded-random.ts'
import { randomFrom } from '../../random.ts'

/** The course of a guest's payment at the provider. The simulation tries more of them. */
const WAYS = { pays: 70, 'pays, and the bank answers late': 15, 'pays twice': 8, 'goes away': 7 } as const

/** How often a guest's page polls the status of the payment: a third never do, some have two tabs. */
const FOLLOWS = { 0: 33, 1: 47, 2: 20 } as const

export interface Plan {
  way: keyof typeof WAYS
  pages: number
  /** Two calls at once for the same order: two tabs, or a phone that sends again. */
  asksTwice: boolean
  /** Reloads the page after paying, and asks for the order again with the same key. */
  comesBack: boolean
  box: number
  rupees: number
  name: string
  phone: string
  address: string
  requestKey: string
  /** Decides during the run: which server, how long to wait. */
  random: Random
}

/** One of the keys, with the probability of its weight. */
function weighted<Key extends string>(random: Random, weights: Readonly<Record<Key, number>>): Key {
  const keys = Object.entries<number>(weights).flatMap(([key, weight]) => Array<string>(weight).fill(key))
  return keys[random.below(keys.length)] as Key
}

/** As many plans as it takes for `payments` of them to bring money, shared out over `boxes`. */
export function makePlans(seed: string, payments: number, boxes: number): Plan[] {
  const plans: Plan[] = []
  let paying = 0
  for (let number = 1; paying < payments; number += 1) {
    const random = randomFrom(`${seed}/guest/${number}`)
    const plan: Plan = {
      way: weighted(random, WAYS),
      pages: Number(weighted(random, FOLLOWS)),
      asksTwice: random.chance(0.1),
      comesBack: random.chance(0.1),
      box: random.below(boxes),
      rupees: 1 + random.below(20_000),
      name: `Guest ${number}`,
      phone: String(9_000_000_000 + number),
      address: `${number}, Station Road, Pune`,
      requestKey: crypto.randomUUID(),
      random,
    }
    plans.push(plan)
    if (plan.way !== 'goes away') paying += 1
  }
  return plans
}
