// Two servers on one PostgreSQL share the counters of guesses.
import { codeHash } from '../../codes/make-code.ts'
import { deriveKeys } from '../../secrets.ts'
import { CHEAP_HASH, PASSWORD } from '../../test/hosts/accounts.ts'
import { test as base, expect } from '../../test/payments/two-servers.ts'
import { insertHost } from '../../test/rows.ts'
import { postJson } from '../../test/servers/post-json.ts'
import { GUESSES, LIMITS } from './rate-limits.ts'

const SECRETS = {
  TOKEN_SECRET: 'a token secret of the tests, 32 characters',
  ADMIN_SECRET_KEY: 'sixteen letters!',
}
const MINUTE_MS = 60_000

const test = base
  .extend('env', { scope: 'file' }, () => ({ RATE_LIMIT_FACTOR: '1', ...SECRETS }))

  /** Sends calls to the two servers alternately. */
  .extend('call', { scope: 'file' }, ({ urls }) => async (turn: number, path: string, body: object) => {
    const { status } = await postJson(`${urls[turn % 2]}/api${path}`, body)
    return status
  })

async function statusesOf(count: number, ask: (turn: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn++) statuses.push(await ask(turn))
  return statuses
}

test('two servers share the count of wrong passwords of an account', async ({ call, db }) => {
  const { email } = await insertHost(db, { password_hash: CHEAP_HASH })
  const guess = (turn: number) => call(turn, '/auth/login/', { email, password: 'a wrong one' })
  const { free } = GUESSES.atNetwork
  expect(await statusesOf(free, guess)).toEqual(Array(free).fill(401))
  expect([await guess(0), await guess(1)]).toEqual([429, 429])
  expect(await call(1, '/auth/login/', { email, password: PASSWORD })).toBe(429)
})

test('two servers share the count of simultaneous wrong passwords', async ({ call, db }) => {
  const { email } = await insertHost(db, { password_hash: CHEAP_HASH })
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => call(turn, '/auth/login/', { email, password: 'a wrong one' })),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(GUESSES.atNetwork.free)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20 - GUESSES.atNetwork.free)
})

test('two servers share the count of guesses at the administrators’ secret key', async ({ call }) => {
  const guess = (turn: number) =>
    call(turn, '/admin/register/', {
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

test('two servers share the count of tries at a mailed code', async ({ call, db }) => {
  const { email } = await insertHost(db, { email_verified_at: null })
  const now = Date.now()
  await db
    .insertInto('codes')
    .values({
      purpose: 'host-reset',
      email,
      code_hash: codeHash(deriveKeys(SECRETS.TOKEN_SECRET).codes, 'host-reset', email, '123456'),
      requested_at: new Date(now),
      expires_at: new Date(now + 10 * MINUTE_MS),
      used_at: null,
    })
    .execute()
  const attempt = (turn: number, otp_code = '654321') =>
    call(turn, '/auth/reset-password/', {
      email,
      otp_code,
      new_password: 'a new one, long',
      confirm_password: 'a new one, long',
    })
  expect(await statusesOf(5, attempt)).toEqual(Array(5).fill(400))
  expect(await attempt(1, '123456')).toBe(400)
  const [code] = await db.selectFrom('codes').selectAll().where('email', '=', email).execute()
  expect(code).toMatchObject({ tries_elsewhere: 5, used_at: null })
})

test('counted values are not in the database in clear', async ({ db }) => {
  const rows = await db.selectFrom('shared_counters').selectAll().execute()
  expect(rows.length).toBeGreaterThan(3)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})
