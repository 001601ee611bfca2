// A server process as the simulation has it: it may end at any of its turns, and what it was doing is then never finished.
import { never, type World } from './world.ts'

/** What a caller sees of a process that ended: no answer. */
export class ConnectionLost extends Error {}

const CRASH_AT_TURN = 0.004

export type Process = {
  name: string
  isAlive(): boolean
  /** Waits for its turn; may not come back from it. */
  turn(label: string): Promise<void>
  sleep(ms: number, label: string): Promise<void>
  /** Ends the process, and answers what its caller waits for: nothing. */
  crash(where: string): Promise<never>
  /** What a caller outside gets: the answer, or ConnectionLost. */
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
