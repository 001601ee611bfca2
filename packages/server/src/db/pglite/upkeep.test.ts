// Maintenance of the embedded database: analyze and checkpoints while it runs, nothing after it is closed.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testLog } from '../../test/database/database-log.ts'
import { makeDataDir } from '../../test/database/pglite-database.ts'
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
  await pglite.exec('drop table if exists changing_rows; create table changing_rows (id int)')
})
afterEach(() => vi.useRealTimers())

const one = async <T>(query: string): Promise<T | undefined> =>
  (await pglite.query<{ value: T }>(query)).rows[0]?.value
const redo = () => one<string>('select redo_lsn::text as value from pg_control_checkpoint()')

/** PostgreSQL flushes its change counts at most once a second, unless forced to. */
const insert = (rows: number) =>
  pglite.exec(
    `insert into changing_rows select generate_series(1, ${rows}); select pg_stat_force_next_flush()`,
  )

test('a table is analyzed after a thousand changed rows, not before', async () => {
  const analyzed = () =>
    one(`select last_analyze as value from pg_stat_user_tables where relname = 'changing_rows'`)
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

test('a checkpoint runs at the start, then every five minutes if something was written', async () => {
  const stop = startUpkeep(pglite, testLog)
  const seen = [await redo()]
  for (const write of [true, true, false]) {
    if (write) await insert(1)
    vi.advanceTimersByTime(5 * 60_000 + 20_000)
    // Queued after the current maintenance.
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
