// The log of account operations: what it contains, and which secrets it never contains.

import { Writable } from 'node:stream'
import { REFRESH_GRACE_MS } from '@lifafa/contract/limits'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { ADMIN_PASSWORD, actionsOf, adminSignUpForm, postAdmin } from '../test/administrators/admins.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { call } from '../test/fixtures.ts'
import { PASSWORD, post, signUpForm, wait } from '../test/hosts/accounts.ts'

let test: TestApp
/** The same server, whose log is captured. */
let loud: TestApp
const lines: string[] = []
beforeAll(async () => {
  test = await openTestApp()
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  loud = { ...test, app: await buildApp(test.services, pino({ level: 'debug' }, stream)) }
})
beforeEach(() => {
  lines.length = 0
})
afterAll(async () => {
  await loud.app.close()
  await test.close()
})

const entries = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'account')
const outcomes = () => entries().map(({ event, outcome }) => `${event}: ${outcome}`)
const logged = (secrets: string[]) => secrets.filter((secret) => lines.join('').includes(secret))

it('each operation of a host logs its outcome, and no password, code, token or full address', async () => {
  const form = signUpForm({ email: 'ramesh.kumar@example.com' })
  const { email } = form
  const { tokens: early } = (await post(loud, '/register', form)).body
  const code = await test.mailedCode(email)
  await post(loud, '/verify-otp', { email, otp_code: code === '999999' ? '999998' : '999999' })
  await post(loud, '/verify-otp', { email, otp_code: code })
  await post(loud, '/login', { email, password: 'not the right one' })
  const { tokens, user } = (await post(loud, '/login', { email, password: PASSWORD })).body
  const { body: next } = await post(loud, '/token/refresh', { refresh: tokens.refresh })
  wait(test, REFRESH_GRACE_MS + 1)
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

  expect(outcomes()).toEqual([
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
  expect(entries()[0].email).toBe('ra***@example.com')
  expect(entries().at(-1).host).toBe(hostId)

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
  expect(logged(secrets)).toEqual([])
})

it('each operation of an administrator does so, too, and logs no secret key', async () => {
  const email = 'kavita.rao@example.com'
  const form = adminSignUpForm(test, { email })
  await postAdmin(loud, '/register', { ...form, django_secret_key: 'not the right key' })
  await postAdmin(loud, '/register', form)
  const code = await test.mailedCode(email)
  await postAdmin(loud, '/verify-otp', { email, otp_code: code === '999999' ? '999998' : '999999' })
  await postAdmin(loud, '/verify-otp', { email, otp_code: code })
  await postAdmin(loud, '/login', { email, password: 'not the right one' })
  const { tokens, admin } = (await postAdmin(loud, '/login', { email, password: ADMIN_PASSWORD })).body
  const { body: next } = await postAdmin(loud, '/token/refresh', { refresh: tokens.refresh })
  wait(test, REFRESH_GRACE_MS + 1)
  await postAdmin(loud, '/token/refresh', { refresh: tokens.refresh })
  const { tokens: latest } = (await postAdmin(loud, '/login', { email, password: ADMIN_PASSWORD })).body
  const signedIn = { headers: { authorization: `Bearer ${latest.access}` } }
  for (const [current_password, new_password] of [
    ['not the right one', 'jasmine at dusk!'],
    [ADMIN_PASSWORD, 'jasmine at dusk!'],
  ])
    await postAdmin(loud, '/settings/change-password', { current_password, new_password }, signedIn)
  await postAdmin(loud, '/forgot-password', { email })
  const resetCode = await test.mailedCode(email, 1)
  const chosen = { new_password: 'hibiscus at noon!', confirm_password: 'hibiscus at noon!' }
  await postAdmin(loud, '/settings/sign-out-everywhere', {}, signedIn)
  await postAdmin(loud, '/reset-password', { email, otp_code: resetCode, ...chosen })

  expect(outcomes()).toEqual([
    'admin-register: wrongSecretKey',
    'admin-register: ok',
    'admin-verify-email: wrongCode',
    'admin-verify-email: ok',
    'admin-login: wrongCredentials',
    'admin-login: ok',
    'admin-refresh: reused',
    'admin-login: ok',
    'admin-change-password: invalidInput',
    'admin-change-password: ok',
    'admin-forgot-password: ok',
    'admin-sign-out-everywhere: ok',
    'admin-reset-password: ok',
  ])
  expect(entries()[0].email).toBe('ka***@example.com')
  expect(entries().find(({ event }) => event === 'admin-sign-out-everywhere').admin).toBe(admin.id)
  expect(await actionsOf(test, admin.id)).toEqual([
    'signed-up',
    'signed-in',
    'signed-in',
    'password-changed',
    'signed-out-everywhere',
    'password-reset',
  ])

  const secrets = [
    ADMIN_PASSWORD,
    'not the right',
    'jasmine at dusk',
    'hibiscus at noon',
    'kavita',
    String(form.django_secret_key),
    code,
    resetCode,
  ]
  for (const { access, refresh } of [tokens, next, latest]) secrets.push(access, refresh)
  expect(logged(secrets)).toEqual([])
})
