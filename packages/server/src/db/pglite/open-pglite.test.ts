// The embedded database of the sandbox: migrate, give, read, restart; one server at a time; whatever a killed start has left behind.
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../../../tools/free-port.mjs'
import { testLog } from '../../test/database/database-log.ts'
import { end } from '../../test/servers/bare-server.ts'
import { startSandbox } from '../../test/servers/sandbox-server.ts'
import { startProcess } from '../../test/start-process.ts'
import { openDatabase } from '../open-database.ts'
import { findInconsistencies } from '../self-check/self-check.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lifafa-embedded-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const open = () => openDatabase({ dataDir, log: testLog })

test('a sandbox survives kills and what they leave behind, and refuses a second server [db-13]', async () => {
  // As a killed first start leaves it.
  await mkdir(join(dataDir, 'database.unfinished-abc'))
  const env = {
    DATABASE_URL: '',
    RAZORPAY_KEY_ID: '',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SANDBOX_RAZORPAY_PORT: String(await freePort()),
  }
  const first = await startSandbox(env)
  const given = [await first.give()]
  const second = await startProcess('../main.ts', [], env).ended
  expect(second.exitCode).toBe(1)
  expect(second.stderr).toContain(`Another process is using the data directory ${dataDir}.`)
  first.child.kill('SIGKILL')
  await first.ended
  expect((await readdir(dataDir)).filter((name) => name.startsWith('database'))).toEqual(['database'])
  expect((await stat(dataDir)).mode & 0o777, 'only the owner can read the data').toBe(0o700)
  // As a full disk leaves it.
  await writeFile(join(dataDir, 'database', 'postmaster.pid'), '')

  const again = await startSandbox(env)
  given.push(await again.give())
  await end(again)
  const { db, close } = await open()
  const contributions = await db.selectFrom('contributions').select('payment_id').execute()
  expect(contributions.map(({ payment_id }) => payment_id).toSorted()).toEqual(given.toSorted())
  expect(await findInconsistencies(db)).toEqual([])
  await close()
})

test('a failing transaction of the job queue does not affect other transactions', async () => {
  const { db, pgBossConnection, close } = await open()
  const failing = pgBossConnection.db?.executeSql('begin; select 1 / 0; commit')
  const others = [1, 2, 3].map((answer) => sql`select ${answer}::int as answer`.execute(db))
  await expect(failing).rejects.toThrow('division by zero')
  const answers = await Promise.all(others)
  expect(answers.flatMap(({ rows }) => rows)).toEqual([{ answer: 1 }, { answer: 2 }, { answer: 3 }])
  await close()
})
