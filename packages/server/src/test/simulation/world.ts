// The simulated world: a virtual clock, and tasks of which one moves at a time, chosen by a seeded random generator.
import { createHash } from 'node:crypto'
import { type Random, seededRandom } from '../../seeded-random.ts'

/** The longest duration of a step, in simulated milliseconds. */
const STEP_MS = 25

type Task = { label: string; resume: () => void }

export type World = {
  random: Random
  /** Draws of its own for `what`: a rare event then changes nothing else that a seed decides. */
  randomOf(what: string): Random
  /** While false, no fault is injected any more. */
  faults: boolean
  /** Scheduled tasks pause at least so long: otherwise a few days would take a million runs. */
  restMs: number
  /** The steps so far, in order. */
  steps: string[]
  now(): Date
  /** Waits until the caller is chosen to go on. */
  turn(label: string): Promise<void>
  sleep(ms: number, label: string): Promise<void>
  /** Waits for something outside of the world: nothing else moves meanwhile. */
  outside<T>(action: () => PromiseLike<T>): Promise<T>
  /** Starts a task; its failure is the failure of the run. */
  start(doing: () => Promise<void>): void
  /** Runs `action` between two steps, while no task moves; `afterMs`: since the start of the run. */
  plan(afterMs: number, action: () => unknown): void
  /** Goes on for `ms`; `afterStep` checks the state after each step. */
  goOn(ms: number, afterStep: () => Promise<void>): Promise<void>
}

/** Never settles: for callers in a process that has ended. */
export const never = (): Promise<never> => new Promise(() => {})

const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export function openWorld(seed: number, startAt: Date): World {
  const random = seededRandom(seed)
  const steps: string[] = []
  const failures: unknown[] = []
  const ready: Task[] = []
  const asleep: (Task & { at: number })[] = []
  const planned: { at: number; action: () => unknown }[] = []
  let now = startAt.getTime()
  let outside = 0

  const resume = () => {
    for (let index = asleep.length - 1; index >= 0; index--) {
      const task = asleep[index]
      if (task && task.at <= now) ready.push(...asleep.splice(index, 1))
    }
  }

  const step = async () => {
    const [task] = ready.splice(random.below(ready.length), 1)
    steps.push(`${new Date(now).toISOString().slice(8, 23)} ${task?.label}`)
    now += random.below(STEP_MS)
    task?.resume()
    // Runs all microtasks that follow, until each task waits again: our database answers within this thread.
    do await quiet()
    while (outside > 0)
    if (failures.length > 0) throw failures[0]
  }

  return {
    random,
    randomOf: (what) => seededRandom(createHash('sha256').update(`${seed} ${what}`).digest().readInt32LE()),
    steps,
    faults: true,
    restMs: 0,
    now: () => new Date(now),
    turn: (label) => new Promise((resume) => ready.push({ label, resume })),
    sleep: (ms, label) => new Promise((resume) => asleep.push({ label, resume, at: now + ms })),
    async outside(action) {
      outside += 1
      try {
        return await action()
      } finally {
        outside -= 1
      }
    },
    start(doing) {
      doing().catch((error) => failures.push(error))
    },
    plan(afterMs, action) {
      planned.push({ at: startAt.getTime() + afterMs, action })
      planned.sort((one, other) => one.at - other.at)
    },
    async goOn(ms, afterStep) {
      const end = now + ms
      for (;;) {
        const [next] = planned
        if (next && next.at <= now) {
          planned.shift()
          await next.action()
          continue
        }
        if (now >= end) return
        resume()
        if (ready.length > 0) {
          await step()
          await afterStep()
        } else now = Math.min(end, next?.at ?? end, ...asleep.map(({ at }) => at))
      }
    },
  }
}
