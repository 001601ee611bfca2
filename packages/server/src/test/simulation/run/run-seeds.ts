// Runs seeds, on one database or on all cores; a failure says how to replay it, and lists its last steps.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
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

/** One after the other. Returns how many payments were captured. */
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

const SHARE_PROCESS = join(import.meta.dirname, 'share-process.ts')

/** The seeds of one core, and what its process reports. */
export type Share = { seeds: number[]; checkEvery: number }
export type ShareReport = { failure: string } | { payments: number } | 'seed'

type Deps = Share & Pick<Options, 'onFailure' | 'onSeed'>

/** Each core takes every n-th seed, in a process of its own. Returns how many payments were captured in all. Throws where a process ended before its share was done. */
export async function runOnAllCores({ seeds, checkEvery, onFailure, onSeed }: Deps): Promise<number> {
  const cores = Math.min(seeds.length, availableParallelism())
  const shares = Array.from({ length: cores }, (_, core) =>
    seeds.filter((_, index) => index % cores === core),
  )
  const payments = await Promise.all(
    shares.map((share) => runShare({ seeds: share, checkEvery, onFailure, onSeed })),
  )
  return payments.reduce((all, some) => all + some, 0)
}

async function runShare({ seeds, checkEvery, onFailure, onSeed }: Deps): Promise<number> {
  let payments: number | undefined
  // The test runner's options are for its own processes, not for this one.
  const child = fork(SHARE_PROCESS, { execArgv: [] })
  child.on('message', (report: ShareReport) => {
    if (report === 'seed') onSeed?.()
    else if ('failure' in report) onFailure(report.failure)
    else payments = report.payments
  })
  child.send({ seeds, checkEvery } satisfies Share)
  const [code] = await once(child, 'exit')
  if (payments === undefined || code !== 0) throw new Error(`A share of the seeds ended with code ${code}.`)
  return payments
}
