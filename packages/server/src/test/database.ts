// Opens a migrated, empty database for a test file, on the engine of this run.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type OpenDatabase, openDatabase } from '../db/open-database.ts'
import { openOnCitus } from './database/citus/citus-database.ts'
import { testLog } from './database/database-log.ts'
import { alone, dropDatabase, hasDatabase, onServer, urlOf } from './database/database-server.ts'
import { schemaHash } from './database/schema-hash.ts'

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error(
      'Tests of the database want TEST_DATABASE_URL; node tools/find-postgres.mjs starts a PostgreSQL, and npm test -- --only=postgres does so by itself.',
    )
  return url
}

const makePostgresTemplate = async (client: pg.Client, template: string): Promise<void> => {
  if (await hasDatabase(client, template)) return
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished}`)
  const databaseUrl = urlOf(serverUrl(), unfinished)
  const { close } = await openDatabase({ databaseUrl, dataDir: '', log: testLog })
  await close()
  await client.query(`alter database ${unfinished} rename to ${template}`)
}

const openOnPostgres = async () => {
  const template = `lifafa_template_${await schemaHash()}`
  const database = `lifafa_test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl(), async (client) => {
    await alone(client, template, () => makePostgresTemplate(client, template))
    // Files in memory are copied in half of the time that PostgreSQL takes to write their pages to its log.
    await client.query(`create database ${database} template ${template} strategy file_copy`)
  })
  const databaseUrl = urlOf(serverUrl(), database)
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-test-'))
  const opened = await openDatabase({ databaseUrl, dataDir, log: testLog })
  const close = async (): Promise<void> => {
    await opened.close()
    await onServer(serverUrl(), (client) => dropDatabase(client, database))
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...opened, databaseUrl, dataDir, close }
}

export interface TestDatabase extends OpenDatabase {
  /** A second process can open the same database with it. */
  databaseUrl: string
  /** A temporary directory. */
  dataDir: string
  /** Closes the database and removes everything. */
  close(): Promise<void>
}

/** Opens a migrated, empty database for this test file only. Close it in `afterAll`. The runner runs the suite once for each engine. */
export const openTestDatabase: () => Promise<TestDatabase> =
  process.env.TEST_DATABASE === 'citus' ? openOnCitus : openOnPostgres
