// The embedded database is kept up while it runs, and left alone once it is closed.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeDataDir, testLog } from '../../test/database.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { parsers } from '../parsers.ts'
import { startUpkeep } from './upkeep.ts'

let dataDir: string
let pglite: PGlite
beforeAll(async () => {
  dataDir = await makeDataDir()
  pglite = await PGlite.create({ fs: new NodeFS(join(dataDir, 'database')), parsers })
})
afterAll(async () => {
  await pglite.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  await pglite.exec('drop table if exists gifts; create table gifts (id int)')
})
afterEach(() => vi.useRealTimers())

const one = async <T>(query: string): Promise<T | undefined> =>
  (await pglite.query<{ value: T }>(query)).rows[0]?.value
const redo = () => one<string>('select redo_lsn::text as value from pg_control_checkpoint()')

/** PostgreSQL counts what was changed at most once a second, unless told to. */
const insert = (rows: number) =>
  pglite.exec(`insert into gifts select generate_series(1, ${rows}); select pg_stat_force_next_flush()`)

test('a thousand changed rows are analyzed, fewer are not', async () => {
  const analyzed = () => one(`select last_analyze as value from pg_stat_user_tables where relname = 'gifts'`)
  const stop = startUpkeep(pglite, testLog)
  await insert(999)
  vi.advanceTimersByTime(10_000)
  await stop()
  expect(await analyzed()).toBeNull()
  const stopAgain = startUpkeep(pglite, testLog)
  await insert(1)
  vi.advanceTimersByTime(10_000)
  await stopAgain()
  expect(await analyzed()).toBeInstanceOf(Date)
})

test('it checkpoints at first, then after five minutes with something written, never without', async () => {
  const stop = startUpkeep(pglite, testLog)
  const seen = [await redo()]
  for (const write of [true, true, false]) {
    if (write) await insert(1)
    vi.advanceTimersByTime(5 * 60_000 + 20_000)
    // Queued behind whatever the upkeep has begun.
    await vi.waitFor(
      async () => expect(write ? await redo() : 'nothing to wait for').not.toBe(seen.at(-1)),
      PATIENCE_MS,
    )
    seen.push(await redo())
  }
  await stop()
  expect(new Set(seen).size).toBe(3)
  expect(seen[3]).toBe(seen[2])
})
