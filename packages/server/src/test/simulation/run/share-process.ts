// Runs one core's share of many seeds: gets the seeds by message, reports each failure, and finally the number of payments.
import { runSeeds, type Share, type ShareReport } from './run-seeds.ts'

const sendReport = (report: ShareReport): void => void process.send?.(report)

process.once('message', async ({ seeds, checkEvery }: Share) => {
  const payments = await runSeeds(seeds, {
    checkEvery,
    onFailure: (failure) => sendReport({ failure }),
    onSeed: () => sendReport('seed'),
  })
  sendReport({ payments })
  process.disconnect?.()
})
