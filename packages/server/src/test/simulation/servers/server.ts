// Two server processes on one database, restarted after each crash.
import { ConnectionLost, type Process, startProcess } from './process.ts'
import { type Deps, type MoneyServices, servicesOf } from './server-services.ts'

const BACK_AFTER_MS = 10_000
/** The clocks of two machines differ. */
const SKEW_MS = 5_000

export type Servers = {
  /** One of the processes runs the action and answers, or ends before it has answered: then ConnectionLost. */
  ask<T>(action: (services: MoneyServices & { at: Date }) => Promise<T>): Promise<T>
  /** Ends all of them; they start again. */
  killAll(): void
}

export function startServers(deps: Deps): Servers {
  const { world } = deps
  const running = new Map<Process, MoneyServices>()

  /** As long as the world goes on, one process after the other has this name. */
  async function keepRunning(name: string, skewMs: number): Promise<void> {
    for (;;) {
      const process = startProcess(world, name)
      const services = servicesOf(process, deps, skewMs)
      running.set(process, services)
      await process.ended
      running.delete(process)
      await world.sleep(world.random.below(BACK_AFTER_MS), `${name} is started again`)
    }
  }
  for (const name of ['server A', 'server B']) {
    const skewMs = world.random.below(2 * SKEW_MS) - SKEW_MS
    world.start(() => keepRunning(name, skewMs))
  }

  return {
    async ask(action) {
      const [first, ...others] = running
      if (!first) throw new ConnectionLost()
      const [process, services] = world.random.pick([first, ...others])
      return process.answer(() => action({ ...services, at: services.now() }))
    },
    killAll() {
      for (const process of running.keys()) void process.crash('from outside')
    },
  }
}
