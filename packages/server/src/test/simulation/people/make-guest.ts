// A guest of the simulation: what they give, and what they were told.
import type { World } from '../world.ts'

/** Compares what a guest was answered with what is true. */
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
