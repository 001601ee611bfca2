// Runs many seeds at once: each core takes every n-th of them, in a process of its own.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Share, ShareReport } from './share-process.ts'

const SHARE_PROCESS = join(import.meta.dirname, 'share-process.ts')

/** `onSeed`: called after each. */
type Deps = Share & { onFailure: (failure: string) => void; onSeed?: () => void }

/** Returns how many payments were captured in all. Throws where a process ended before its share was done. */
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
