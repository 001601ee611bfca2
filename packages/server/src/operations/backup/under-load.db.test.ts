// `npm run backup` while guests give, and `npm run restore` elsewhere, as processes: nothing acknowledged is lost, and the rest is found.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../../../tools/free-port.mjs'
import { openExistingDatabase } from '../../db/open-database.ts'
import { findInconsistencies } from '../../db/self-check/self-check.ts'
import { STAND_IN_FILE } from '../../sandbox/stand-in-state.ts'
import { openEmptyDatabase } from '../../test/database/copies/empty-database.ts'
import { testLog } from '../../test/database/database-log.ts'
import { testDatabaseKind } from '../../test/database.ts'
import { end, makeWhere, type Where } from '../../test/servers/bare-server.ts'
import { type SandboxServer, startSandbox } from '../../test/servers/sandbox-server.ts'
import { startProcess } from '../../test/start-process.ts'
import { type KeyPair, makeKeyPair } from './key-pair.ts'

const GUESTS = 4

let folder: string
let file: string
let keys: KeyPair
let from: Where
let into: Where
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lifafa-backups-'))
  file = join(folder, 'taken.backup')
  keys = await makeKeyPair()
  const made = await makeWhere()
  const empty = testDatabaseKind === 'postgres' ? await openEmptyDatabase() : undefined
  from = made.where
  into = { DATA_DIR: join(folder, 'restored'), DATABASE_URL: empty?.databaseUrl ?? '' }
  closing.push(
    made.close,
    async () => empty?.close(),
    () => rm(folder, { recursive: true }),
  )
})
afterAll(() => Promise.all(closing.map((close) => close())))

const portsOf = async () => ({
  PORT: String(await freePort()),
  SANDBOX_RAZORPAY_PORT: String(await freePort()),
  RAZORPAY_KEY_ID: '',
  RATE_LIMIT_FACTOR: '1000',
  RECONCILE_AFTER: '1s,2s,4s,8s,16s,32s,1m',
})

async function run(words: string[], env: NodeJS.ProcessEnv, main = 'backup') {
  const { lines, ended } = startProcess(`../operations/${main}/main.ts`, words, {
    RAZORPAY_KEY_ID: '',
    BACKUP_KEY: keys.publicKey,
    ...env,
  })
  const printed: string[] = []
  for await (const line of lines) printed.push(line)
  return { text: printed.join('\n'), ...(await ended) }
}

/** Guests give until `stop`. `acknowledged` grows. */
function startGuests({ give }: SandboxServer) {
  const acknowledged: string[] = []
  let isOver = false
  const guests = Array.from({ length: GUESTS }, async () => {
    while (!isOver) acknowledged.push(await give())
  })
  return {
    acknowledged,
    async stop() {
      isOver = true
      await Promise.all(guests)
    },
  }
}

test('a backup taken under load has all that was acknowledged before it; restored, its books are sound, and the server finds the rest', async () => {
  const ports = await portsOf()
  const server = await startSandbox({ ...from, ...ports })
  const guests = startGuests(server)
  await expect.poll(() => guests.acknowledged.length).toBeGreaterThan(GUESTS)
  const before = [...guests.acknowledged]
  const backup = await run(['backup', file], from)
  expect(backup).toMatchObject({ exitCode: 0, stderr: '' })
  expect(backup.text).toContain(`${file} is written: `)
  await guests.stop()
  const doctor = await run(['doctor'], { ...from, ...ports }, 'doctor')
  expect(doctor.text).toMatch(/^webhook address +good .*[\s\S]*Nothing is wrong\.$/m)
  await end(server)
  // The provider's books are not set back.
  for (const name of [STAND_IN_FILE, 'sandbox-key.secret', 'sandbox-webhook.secret'])
    await cp(join(from.DATA_DIR, name), join(into.DATA_DIR, name))

  const restored = await run(['restore', file], { ...into, BACKUP_KEY: keys.secretKey })
  expect(restored.exitCode, restored.stderr).toBe(0)
  expect(restored.text).toContain('Its books are sound.')
  expect(await readdir(into.DATA_DIR)).toContain('tokens.secret')

  const where = { databaseUrl: into.DATABASE_URL, dataDir: into.DATA_DIR, log: testLog }
  const { db, close } = await openExistingDatabase(where)
  const rows = await db.selectFrom('contributions').select('payment_id').execute()
  expect(rows.map(({ payment_id }) => payment_id)).toEqual(expect.arrayContaining(before))
  expect(rows.length).toBeLessThan(guests.acknowledged.length)
  expect(await findInconsistencies(db)).toEqual([])
  // No host is paid before an administrator has compared our bank.
  const installation = db.selectFrom('installation').select('restored_at')
  expect((await installation.executeTakeFirstOrThrow()).restored_at).toBeInstanceOf(Date)
  await close()

  const again = await startSandbox({ ...into, ...ports })
  await expect
    .poll(async () => (await run(['books'], { ...into, ...ports }, 'commands')).text, { timeout: 120_000 })
    .toMatch(new RegExp(`contributions +${guests.acknowledged.length} [\\s\\S]*They agree\\.$`))
  await end(again)
})

test('a database that is not empty, a wrong key and a missing one are refused with a sentence', async () => {
  const refusal = async (words: string[], env: NodeJS.ProcessEnv) => (await run(words, env)).stderr
  expect(await refusal(['restore', file], { ...into, BACKUP_KEY: keys.secretKey })).toMatch(
    /^(The database is not empty|There is a database in .* already: set DATA_DIR)/,
  )
  expect(await refusal(['restore', file], into)).toContain(
    'BACKUP_KEY is the public half, which cannot decrypt',
  )
  expect(await refusal(['backup', folder], { ...from, BACKUP_KEY: '' })).toContain('BACKUP_KEY is not set: ')
  expect(await refusal(['backup', file], from)).toContain(`${file} is there already`)
  expect(await refusal(['backup'], from)).toContain('npm run backup -- <file or folder>')
})
