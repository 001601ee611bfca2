// Runs seeds one after the other on one database; a failure says how to replay it, and lists its last steps.
import { openSimulatedDatabase } from '../database/database.ts'
import { SimulationFailure, simulate } from './simulate.ts'

const LAST_STEPS = 25

/** Runs `SEED=…` step by step: docs/simulation-and-chaos.md. */
export const replayCommand = (seed: number | string): string => `SEED=${seed} npm run simulate`

type Options = {
  /** The self-check runs after so many commits. */
  checkEvery: number
  /** Called at once for each failed seed, with its last steps. */
  onFailure: (failure: string) => void
  onStep?: (line: string) => void
  /** Called after each seed. */
  onSeed?: () => void
}

/** Returns how many payments were captured. */
export async function runSeeds(
  seeds: readonly number[],
  { checkEvery, onFailure, onStep, onSeed }: Options,
): Promise<number> {
  const database = await openSimulatedDatabase()
  let payments = 0
  for (const seed of seeds)
    try {
      const { captured, steps } = await simulate(database, seed, { checkEvery })
      payments += captured
      for (const step of steps) onStep?.(step)
    } catch (error) {
      if (!(error instanceof SimulationFailure)) throw error
      for (const step of error.steps) onStep?.(step)
      const last = error.steps.slice(-LAST_STEPS).join('\n')
      onFailure(`seed ${seed} (${replayCommand(seed)})\n${last}\n${error.message}`)
    } finally {
      onSeed?.()
    }
  await database.close()
  return payments
}
