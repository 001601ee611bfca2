// Runs seeds one after the other on one database; a failure tells how it is replayed, and what came last.
import { openSimulatedDatabase } from '../database.ts'
import { SimulationFailure, simulate } from './simulate.ts'

const LAST_STEPS = 25

/** Runs `SEED=…` step by step: docs/payments.md, “How we prove it”. */
export const replayCommand = (seed: number | string): string => `SEED=${seed} npm run simulate`

type Options = {
  /** The product's own check of its books runs after so many commits. */
  checkEvery: number
  /** Told of each seed that went wrong, at once: in words, to its last steps. */
  onFailure: (failure: string) => void
  tellSteps?: (line: string) => void
}

/** Answers how many payments were captured. */
export async function runSeeds(
  seeds: readonly number[],
  { checkEvery, onFailure, tellSteps }: Options,
): Promise<number> {
  const database = await openSimulatedDatabase()
  let payments = 0
  for (const seed of seeds)
    try {
      const { captured, steps } = await simulate(database, seed, { checkEvery })
      payments += captured
      for (const step of steps) tellSteps?.(step)
    } catch (error) {
      if (!(error instanceof SimulationFailure)) throw error
      for (const step of error.steps) tellSteps?.(step)
      const last = error.steps.slice(-LAST_STEPS).join('\n')
      onFailure(`seed ${seed} (${replayCommand(seed)})\n${last}\n${error.message}`)
    }
  await database.close()
  return payments
}
