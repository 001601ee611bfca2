// Guessing passwords at sign-in: who waits, how long, and who is not affected.
import { describe } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { signIn } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, anAddress, PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

const MINUTE = 60_000

describe('guessing', () => {
  const guess = (app: TestApp, email: string, from: string, password = 'a wrong one') =>
    post(app, '/login', { email, password }, { remoteAddress: from })

  test('after ten wrong passwords a network waits a minute, two, four …', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) expect((await guess(app, email, '192.0.2.1')).status).toBe(401)
    for (const minutes of [1, 2, 4]) {
      expect(await guess(app, email, '192.0.2.1', PASSWORD)).toMatchObject({
        status: 429,
        headers: { 'retry-after': String(minutes * 60) },
      })
      wait(app, minutes * MINUTE)
      expect((await guess(app, email, '192.0.2.1')).status).toBe(401)
    }
  })

  test('an address in another spelling, or a made-up X-Forwarded-For, does not avoid the wait', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) await guess(app, email, '192.0.2.2')
    expect((await guess(app, ` ${email.toUpperCase()}`, '192.0.2.2')).status).toBe(429)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const forged = await post(
      app,
      '/login',
      { email, password: PASSWORD },
      { remoteAddress: '192.0.2.2', headers },
    )
    expect(forged.status).toBe(429)
  })

  test('nor does another address of the same IPv6 household; a neighbour is not affected', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) await guess(app, email, `2001:db8:0:1::${tries}`)
    expect((await guess(app, email, '2001:db8:0:1:ffff::1', PASSWORD)).status).toBe(429)
    expect((await guess(app, email, '2001:db8:0:2::1', PASSWORD)).status).toBe(200)
  })

  test('a hundred concurrent attempts count as no more than ten', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(app, email, '192.0.2.3')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('another network’s wrong passwords do not lock the owner out, nor any other account', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 15; tries++) await guess(app, email, '192.0.2.4')
    expect((await guess(app, email, '192.0.2.4')).status).toBe(429)
    expect((await signIn(app, email)).status).toBe(200)
    const other = await aHostWithPassword(app)
    expect((await guess(app, other.email, '192.0.2.4', PASSWORD)).status).toBe(200)
  })

  test('attempts from many networks wait up to a minute; a network of an earlier sign-in does not', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    expect((await guess(app, email, '198.51.100.1', PASSWORD)).status).toBe(200)
    for (let tries = 0; tries < 20; tries++) expect((await guess(app, email, anAddress())).status).toBe(401)
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await guess(app, email, anAddress(), PASSWORD)).toMatchObject({
        status: 429,
        headers: { 'retry-after': String(seconds) },
      })
      wait(app, seconds * 1000)
      expect((await guess(app, email, anAddress())).status).toBe(401)
    }
    expect((await guess(app, email, anAddress(), PASSWORD)).status).toBe(429)
    expect((await guess(app, email, '198.51.100.1', PASSWORD)).status).toBe(200)
  })

  test('a host who waits does not wait for longer when the server’s clock is set back by an hour', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) await guess(app, email, '192.0.2.7')
    expect((await guess(app, email, '192.0.2.7', PASSWORD)).status).toBe(429)
    wait(app, -60 * MINUTE)
    const answer = await guess(app, email, '192.0.2.7', PASSWORD)
    wait(app, 60 * MINUTE)
    expect(answer.status).toBe(200)
  })

  test('a right password clears the wrong ones before it', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) await guess(app, email, '192.0.2.6')
    wait(app, MINUTE)
    for (let times = 0; times < 2; times++)
      expect((await guess(app, email, '192.0.2.6', PASSWORD)).status).toBe(200)
  })

  test('right passwords are not counted, however often', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    for (let times = 0; times < 12; times++)
      expect((await guess(app, email, '192.0.2.5', PASSWORD)).status).toBe(200)
  })
})
