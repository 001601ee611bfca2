// The log of account operations by hosts: what it contains, and which secrets it never contains.
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { PASSWORD, post, signUpForm, wait } from '../../test/hosts/accounts.ts'

let test: TestApp
let logged: FastifyInstance
const lines: string[] = []
beforeAll(async () => {
  test = await openTestApp()
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  logged = await buildApp(test.services, pino({ level: 'debug' }, stream))
})
afterAll(async () => {
  await logged.close()
  await test.close()
})

it('each operation logs its outcome, and no password, code, token or full address', async () => {
  const loud: TestApp = { ...test, app: logged }
  const form = signUpForm({ email: 'ramesh.kumar@example.com' })
  const { email } = form
  const { tokens: early } = (await post(loud, '/register', form)).body
  const code = await test.mailedCode(email)
  await post(loud, '/verify-otp', { email, otp_code: code === '999999' ? '999998' : '999999' })
  await post(loud, '/verify-otp', { email, otp_code: code })
  await post(loud, '/login', { email, password: 'not the right one' })
  const { tokens, user } = (await post(loud, '/login', { email, password: PASSWORD })).body
  const { body: next } = await post(loud, '/token/refresh', { refresh: tokens.refresh })
  wait(test, 60_000)
  await post(loud, '/token/refresh', { refresh: tokens.refresh })
  const { tokens: latest } = (await post(loud, '/login', { email, password: PASSWORD })).body
  for (const [current_password, new_password] of [
    ['not the right one', 'jasmine at dusk'],
    [PASSWORD, 'jasmine at dusk'],
  ])
    await call(loud, ['POST', '/settings/user/change-password'], {
      body: { current_password, new_password },
      headers: { authorization: `Bearer ${latest.access}` },
    })
  await post(loud, '/forgot-password', { email })
  const resetCode = await test.mailedCode(email, 1)
  const passwords = { new_password: 'hibiscus at noon', confirm_password: 'hibiscus at noon' }
  await post(loud, '/reset-password', { email, otp_code: resetCode, ...passwords })
  const hostId = user.id
  await call(loud, ['PATCH', '/settings/user/update'], { body: { ...form, upi_id: 'ramesh@okbank' }, hostId })

  const entries = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'account')
  expect(entries.map(({ event, outcome }) => `${event}: ${outcome}`)).toEqual([
    'register: ok',
    'verify-email: wrongCode',
    'verify-email: ok',
    'login: wrongCredentials',
    'login: ok',
    'refresh: reused',
    'login: ok',
    'change-password: invalidInput',
    'change-password: ok',
    'forgot-password: ok',
    'reset-password: ok',
    'update-profile: ok',
    'change-upi-id: ok',
  ])
  expect(entries[0].email).toBe('ra***@example.com')
  expect(entries.at(-1).host).toBe(hostId)

  const log = lines.join('')
  const secrets = [
    PASSWORD,
    'not the right one',
    'hibiscus at noon',
    'jasmine at dusk',
    'ramesh',
    code,
    resetCode,
  ]
  for (const { access, refresh } of [early, tokens, next, latest]) secrets.push(access, refresh)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})
