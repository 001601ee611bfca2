// `npm run restore` into PostgreSQL: with the rows are there the secrets and the mark that no host is paid yet, or nothing is.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRestoredAt, noteRestored } from '../../db/installation.ts'
import { readSettings } from '../../settings.ts'
import { seed } from '../../test/database/copies/copies.ts'
import { openEmptyDatabase } from '../../test/database/copies/empty-database.ts'
import { testLog } from '../../test/database/database-log.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { addJobs } from './add-jobs.ts'
import { makeKeyPair } from './key-pair.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const NOW = new Date('2026-11-23T06:30:00Z')
const BACKUP = 'taken.backup'

let folder: string
let into: TestDatabase
let restore: () => ReturnType<typeof restoreBackup>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lifafa-restore-'))
  const original = await openTestDatabase()
  await seed(original, NOW)
  // The mark of an earlier restore, which was compared after the backup was taken.
  await noteRestored(original.db, new Date(NOW.getTime() - 60 * 60 * 1000))
  await addJobs(original, [{ name: 'refund-payment', data: { refundId: 'of a guest' } }], testLog)
  await writeFile(join(original.dataDir, 'tokens.secret'), 'a secret')
  const keys = await makeKeyPair()
  into = await openEmptyDatabase()
  const depsOf = ({ databaseUrl = '' }: TestDatabase, dataDir: string, key: string) => ({
    settings: readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_KEY: key }),
    now: NOW,
    // pg-boss complains about the queue that cannot be opened.
    log: { ...testLog, error: () => {} },
    onRows: () => {},
  })
  await takeBackup(depsOf(original, original.dataDir, keys.publicKey), join(folder, BACKUP))
  await original.close()
  restore = () => restoreBackup(depsOf(into, join(folder, 'data'), keys.secretKey), join(folder, BACKUP))
})
afterAll(async () => {
  await into.close()
  await rm(folder, { recursive: true })
})

test('where the queue of jobs cannot be opened, nobody is paid, secrets are there, and it is said', async () => {
  // As a schema of that name in which the role may do nothing.
  await sql`drop schema if exists pgboss cascade`.execute(into.db)
  await sql`create schema pgboss`.execute(into.db)
  await sql`create table pgboss.version (other text)`.execute(into.db)
  const { text, isSound } = await restore()
  expect(text).toContain('The work that waited in the backup could not be added')
  expect(isSound).toBe(false)
  expect(await getRestoredAt(into.db)).toEqual(NOW)
  expect(await readFile(join(folder, 'data', 'tokens.secret'), 'utf8')).toBe('a secret')
})
