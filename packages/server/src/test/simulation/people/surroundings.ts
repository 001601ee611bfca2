// The surroundings of people in the simulation: its world, the servers, the provider, and a way to request something.
import { Failure } from '../../../http/failure.ts'
import type { Provider } from '../provider/provider.ts'
import type { AskedServices, Servers } from '../servers/server.ts'
import type { World } from '../world.ts'

export type Surroundings = { world: World; servers: Servers; provider: Provider; arriveWithinMs: number }

const AGAIN_MS = 30_000

/** Repeats a person's or a page's call until it is answered; a refusal is an answer: then undefined. */
export async function persist<T>(
  { world, servers }: Pick<Surroundings, 'world' | 'servers'>,
  what: string,
  action: (services: AskedServices) => Promise<T>,
): Promise<T | undefined> {
  for (;;) {
    world.steps.push(`             ${what}`)
    try {
      return await servers.ask(action)
    } catch (error) {
      if (error instanceof Failure) {
        world.steps.push(`             refused: ${error.key} ${what}`)
        return undefined
      }
    }
    await world.sleep(world.random.below(AGAIN_MS), `again: ${what}`)
  }
}
