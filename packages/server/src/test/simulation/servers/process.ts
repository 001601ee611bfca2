// A server process of the simulation: it may end at any of its turns, and its unfinished work never continues.
import { never, type World } from '../world.ts'

/** The caller of a process that ended gets no answer. */
export class ConnectionLost extends Error {}

const CRASH_AT_TURN = 0.004

export type Process = {
  name: string
  isAlive(): boolean
  /** Waits for its turn; may never return. */
  turn(label: string): Promise<void>
  sleep(ms: number, label: string): Promise<void>
  /** Ends the process; its caller gets no answer. */
  crash(where: string): Promise<never>
  /** The answer for a caller outside, or ConnectionLost. */
  answer<T>(action: () => Promise<T>): Promise<T>
  ended: Promise<void>
}

export function startProcess(world: World, name: string): Process {
  let alive = true
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const crash = (where: string) => {
    world.steps.push(`             ${name} is killed ${where}`)
    alive = false
    end()
    return never()
  }
  const goOn = async (label: string) => {
    if (!alive) await never()
    if (world.faults && world.random.chance(CRASH_AT_TURN)) await crash(`before: ${label}`)
  }
  return {
    name,
    isAlive: () => alive,
    ended,
    crash,
    async turn(label) {
      await world.turn(`${name} ${label}`)
      await goOn(label)
    },
    async sleep(ms, label) {
      await world.sleep(ms, `${name} ${label}`)
      if (!alive) await never()
    },
    answer: (action) =>
      Promise.race([
        action(),
        ended.then(() => {
          throw new ConnectionLost()
        }),
      ]),
  }
}
