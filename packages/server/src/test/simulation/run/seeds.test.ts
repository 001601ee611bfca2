// Runs of some forty payments each, and of the days in which hosts are paid, with faults everywhere; `npm run simulate` does more.
import { expect, test } from 'vitest'
import { atDepth } from '../../generated/depth.ts'
import { runOnAllCores } from './run-on-all-cores.ts'

/** 200 seeds take a quarter of an hour on two idle cores, and several times that on busy ones. */
const LONGEST_MS = 80 * 60_000

const SEEDS = Array.from({ length: atDepth(3, 200) }, (_, index) => 1 + index)

test(
  'no fault ever makes the books wrong, and without faults everything is consistent in time [simulation-1]',
  async () => {
    const failures: string[] = []
    const payments = await runOnAllCores({
      seeds: SEEDS,
      checkEvery: 40,
      onFailure: (failure) => failures.push(failure),
    })
    expect(failures.join('\n\n')).toBe('')
    expect(payments).toBeGreaterThan(SEEDS.length * 20)
  },
  LONGEST_MS,
)
