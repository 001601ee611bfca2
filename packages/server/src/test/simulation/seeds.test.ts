// Ten runs of fifty payments each, with faults everywhere; `npm run simulate` does as many as are wanted.
import { expect, test } from 'vitest'
import { runSeeds } from './run-seeds.ts'

const SEEDS = Array.from({ length: 10 }, (_, index) => 1 + index)

test('whatever fails, nothing is ever wrong; and once nothing fails, everything is right in time', async () => {
  const { failures, payments } = await runSeeds(SEEDS, { checkEvery: 40 })
  expect(failures.join('\n\n')).toBe('')
  expect(payments).toBeGreaterThan(SEEDS.length * 40)
}, 240_000)
