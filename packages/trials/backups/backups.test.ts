// `npm run backup` while guests give, and `npm run restore` into an empty database: nothing acknowledged is lost, and the rest is found.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { openDatabase, openWithoutMigrating } from '../../server/src/db/open-database.ts'
import { findInconsistencies } from '../../server/src/db/self-check/self-check.ts'
import { inTransaction } from '../../server/src/db/transaction.ts'
import { openJobs } from '../../server/src/jobs/queue.ts'
import { testLog } from '../../server/src/test/database/database-log.ts'
import { onServer, urlOf } from '../../server/src/test/database/database-server.ts'
import { openTestDatabase, type TestDatabase } from '../../server/src/test/database.ts'
import { insertHost } from '../../server/src/test/rows.ts'
import { end } from '../../server/src/test/servers/bare-server.ts'
import { startSandbox } from '../../server/src/test/servers/sandbox-server.ts'
import { startProcess } from '../../server/src/test/start-process.ts'
import { describeWith } from '../processes/describe-with.ts'
import { findProgram } from '../processes/find-program.ts'
import { openFolder } from '../processes/start-program.ts'

const GUESTS = 4
const OLD = 'lifafa-20200101T000000Z.age'

const keygen = findProgram('age-keygen', ['age'])
const lacking = [
  ...(keygen ? [] : ['age']),
  ...(findProgram('pg_dump', ['postgresql-client']) ? [] : ['pg_dump']),
]

