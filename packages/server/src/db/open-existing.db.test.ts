// Opening an existing database for reading: only of this version, and nothing is created.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testLog } from '../test/database/database-log.ts'
import { makeDataDir } from '../test/database/pglite-database.ts'
import { openTestDatabase, testDatabaseKind } from '../test/database.ts'
import { openExistingDatabase } from './open-database.ts'

let where: { databaseUrl: string | undefined; dataDir: string }
let cleanUp: () => Promise<void>
beforeAll(async () => {
  if (testDatabaseKind === 'pglite') {
    const dataDir = await makeDataDir()
    where = { databaseUrl: undefined, dataDir }
    cleanUp = () => rm(dataDir, { recursive: true })
  } else {
    const database = await openTestDatabase()
    where = database
    cleanUp = () => database.close()
  }
})
afterAll(() => cleanUp())

const open = () => openExistingDatabase({ ...where, log: testLog })

test('a database of this version is opened; one with a newer schema is refused with a sentence', async () => {
  const { db, close } = await open()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', 'now')`.execute(db)
  await close()
  await expect(open()).rejects.toThrow('The database belongs to another version of the product')
})

test('a missing database is not created', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-nothing-'))
  const opening = openExistingDatabase({ dataDir, log: testLog })
  await expect(opening).rejects.toThrow(`There is no database in ${dataDir}`)
  expect(await readdir(dataDir)).toEqual([])
  await rm(dataDir, { recursive: true })
})
