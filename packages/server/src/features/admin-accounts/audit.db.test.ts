// The log of account operations by administrators: what it contains, and which secrets it never contains.
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { ADMIN_PASSWORD, actionsOf, adminSignUpForm, postAdmin } from '../../test/administrators/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { wait } from '../../test/hosts/accounts.ts'

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
afterAll(async () => {
  await loud.app.close()
  await test.close()
})

it('each operation logs its outcome, and no password, code, token, key or full address', async () => {
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
  wait(test, 60_000)
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

  const entries = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'account')
  expect(entries.map(({ event, outcome }) => `${event}: ${outcome}`)).toEqual([
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
  expect(entries[0].email).toBe('ka***@example.com')
  expect(entries.find(({ event }) => event === 'admin-sign-out-everywhere').admin).toBe(admin.id)
  expect(await actionsOf(test, admin.id)).toEqual([
    'signed-up',
    'signed-in',
    'signed-in',
    'password-changed',
    'signed-out-everywhere',
    'password-reset',
  ])

  const log = lines.join('')
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
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})
