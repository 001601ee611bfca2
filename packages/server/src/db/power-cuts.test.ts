// Acknowledged rows survive a power cut. `npm run power-cuts` cuts the power thirty and ten times.
import { expect, test } from 'vitest'
import { hasOwnMounts, runInOwnMounts } from '../test/own-disk/own-mounts.ts'
import { countFsyncs } from '../test/power-cuts/count-fsyncs.ts'
import type { Tallies } from '../test/power-cuts/cuts-process.ts'

if (hasOwnMounts())
  test('every acknowledged row survives a power cut, on PGlite as we open it and on PostgreSQL; PGlite as shipped loses some', async () => {
    const args = ['--pglite=3', '--postgres=1', '--as-shipped=1']
    const { pglite, postgres, asShipped } = await runInOwnMounts<Tallies>('power-cuts/cuts-process.ts', args)
    expect(pglite).toEqual({ cuts: 3, acknowledged: expect.any(Number), lost: 0, unopened: [] })
    expect(postgres).toEqual({ cuts: 1, acknowledged: expect.any(Number), lost: 0, unopened: [] })
    expect(Math.min(pglite.acknowledged, postgres.acknowledged)).toBeGreaterThan(0)
    expect(asShipped.lost).toBeGreaterThan(0)
  }, 400_000)
else
  test('where no power can be cut: every commit of PGlite as we open it is synced, and none as shipped', async () => {
    const { commits, fsyncs } = await countFsyncs('as-we-open-it')
    expect(fsyncs).toBeGreaterThanOrEqual(commits)
    expect((await countFsyncs('as-shipped')).fsyncs).toBe(0)
  })
