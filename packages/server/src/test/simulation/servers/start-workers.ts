// Starts the workers of a process of the simulation, which take jobs from the queue and do them.
import type { JobData } from '../../../jobs/job-kinds.ts'
import type { SimulatedDatabase } from '../database/database.ts'
import type { World } from '../world.ts'
import type { Process } from './process.ts'

const IDLE_MS = 3_000
const WORKERS = 2

export type Handlers = Map<keyof JobData, (data: never) => Promise<void>>
type Deps = { process: Process; world: World; database: SimulatedDatabase }

export function startWorkers(handlers: Handlers, { process, world, database }: Deps): void {
  async function work(): Promise<void> {
    for (;;) {
      await process.sleep(world.random.below(Math.max(IDLE_MS, world.restMs)), 'looks for jobs')
      for (;;) {
        const job = database.jobs.take(world.now(), world.random)
        if (!job) break
        await process.turn(`does ${job.name} ${JSON.stringify(job.data)}`)
        const isDone = await Promise.resolve(handlers.get(job.name)?.(job.data as never)).then(
          () => true,
          () => false,
        )
        if (isDone) database.jobs.done(job)
        else database.jobs.failed(job, world.now())
      }
    }
  }
  for (let worker = 0; worker < WORKERS; worker++) world.start(work)
}
