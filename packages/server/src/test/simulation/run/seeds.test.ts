// Runs of some forty payments each, and of the days in which hosts are paid, with faults everywhere; `npm run simulate` does more.
import { expect, test } from 'vitest'
import { atDepth } from '../../generated/depth.ts'
import { openSimulatedDatabase } from '../database/database.ts'
import { runOnAllCores } from './run-on-all-cores.ts'
import { simulate } from './simulate.ts'

const SEEDS = Array.from({ length: atDepth(6, 200) }, (_, index) => 1 + index)

test('no fault ever makes the books wrong, and without faults everything is consistent in time [simulation-1]', async () => {
  const failures: string[] = []
  const payments = await runOnAllCores({
    seeds: SEEDS,
    checkEvery: 40,
    onFailure: (failure) => failures.push(failure),
  })
  expect(failures.join('\n\n')).toBe('')
  expect(payments).toBeGreaterThan(SEEDS.length * 20)
}, 1_800_000)

test('the same seed repeats the same run, step by step', async () => {
  const database = await openSimulatedDatabase()
  const [once, again] = [
    await simulate(database, 4, { checkEvery: 40 }),
    await simulate(database, 4, { checkEvery: 200 }),
  ]
  expect(again.steps).toEqual(once.steps)
  await database.close()
}, 180_000)
