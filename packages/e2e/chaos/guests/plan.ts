// Plans each guest's actions, decided by the seed before anything runs.
import { type Random, randomFrom } from '../random.ts'

/** The course of a guest's payment at the provider. Only the last two bring no money. */
const WAYS = {
  pays: 62,
  'fails, then pays': 10,
  'pays, and the bank answers late': 9,
  'fails, and the bank takes it back': 5,
  'pays twice': 4,
  'pays, and the bank returns an earlier try': 2,
  fails: 4,
  'goes away': 4,
} as const

export type Way = keyof typeof WAYS
const BRINGS_NOTHING: readonly Way[] = ['fails', 'goes away']

/** How often a guest's page polls the status of the payment: a third never do, some have two tabs. */
const FOLLOWS = { never: 33, once: 47, twice: 20 } as const

export interface Plan {
  /** Its index in the run, by which plans differ. */
  number: number
  way: Way
  follows: keyof typeof FOLLOWS
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

/** As many plans as it takes for `payments` of them to bring money, shared out over `boxes`. */
export function makePlans(seed: string, payments: number, boxes: number): Plan[] {
  const plans: Plan[] = []
  let paying = 0
  for (let number = 1; paying < payments; number += 1) {
    const random = randomFrom(`${seed}/guest/${number}`)
    const plan: Plan = {
      number,
      way: random.weighted(WAYS),
      follows: random.weighted(FOLLOWS),
      asksTwice: random.chance(0.1),
      comesBack: random.chance(0.1),
      box: random.below(boxes),
      rupees: 1 + random.below(20_000),
      name: `Guest ${number}`,
      phone: String(9_000_000_000 + number),
      address: `${number}, Station Road, Pune`,
      requestKey: random.uuid(),
      random,
    }
    plans.push(plan)
    if (!BRINGS_NOTHING.includes(plan.way)) paying += 1
  }
  return plans
}
