// Two hundred runs of fifty payments each, with faults everywhere; `npm run simulate` does as many as are wanted.
import { expect, test } from 'vitest'
import { openSimulatedDatabase } from './database.ts'
import { runOnAllCores } from './run-on-all-cores.ts'
import { simulate } from './simulate.ts'

const SEEDS = Array.from({ length: 200 }, (_, index) => 1 + index)

test('whatever fails, nothing is ever wrong; and once nothing fails, everything is right in time', async () => {
  const failures: string[] = []
  const payments = await runOnAllCores({
    seeds: SEEDS,
    checkEvery: 40,
    onFailure: (failure) => failures.push(failure),
  })
  expect(failures.join('\n\n')).toBe('')
  expect(payments).toBeGreaterThan(SEEDS.length * 40)
}, 480_000)

test('a seed gives the same run again, step by step', async () => {
  const database = await openSimulatedDatabase()
  const [once, again] = [
    await simulate(database, 4, { checkEvery: 40 }),
    await simulate(database, 4, { checkEvery: 5 }),
  ]
  expect(again.steps).toEqual(once.steps)
  await database.close()
}, 60_000)
