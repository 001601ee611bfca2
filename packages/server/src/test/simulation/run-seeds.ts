// Runs seeds one after the other on one database; a failure tells how it is replayed, and what came last.
import { openSimulatedDatabase } from './database.ts'
import { SimulationFailure, simulate } from './simulate.ts'

const LAST_STEPS = 25

export const replayCommand = (seed: number | string): string => `SEED=${seed} npm run simulate`

type Options = { checkEvery: number; tellSteps?: (line: string) => void }

export async function runSeeds(
  seeds: readonly number[],
  { checkEvery, tellSteps }: Options,
): Promise<{ failures: string[]; payments: number }> {
  const database = await openSimulatedDatabase()
  const failures: string[] = []
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
      failures.push(`seed ${seed} (${replayCommand(seed)})\n${last}\n${error.message}`)
    }
  await database.close()
  return { failures, payments }
}
