// One core's share of many seeds: told by message which, it tells of each failure, and in the end of all payments.
import { runSeeds } from './run-seeds.ts'

export type Share = { seeds: number[]; checkEvery: number }
export type News = { failure: string } | { payments: number }

const tell = (news: News): void => void process.send?.(news)

process.once('message', async ({ seeds, checkEvery }: Share) => {
  const payments = await runSeeds(seeds, { checkEvery, onFailure: (failure) => tell({ failure }) })
  tell({ payments })
  process.disconnect?.()
})
