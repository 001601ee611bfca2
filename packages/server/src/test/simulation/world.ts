// The simulated world: a clock that only we move, and tasks of which one moves at a time, chosen by chance.
import { type Random, seededRandom } from './random.ts'

/** What a step costs at most, in simulated milliseconds. */
const STEP_MS = 25

type Task = { label: string; resume: () => void }

export type World = {
  random: Random
  /** While false, nothing fails any more. */
  faults: boolean
  /** What recurs rests for at least so long: a few days would be a million rounds. */
  restMs: number
  /** What has happened, in order. */
  steps: string[]
  now(): Date
  /** Waits until chance lets the caller go on. */
  turn(label: string): Promise<void>
  sleep(ms: number, label: string): Promise<void>
  /** Begins what goes on by itself; its failure is the failure of the run. */
  start(doing: () => Promise<void>): void
  /** Goes on for `ms`; `afterStep` looks at what each step has left. */
  goOn(ms: number, afterStep: () => Promise<void>): Promise<void>
}

/** Never settles: for whoever waits in a process that is no more. */
export const never = (): Promise<never> => new Promise(() => {})

const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export function openWorld(seed: number, startAt: Date): World {
  const random = seededRandom(seed)
  const steps: string[] = []
  const failures: unknown[] = []
  const ready: Task[] = []
  const asleep: (Task & { at: number })[] = []
  let now = startAt.getTime()

  const wake = () => {
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
    // Everything that follows from it, up to where each task waits again: our database answers without leaving this thread.
    await quiet()
    if (failures.length > 0) throw failures[0]
  }

  return {
    random,
    steps,
    faults: true,
    restMs: 0,
    now: () => new Date(now),
    turn: (label) => new Promise((resume) => ready.push({ label, resume })),
    sleep: (ms, label) => new Promise((resume) => asleep.push({ label, resume, at: now + ms })),
    start(doing) {
      doing().catch((error) => failures.push(error))
    },
    async goOn(ms, afterStep) {
      const end = now + ms
      while (now < end) {
        wake()
        if (ready.length > 0) {
          await step()
          await afterStep()
        } else now = Math.min(end, ...asleep.map(({ at }) => at))
      }
    },
  }
}
