// Two servers on one PostgreSQL share the counters of guesses.
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeHash } from '../../codes/make-code.ts'
import { deriveKeys } from '../../secrets.ts'
import { CHEAP_HASH, PASSWORD } from '../../test/accounts.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertHost } from '../../test/rows.ts'
import { PROVIDER_KEY, type RunningServer, startServer } from '../../test/running-server.ts'
import { GUESSES, LIMITS } from './rate-limits.ts'

const SECRETS = {
  TOKEN_SECRET: 'a token secret of the tests, 32 characters',
  ADMIN_SECRET_KEY: 'sixteen letters!',
}
const MINUTE_MS = 60_000

let database: TestDatabase
let standIn: StandIn
let servers: RunningServer[]
beforeAll(async () => {
  database = await openTestDatabase()
  standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
  const start = () => startServer(database, standIn, { RATE_LIMIT_FACTOR: '1', ...SECRETS })
  servers = [await start(), await start()]
})
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGTERM')
  await Promise.all(servers.map(({ ended }) => ended))
  await standIn.stop()
  await database.close()
})

/** Sends calls to the two servers alternately. */
async function post(turn: number, path: string, body: object): Promise<number> {
  const { status } = await fetch(`${servers[turn % 2]?.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return status
}

async function statusesOf(count: number, ask: (turn: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn++) statuses.push(await ask(turn))
  return statuses
}

test('two servers share the count of wrong passwords of an account', async () => {
  const { email } = await insertHost(database.db, { password_hash: CHEAP_HASH })
  const guess = (turn: number) => post(turn, '/auth/login/', { email, password: 'a wrong one' })
  const { free } = GUESSES.atNetwork
  expect(await statusesOf(free, guess)).toEqual(Array(free).fill(401))
  expect([await guess(0), await guess(1)]).toEqual([429, 429])
  expect(await post(1, '/auth/login/', { email, password: PASSWORD })).toBe(429)
})

test('two servers share the count of simultaneous wrong passwords', async () => {
  const { email } = await insertHost(database.db, { password_hash: CHEAP_HASH })
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => post(turn, '/auth/login/', { email, password: 'a wrong one' })),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(GUESSES.atNetwork.free)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20 - GUESSES.atNetwork.free)
})

test('two servers share the count of guesses at the administrators’ secret key', async () => {
  const guess = (turn: number) =>
    post(turn, '/admin/register/', {
      name: 'Mallory',
      email: 'mallory@example.com',
      password: 'gulmohar in june!',
      confirm_password: 'gulmohar in june!',
      django_secret_key: 'a guess',
    })
  const [{ max }] = LIMITS.adminRegister
  const statuses = await statusesOf(max + 2, guess)
  expect(statuses).toEqual([...Array(max).fill(403), 429, 429])
})

test('two servers share the count of tries at a mailed code', async () => {
  const { email } = await insertHost(database.db, { email_verified_at: null })
  const now = Date.now()
  await database.db
    .insertInto('codes')
    .values({
      purpose: 'host-reset',
      email,
      code_hash: codeHash(deriveKeys(SECRETS.TOKEN_SECRET).codes, 'host-reset', email, '123456'),
      requested_at: new Date(now),
      expires_at: new Date(now + 10 * MINUTE_MS),
      used_at: null,
      window_started_at: new Date(now),
    })
    .execute()
  const attempt = (turn: number, otp_code = '654321') =>
    post(turn, '/auth/reset-password/', {
      email,
      otp_code,
      new_password: 'a new one, long',
      confirm_password: 'a new one, long',
    })
  expect(await statusesOf(5, attempt)).toEqual(Array(5).fill(400))
  expect(await attempt(1, '123456')).toBe(400)
  const [code] = await database.db.selectFrom('codes').selectAll().where('email', '=', email).execute()
  expect(code).toMatchObject({ tries: 5, used_at: null })
})

test('counted values are not in the database in clear', async () => {
  const rows = await database.db.selectFrom('shared_counters').selectAll().execute()
  expect(rows.length).toBeGreaterThan(3)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})
