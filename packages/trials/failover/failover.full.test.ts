// The database fails over under load, a few times; only in `npm run test:all`. `npm run failover` does it twenty-five times.
import { expect, test } from 'vitest'
import { listMissingPrograms } from '../patroni/start-cluster.ts'
import { describeWith } from '../processes/describe-with.ts'
import { missedBars, runFailover } from './run-failover.ts'

const WITHIN_MS = 15 * 60_000

describeWith(
  ['etcd', 'patroni', 'haproxy'],
  () => {
    test('a lost primary loses and doubles no acknowledged gift, and writes are back within 30 seconds', {
      timeout: WITHIN_MS,
    }, async () => {
      const result = await runFailover({ kills: 2, cuts: 1, tell: () => {} })
      expect(result.acknowledged).toBeGreaterThan(0)
      expect(missedBars(result)).toEqual([])
    })
  },
  listMissingPrograms(),
)