describeWith(
  ['age', 'pg_dump'],
  () => {
    const folder = openFolder('lifafa-backups-')
    const keyFile = join(folder, 'key')
    const backups = join(folder, 'backups')
    let from: TestDatabase
    let env: NodeJS.ProcessEnv
    beforeAll(async () => {
      execFileSync(keygen ?? '', ['-o', keyFile], { stdio: 'ignore' })
      from = await openTestDatabase()
      env = {
        DATA_DIR: from.dataDir,
        DATABASE_URL: from.databaseUrl,
        BACKUP_KEY: /age1\w+/.exec(readFileSync(keyFile, 'utf8'))?.[0],
        RAZORPAY_KEY_ID: '',
        PORT: String(await freePort()),
        SANDBOX_RAZORPAY_PORT: String(await freePort()),
        RATE_LIMIT_FACTOR: '1000',
        RECONCILE_AFTER: '1s,2s,4s,8s,16s,32s,1m',
      }
    })
    afterAll(() => from.close())

    /** The address of a database that an operator has created for a restore. */
    async function empty(name: string): Promise<string> {
      const unique = `${name}_${process.pid}`
      await onServer(from.databaseUrl, (client) => client.query(`create database ${unique}`))
      return urlOf(from.databaseUrl, unique)
    }

    async function run(words: string[], more: NodeJS.ProcessEnv = {}) {
      const { lines, ended } = startProcess('../operations/backup/main.ts', words, { ...env, ...more })
      const printed: string[] = []
      for await (const line of lines) printed.push(line)
      return { text: printed.join('\n'), ...(await ended) }
    }
    const fileOf = () => join(backups, readdirSync(backups).find((name) => name.endsWith('.age')) ?? '')
    const given = async ({ db }: Pick<TestDatabase, 'db'>) =>
      await db
        .selectFrom('contributions')
        .select(['payment_id', 'amount_paise'])
        .orderBy('payment_id')
        .execute()

    test('a backup taken under load has all that was acknowledged before it; restored, the books are the same', async () => {
      const server = await startSandbox(env)
      const acknowledged: string[] = []
      let isOver = false
      const guests = Array.from({ length: GUESTS }, async () => {
        while (!isOver) acknowledged.push(await server.give())
      })
      await expect.poll(() => acknowledged.length).toBeGreaterThan(GUESTS)
      const before = [...acknowledged]
      const taken = await run(['backup', backups])
      expect(taken).toMatchObject({ exitCode: 0, stderr: '' })
      isOver = true
      await Promise.all(guests)
      await end(server)
      expect(taken.text).toContain(`${fileOf()} is written (`)
      const figure = from.db.selectFrom('installation').select('backed_up_at')
      expect((await figure.executeTakeFirstOrThrow()).backed_up_at).toBeInstanceOf(Date)

      const DATABASE_URL = await empty('restored')
      const restored = await run(['restore', fileOf(), keyFile], { DATABASE_URL })
      expect(restored).toMatchObject({ exitCode: 0, stderr: '' })
      expect(restored.text).toContain('Its books are sound.')
      const into = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '', log: testLog })
      const kept = (await given(into)).map(({ payment_id }) => payment_id)
      expect(kept).toEqual(expect.arrayContaining(before))
      expect(kept.length).toBeLessThan(acknowledged.length)
      // No host is paid before an administrator has compared our bank.
      const mark = into.db.selectFrom('installation').select('restored_at')
      expect((await mark.executeTakeFirstOrThrow()).restored_at).toBeInstanceOf(Date)
      expect(await run(['restore', fileOf(), keyFile], { DATABASE_URL })).toMatchObject({
        exitCode: 1,
        stderr: expect.stringContaining('The database is not empty (it has a table '),
      })

      const again = await startSandbox({ ...env, DATABASE_URL })
      await expect.poll(() => given(into), { timeout: 120_000 }).toEqual(await given(from))
      await end(again)
      expect(await findInconsistencies(into.db)).toEqual([])
      await into.close()
    })

    test('emails that waited are not sent again, and sessions end; refunds and events that waited are done', async () => {
      const { id } = await insertHost(from.db)
      const [session, later] = [crypto.randomUUID(), new Date(Date.now() + 86_400_000)]
      await from.db
        .insertInto('refresh_tokens')
        .values({
          ...{
            id: session,
            family_id: session,
            host_id: id,
            token_hash: 'of a phone',
            created_at: new Date(),
          },
          ...{ expires_at: later, family_expires_at: later },
        })
        .execute()
      const jobs = openJobs(from.pgBossConnection, testLog)
      await jobs.start()
      await inTransaction(from.db, async (trx) => {
        await jobs.add(trx, 'mail-contact-message', { messageId: 'of a guest' })
        await jobs.add(trx, 'refund-payment', { refundId: 'of a guest' })
      })
      await jobs.stop()
      const taken = await run(['backup', join(folder, 'with jobs')])
      const [, file = ''] = /^(.*) is written/.exec(taken.text) ?? []
      const DATABASE_URL = await empty('jobs')
      expect(await run(['restore', file, keyFile], { DATABASE_URL })).toMatchObject({ exitCode: 0 })
      const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '', log: testLog })
      const waiting = sql`select name from pgboss.job where state <> 'completed'`
      expect((await waiting.execute(db)).rows).toEqual([{ name: 'refund-payment' }])
      const live = db.selectFrom('refresh_tokens').select('id').where('revoked_at', 'is', null)
      expect(await live.execute()).toEqual([])
      await close()
    })

    test('a backup that cannot be read whole changes nothing, and says why', async () => {
      const DATABASE_URL = await empty('refused')
      const other = join(folder, 'other')
      execFileSync(keygen ?? '', ['-o', other], { stdio: 'ignore' })
      const cut = join(folder, 'cut')
      writeFileSync(cut, readFileSync(fileOf()).subarray(0, -100))
      const refusal = async (...words: string[]) =>
        (await run(['restore', ...words], { DATABASE_URL })).stderr
      expect(await refusal(fileOf(), other)).toMatch(/^age failed: .*no identity matched/)
      expect(await refusal(cut, keyFile)).toMatch(/^age failed: /)
      expect(await refusal(join(folder, 'nothing'), keyFile)).toMatch(/^age failed: .*no such file/)
      // As a pg_restore that is killed between two statements.
      const killed = join(folder, 'pg_restore')
      const statement = 'create table public.installation (restored_at timestamptz);'
      writeFileSync(killed, `#!/bin/sh\ncat > /dev/null; echo '${statement}'; exit 1\n`, { mode: 0o755 })
      const PATH = `${folder}:${process.env.PATH}`
      const { stderr } = await run(['restore', fileOf(), keyFile], { DATABASE_URL, PATH })
      expect(stderr).toMatch(/^pg_restore failed/)
      const { db, close } = await openWithoutMigrating({
        databaseUrl: DATABASE_URL,
        dataDir: '',
        log: testLog,
      })
      const tables = sql`select from pg_tables where schemaname = 'public'`
      expect((await tables.execute(db)).rows).toHaveLength(0)
      await close()
    })

    test('files that are older than BACKUP_KEEP_DAYS are deleted, and no others', async () => {
      for (const name of [OLD, `${OLD}.unfinished`, 'of-somebody-else'])
        writeFileSync(join(backups, name), '')
      const { text } = await run(['backup', backups])
      expect(text).toContain('2 older ones are deleted')
      const names = readdirSync(backups)
      expect(names.filter((name) => name.startsWith('lifafa-2020'))).toEqual([])
      expect(names.filter((name) => name.endsWith('.age'))).toHaveLength(2)
      expect(names).toContain('of-somebody-else')
    })

    test('a missing key, a missing folder and a failed backup are refused, and leave no file', async () => {
      expect((await run(['backup', backups], { BACKUP_KEY: '' })).stderr).toContain('BACKUP_KEY is not set: ')
      expect((await run(['backup'])).stderr).toContain('npm run backup -- <folder>')
      const elsewhere = join(folder, 'elsewhere')
      // No bech32 of its checksum.
      const failed = await run(['backup', elsewhere], { BACKUP_KEY: `age1${'q'.repeat(58)}` })
      expect(failed.stderr).toMatch(/^age failed: /)
      expect(readdirSync(elsewhere)).toEqual([])
    })
  },
  lacking,
)
