// Opens a migrated database for each test file, quickly: a copy of a template that is made once for each schema.
import { createHash, randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../db/open-database.ts'
import type { DatabaseKind, DatabaseLog } from '../db/opened-dialect.ts'
import { DataDirInUseError, lockDataDir } from '../db/pglite/data-dir-lock.ts'

export interface TestDatabase extends OpenDatabase {
  /** Set on PostgreSQL: a second process can open the same database with it. */
  databaseUrl: string | undefined
  /** A temporary directory; on PGlite the database is in it. */
  dataDir: string
  /** Closes the database and removes everything. */
  close(): Promise<void>
}

/** The kind of database of this run. The runner runs the suite once for each. */
export const testDatabaseKind: DatabaseKind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite'

/** Prints nothing; an error that the server would only log fails the test. */
export const testLog: DatabaseLog = {
  info() {},
  warn() {},
  error(details: unknown, message?: unknown) {
    throw new Error(String(message ?? details), { cause: details })
  },
}

const schemaHash = async (): Promise<string> => {
  const folder = join(import.meta.dirname, '../db/migrations')
  // The package pins the version of PGlite, because another one may not be able to read its files.
  const pinned = await readFile(join(import.meta.dirname, '../../package.json'))
  const hash = createHash('sha256').update(pinned)
  for (const name of (await readdir(folder)).sort())
    hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Waits until only this process holds `directory`. */
const holdDirectory = async (directory: string): Promise<{ release(): Promise<void> }> => {
  await mkdir(directory, { recursive: true })
  for (;;) {
    try {
      return await lockDataDir(directory)
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error
      await delay(50)
    }
  }
}

/** The directory of a migrated, empty PGlite database that no process has open: to be copied, never opened. */
export const pgliteTemplate = async (): Promise<string> => {
  const template = join(tmpdir(), `lifafa-test-template-${await schemaHash()}`)
  const ready = join(template, 'ready')
  if (existsSync(ready)) return ready
  const lock = await holdDirectory(template)
  try {
    if (existsSync(ready)) return ready
    const unfinished = await mkdtemp(join(template, 'unfinished-'))
    const { close } = await openDatabase({ dataDir: unfinished, log: testLog })
    await close()
    await rename(unfinished, ready)
    return ready
  } finally {
    await lock.release()
  }
}

/** A temporary data directory with a migrated, empty PGlite database that no process has open. Remove it at the end. */
export const makeDataDir = async (): Promise<string> => {
  const template = await pgliteTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-test-'))
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return dataDir
}

const openOnPglite = async (): Promise<TestDatabase> => {
  const dataDir = await makeDataDir()
  const opened = await openDatabase({ dataDir, log: testLog })
  const close = async (): Promise<void> => {
    await opened.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...opened, databaseUrl: undefined, dataDir, close }
}

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error(
      'TEST_DATABASE=postgres wants TEST_DATABASE_URL; node tools/find-postgres.mjs starts one.',
    )
  return url
}

const urlOf = (database: string): string => {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  return url.href
}

const onServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const makePostgresTemplate = async (client: pg.Client, template: string): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
  if (rowCount) return
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished}`)
  const { close } = await openDatabase({ databaseUrl: urlOf(unfinished), dataDir: '', log: testLog })
  await close()
  await client.query(`alter database ${unfinished} rename to ${template}`)
}

const GONE_WITHIN_MS = 10_000

/** A pool's `end` resolves before its connections are gone: dropping their database at once would be an error for them. */
async function dropDatabase(client: pg.Client, database: string): Promise<void> {
  const latest = Date.now() + GONE_WITHIN_MS
  const isInUse = async () =>
    (await client.query('select from pg_stat_activity where datname = $1', [database])).rowCount
  while (Date.now() < latest && (await isInUse())) await delay(5)
  await client.query(`drop database ${database} with (force)`)
}

const openOnPostgres = async (): Promise<TestDatabase> => {
  const template = `lifafa_template_${await schemaHash()}`
  const database = `lifafa_test_${randomUUID().replaceAll('-', '')}`
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [template])
    await makePostgresTemplate(client, template)
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [template])
    await client.query(`create database ${database} template ${template}`)
  })
  const databaseUrl = urlOf(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-test-'))
  const opened = await openDatabase({ databaseUrl, dataDir, log: testLog })
  const close = async (): Promise<void> => {
    await opened.close()
    await onServer((client) => dropDatabase(client, database))
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...opened, databaseUrl, dataDir, close }
}

/** Opens a migrated, empty database for this test file only. Close it in `afterAll`. */
export const openTestDatabase = (): Promise<TestDatabase> =>
  testDatabaseKind === 'postgres' ? openOnPostgres() : openOnPglite()
