// Repeats a person's or a page's call until it is answered; a refusal is an answer.
import { Failure } from '../../../http/failure.ts'
import type { World } from '../world.ts'

const AGAIN_MS = 30_000

/** Undefined where it was refused. */
export async function persist<T>(
  world: World,
  what: string,
  action: () => Promise<T>,
): Promise<T | undefined> {
  for (;;) {
    world.steps.push(`             ${what}`)
    try {
      return await action()
    } catch (error) {
      if (error instanceof Failure) {
        world.steps.push(`             refused: ${error.key} ${what}`)
        return undefined
      }
    }
    await world.sleep(world.random.below(AGAIN_MS), `again: ${what}`)
  }
}
