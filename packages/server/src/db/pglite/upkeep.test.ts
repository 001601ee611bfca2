// The embedded database is kept up while it runs, and left alone once it is closed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testLog } from '../../test/database.ts'
import { parsers } from '../parsers.ts'
import { startUpkeep } from './upkeep.ts'

let pglite: PGlite
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  pglite = await PGlite.create({ parsers })
  await pglite.exec('create table gifts (id int)')
}, 30_000)
afterEach(async () => {
  vi.useRealTimers()
  await pglite.close()
})

const one = async <T>(query: string): Promise<T | undefined> =>
  (await pglite.query<{ value: T }>(query)).rows[0]?.value
const redo = () => one<string>('select redo_lsn::text as value from pg_control_checkpoint()')

test('a thousand changed rows are analyzed, fewer are not', async () => {
  const analyzed = () => one(`select last_analyze as value from pg_stat_user_tables where relname = 'gifts'`)
  const stop = startUpkeep(pglite, testLog)
  await pglite.exec('insert into gifts select generate_series(1, 999)')
  vi.advanceTimersByTime(10_000)
  await stop()
  expect(await analyzed()).toBeNull()
  const stopAgain = startUpkeep(pglite, testLog)
  await pglite.exec('insert into gifts values (1000)')
  vi.advanceTimersByTime(10_000)
  await stopAgain()
  expect(await analyzed()).toBeInstanceOf(Date)
}, 30_000)

test('it checkpoints at first, then after five minutes with something written, never without', async () => {
  const stop = startUpkeep(pglite, testLog)
  const seen = [await redo()]
  for (const write of [true, true, false]) {
    if (write) await pglite.exec('insert into gifts values (1)')
    vi.advanceTimersByTime(5 * 60_000 + 20_000)
    // Queued behind whatever the upkeep has begun.
    await vi.waitFor(async () => expect(write ? await redo() : 'nothing to wait for').not.toBe(seen.at(-1)))
    seen.push(await redo())
  }
  await stop()
  expect(new Set(seen).size).toBe(3)
  expect(seen[3]).toBe(seen[2])
}, 30_000)
