// Hosts who share an address with others, in a hall or behind a mobile network: nobody there keeps them out.
import { randomBytes } from 'node:crypto'
import { LIMITS, type LimitName } from '../../http/limits/rate-limits.ts'
import { call } from '../../test/fixtures.ts'
import { aSession } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, anEmail, PASSWORD } from '../../test/hosts/accounts.ts'
import { test as base, countOf, expect, serverWith, statusesOf } from '../../test/payments/shared-address.ts'

const FACTOR = 0.02
const HALL = '203.0.113.20'
const maxOf = (name: LimitName) => Math.ceil(LIMITS[name][0].max * FACTOR)
const WRONG = 'a wrong one'

const test = base
  .extend('server', ({ app }) => serverWith(app, FACTOR))
  .extend(
    'post',
    ({ server }) =>
      (path: string, body: object, remoteAddress = HALL) =>
        call(server, ['POST', `/auth${path}`], { body, remoteAddress }),
  )

test('invented sign-ins do not keep a host out who has signed in on that network', async ({ app, post }) => {
  const [owner, stranger] = [await aHostWithPassword(app), await aHostWithPassword(app)]
  const signIn = (email: string | null) => post('/login', { email, password: PASSWORD })
  expect((await signIn(owner.email)).status).toBe(200)
  // The owner's first sign-in is counted: nobody knew the owner there.
  const left = maxOf('login') - 1
  const failed = await statusesOf(left, () => post('/login', { email: anEmail(), password: WRONG }))
  expect(failed).toEqual(Array(left).fill(401))
  expect((await signIn(stranger.email)).status).toBe(429)
  expect((await signIn(owner.email)).status).toBe(200)
})

test('an account known on a network has a limit there, right passwords included', async ({ app, post }) => {
  const { email } = await aHostWithPassword(app)
  const signIn = () => post('/login', { email, password: PASSWORD })
  expect(await statusesOf(1 + maxOf('knownNetwork'), signIn)).toEqual(
    Array(1 + maxOf('knownNetwork')).fill(200),
  )
  expect((await signIn()).status).toBe(429)
})

test('nor do they keep the host from a code for a new password, or from typing it', async ({ app, post }) => {
  const { email } = await aHostWithPassword(app)
  await post('/login', { email, password: PASSWORD })
  const ask = (address: string | null) => post('/forgot-password', { email: address })
  const type = (address: string | null, otp_code: string) =>
    post('/reset-password', {
      email: address,
      otp_code,
      new_password: 'a new one, long',
      confirm_password: 'a new one, long',
    })
  await statusesOf(maxOf('sendCode'), () => ask(anEmail()))
  expect((await ask(anEmail())).status).toBe(429)
  await statusesOf(maxOf('tryCode'), () => type(anEmail(), '123456'))
  expect((await type(anEmail(), '123456')).status).toBe(429)
  expect((await ask(email)).status).toBe(200)
  expect((await type(email, await app.mailedCode(String(email)))).status).toBe(200)
})

test.for(['/token/refresh', '/logout'])(
  'rubbish tokens do not keep a host from %s, and are refused themselves',
  async (path, { app, post }) => {
    const { token } = await aSession(app)
    const send = (refresh: string) => post(path, { refresh })
    const rubbish = () => send(randomBytes(32).toString('base64url'))
    const most = Math.ceil(LIMITS.unknownToken[0].max * FACTOR)
    const statuses = await statusesOf(7_000 * FACTOR, rubbish)
    expect(countOf(statuses, 429)).toBe(7_000 * FACTOR - most)
    expect((await send(token)).status).toBe(200)
  },
)

test('a session may refresh so often in a minute; another there may, too', async ({ app, post }) => {
  const [eager, other] = [await aSession(app), await aSession(app)]
  const send = (refresh: string) => post('/token/refresh', { refresh })
  const most = maxOf('refresh')
  expect(countOf(await statusesOf(most + 1, () => send(eager.token)), 200)).toBe(most)
  expect((await send(other.token)).status).toBe(200)
  expect((await post('/logout', { refresh: eager.token })).status).toBe(200)
})

test('a rush of one network leaves room in the line of passwords for everybody else', async ({ app }) => {
  const owner = await aHostWithPassword(app)
  const signIn = (email: string | null, address: string) =>
    call(app, ['POST', '/auth/login'], { body: { email, password: PASSWORD }, remoteAddress: address })
  expect((await signIn(owner.email, HALL)).status).toBe(200)
  const rush = Array.from({ length: 120 }, () => signIn(anEmail(), HALL))
  const others = [signIn(owner.email, HALL), signIn((await aHostWithPassword(app)).email, '203.0.113.21')]
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
  const statuses = (await Promise.all(rush)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(90)
})
