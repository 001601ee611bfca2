// Runs outside events at set moments of a run, between two steps, while no task moves.
import type { World } from '../world.ts'

export type Calendar = {
  /** `afterMs`: since the start of the run. */
  plan(afterMs: number, action: () => unknown): void
  goOn(ms: number): Promise<void>
}

export function openCalendar(world: World, afterStep: () => Promise<void>): Calendar {
  const begunAt = world.now().getTime()
  const planned: { afterMs: number; action: () => unknown }[] = []
  const elapsed = () => world.now().getTime() - begunAt
  return {
    plan(afterMs, action) {
      planned.push({ afterMs, action })
      planned.sort((one, other) => one.afterMs - other.afterMs)
    },
    async goOn(ms) {
      const end = elapsed() + ms
      for (;;) {
        const [next] = planned
        await world.goOn(Math.min(end, next?.afterMs ?? end) - elapsed(), afterStep)
        if (!next || next.afterMs > end) return
        planned.shift()
        await next.action()
      }
    },
  }
}
