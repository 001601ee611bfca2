// Runs of some forty payments each, and of the days in which hosts are paid, with faults everywhere; `npm run simulate` does more.
import { expect, test } from 'vitest'
import { atDepth } from '../../generated/fields.ts'
import { runOnAllCores } from './run-seeds.ts'

/** 200 seeds take a quarter of an hour on two idle cores, and several times that on busy ones. */
const LONGEST_MS = 80 * 60_000

/** These once found faults of restored backups. */
const FEW = [103, 146, 168]
const ALL = Array.from({ length: 200 }, (_, index) => 1 + index)
const SEEDS = [...new Set([...FEW, ...ALL])].slice(0, atDepth(FEW.length, ALL.length))

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
