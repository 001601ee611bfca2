// Opens a migrated PostgreSQL database quickly: copied by the server from a template that is made once for each schema.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../../db/open-database.ts'
import { testLog } from './database-log.ts'
import { schemaHash } from './schema-hash.ts'

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

export const openOnPostgres = async () => {
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
