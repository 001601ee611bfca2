// Strangers guess at codes and request them all the time: who asked for one types it all the same.
import { CODE_RESEND_MS, CODE_SENDS, CODE_TRIES } from '@lifafa/contract/limits'
import type { TestApp } from '../../test/app.ts'
import { AUDIENCES } from '../../test/audiences.ts'
import { aHostWithPassword, anAddress, anEmail, post, signUpForm, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

const SECOND = 1000
const ATTACKER = '203.0.113.66'
const HALL = '203.0.113.20'

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

function resetting(app: TestApp, area: keyof typeof AUDIENCES, email: string) {
  const { post: send, newPassword: new_password } = AUDIENCES[area]
  return {
    ask: (remoteAddress: string) => send(app, '/forgot-password', { email }, { remoteAddress }),
    type: (otp_code: string, remoteAddress: string, ticket?: string) =>
      send(
        app,
        '/reset-password',
        { email, otp_code, new_password, confirm_password: new_password, ticket },
        { remoteAddress },
      ),
  }
}

test.for([
  ['host', 'one network', (): string => ATTACKER],
  ['host', 'many networks', anAddress],
  ['admin', 'one network', (): string => ATTACKER],
  ['admin', 'many networks', anAddress],
] as const)(
  'while somebody guesses each second (%s, from %s) the owner sets a new password',
  async ([area, _from, address], { app }) => {
    const { email } = await AUDIENCES[area].anAccount(app)
    const owner = resetting(app, area, email)
    expect((await owner.ask(HALL)).status).toBe(200)
    const code = await app.mailedCode(email)
    for (let seconds = 0; seconds < 20; seconds++) {
      wait(app, SECOND)
      expect((await owner.type(wrongOf(code), address())).status).toBe(400)
    }
    expect((await owner.type(code, HALL)).status).toBe(200)
  },
)

test('with the ticket the owner types the code on another network, despite guesses', async ({ app }) => {
  const { email } = await aHostWithPassword(app)
  const owner = resetting(app, 'host', email)
  const { ticket } = (await owner.ask(HALL)).body
  const code = await app.mailedCode(email)
  for (let tries = 0; tries <= CODE_TRIES; tries++)
    for (const address of [HALL, ATTACKER])
      expect((await owner.type(wrongOf(code), address)).status).toBe(400)
  expect((await owner.type(code, HALL)).status).toBe(400)
  expect((await owner.type(code, anAddress(), ticket)).status).toBe(200)
})

test('requests of others end no code of the owner, and refuse none', async ({ app }) => {
  const { email } = await aHostWithPassword(app)
  const owner = resetting(app, 'host', email)
  const first = await owner.ask(HALL)
  const code = await app.mailedCode(email)
  for (let sent = 0; sent < CODE_SENDS.max; sent++) {
    expect((await owner.ask(ATTACKER)).status).toBe(200)
    wait(app, CODE_RESEND_MS)
  }
  expect((await owner.ask(ATTACKER)).status).toBe(429)
  expect((await owner.ask(HALL)).status).toBe(200)
  expect((await owner.type(code, anAddress(), first.body.ticket)).status).toBe(200)
})

test('a used code ends the others of the address, whoever requested them', async ({ app }) => {
  const { email } = await aHostWithPassword(app)
  const owner = resetting(app, 'host', email)
  const { ticket } = (await owner.ask(ATTACKER)).body
  const seen = await app.mailedCode(email)
  await owner.ask(HALL)
  const code = await app.mailedCode(email, 1)
  expect((await owner.type(code, HALL)).status).toBe(200)
  expect((await owner.type(seen, ATTACKER, ticket)).body.code).toBe('expiredCode')
})

test('guesses at codes of an address are bounded: fifteen for each of ten an hour', async ({ app }) => {
  const { email } = await aHostWithPassword(app)
  const attack = resetting(app, 'host', email)
  let guessed = 0
  const guess = async (address: string, ticket?: string) => {
    const { body } = await attack.type('000000', address, ticket)
    if (body.code === 'wrongCode') guessed += 1
  }
  const tickets: string[] = []
  for (let asked = 0; asked < 15; asked++) {
    const address = anAddress()
    const { status, body } = await attack.ask(address)
    if (status !== 200) continue
    tickets.push(body.ticket)
    await app.mailedCode(email, tickets.length - 1)
    for (let tries = 0; tries <= CODE_TRIES; tries++) {
      await guess(address, body.ticket)
      await guess(address)
      await guess(anAddress())
    }
  }
  expect(tickets).toHaveLength(10)
  expect(guessed).toBeLessThanOrEqual(10 * 3 * CODE_TRIES)
})

test('a stranger who signed up with the address of another has no known network there', async ({ app }) => {
  const form = signUpForm()
  await post(app, '/register', form, { remoteAddress: ATTACKER })
  wait(app, CODE_RESEND_MS)
  const { status } = await post(app, '/resend-otp', form, { remoteAddress: ATTACKER })
  expect(status).toBe(200)
  const { ask } = resetting(app, 'host', form.email)
  for (let asked = 0; asked < 10; asked++) expect((await ask(anAddress())).status).toBe(200)
  expect((await ask(ATTACKER)).status).toBe(429)
})

test('while somebody guesses each second a newcomer verifies the address', async ({ app }) => {
  const email = anEmail()
  const { ticket } = (await post(app, '/register', signUpForm({ email }), { remoteAddress: HALL })).body
  const code = await app.mailedCode(email)
  const type = (otp_code: string, remoteAddress: string, ticket?: string) =>
    post(app, '/verify-otp', { email, otp_code, ticket }, { remoteAddress })
  for (let seconds = 0; seconds < 20; seconds++) {
    wait(app, SECOND)
    for (const address of [ATTACKER, HALL]) expect((await type(wrongOf(code), address)).status).toBe(400)
  }
  expect((await type(code, HALL, ticket)).status).toBe(200)
})
