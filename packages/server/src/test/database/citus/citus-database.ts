// Opens a migrated database whose tables are spread by Citus: copied on each server from a template that is made once.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { openDatabase } from '../../../db/open-database.ts'
import { testLog } from '../database-log.ts'
import { alone, dropDatabase, hasDatabase, onServer, urlOf } from '../database-server.ts'
import { schemaHash } from '../schema-hash.ts'
import { createSpreadDatabase, setUpConnections } from './spread-database.ts'

/** The coordinator first. */
export const servers = (): string[] => {
  const { TEST_DATABASE_URL: coordinator, TEST_CITUS_WORKERS: workers } = process.env
  if (!coordinator || !workers)
    throw new Error(
      'TEST_DATABASE=citus wants TEST_DATABASE_URL and TEST_CITUS_WORKERS; tools/postgres/find-citus.mjs starts such servers.',
    )
  return [coordinator, ...workers.split(',')]
}

const onEach = (work: (client: pg.Client) => Promise<void>): Promise<unknown> =>
  Promise.all(servers().map((url) => onServer(url, work)))

/** Citus keeps a process in each database, which would be in the way of a copy. */
async function shut(client: pg.Client, database: string): Promise<void> {
  await client.query(`alter database ${database} with allow_connections false`)
  const end = () =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  while ((await end()).rowCount) await delay(5)
}

async function makeCitusTemplate(client: pg.Client, template: string): Promise<void> {
  if (await hasDatabase(client, template)) return
  const unfinished = `${template}_unfinished`
  await onEach((each) => dropDatabase(each, unfinished))
  await createSpreadDatabase(servers(), unfinished)
  await onEach(async (each) => {
    await shut(each, unfinished)
    await each.query(`drop database if exists ${template}`)
    await each.query(`alter database ${unfinished} rename to ${template}`)
  })
}

export const openOnCitus = async () => {
  const template = `lifafa_template_${await schemaHash()}`
  const database = `lifafa_test_${randomUUID().replaceAll('-', '')}`
  const [coordinator = ''] = servers()
  await onServer(coordinator, (client) => alone(client, template, () => makeCitusTemplate(client, template)))
  await onEach(async (client) => {
    await client.query(`create database ${database} template ${template}`)
  })
  const databaseUrl = urlOf(coordinator, database)
  await setUpConnections(databaseUrl)
  const dataDir = await mkdtemp(join(tmpdir(), 'lifafa-test-'))
  const opened = await openDatabase({ databaseUrl, dataDir, log: testLog })
  const close = async (): Promise<void> => {
    await opened.close()
    // The coordinator's connections to the workers end with it.
    for (const url of servers()) await onServer(url, (client) => dropDatabase(client, database))
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...opened, databaseUrl, dataDir, close }
}
