// `npm run move-database`: the embedded database becomes a PostgreSQL with equal counts and sums, and cannot be used by mistake.
import { readdir, rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/open-database.ts'
import { readSettings } from '../../settings.ts'
import { linesOf, seed } from '../../test/database/copies/copies.ts'
import { openEmptyDatabase } from '../../test/database/copies/empty-database.ts'
import { testLog } from '../../test/database/database-log.ts'
import { makeDataDir } from '../../test/database/pglite-database.ts'
import type { TestDatabase } from '../../test/database.ts'
import { addJobs } from './add-jobs.ts'
import { moveDatabase } from './move-database.ts'

const NOW = new Date('2026-11-23T06:30:00Z')

let dataDir: string
let into: TestDatabase
beforeAll(async () => {
  dataDir = await makeDataDir()
  into = await openEmptyDatabase()
})
afterAll(async () => {
  await into.close()
  await rm(dataDir, { recursive: true })
})

const openEmbedded = () => openDatabase({ dataDir, log: testLog })
const move = (databaseUrl = into.databaseUrl ?? '') =>
  moveDatabase({
    settings: readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    now: NOW,
    log: testLog,
    onRows: () => {},
  })

test('all is at the new place, jobs that wait included, and the old one is set aside', async () => {
  const embedded = await openEmbedded()
  await seed(embedded as TestDatabase, NOW)
  await addJobs(embedded, [{ name: 'mail-contact-message', data: { messageId: 'of a guest' } }], testLog)
  await expect(move()).rejects.toThrow('Another process is using the data directory')
  const lines = await linesOf(embedded)
  expect(lines.filter((line) => line.startsWith('["job",'))).toEqual([
    '["job",{"name":"mail-contact-message","data":{"messageId":"of a guest"}}]',
  ])
  await embedded.close()
  await expect(move('')).rejects.toThrow('DATABASE_URL is not set: the database is moved there')
  expect(await move()).toContain('Every count and sum is the same there, and the books are sound.')
  expect((await linesOf(into)).toSorted()).toEqual(lines.toSorted())
  expect(await readdir(dataDir)).toContain('database.moved-2026-11-23')
  await expect(move()).rejects.toThrow('There is no database in')
})
