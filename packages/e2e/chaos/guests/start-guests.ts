// Starts the guests of a run, so many at once.
import { type GuestContext, simulateGuest } from './guest.ts'
import type { Plan } from './plan.ts'
import type { Throttle } from './throttle.ts'

export async function startGuests(
  context: GuestContext,
  plans: Plan[],
  atOnce: number,
  throttle: Throttle,
  onGuest: () => void,
): Promise<void> {
  const waiting = plans.values()
  async function oneAfterAnother() {
    for (const plan of waiting) {
      await throttle.enter(plan.number)
      await simulateGuest(context, plan)
      throttle.leave()
      onGuest()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother))
}
