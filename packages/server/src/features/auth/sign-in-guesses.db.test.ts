// Guessing passwords at sign-in: who waits, how long, and who is not affected.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../test/account-calls.ts'
import { aHostWithPassword, PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000

describe('guessing', () => {
  const guess = (email: string, from: string, password = 'a wrong one') =>
    post(test, '/login', { email, password }, { remoteAddress: from })

  it('after ten wrong passwords a network waits a minute, two, four …', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 10; tries++) expect((await guess(email, '192.0.2.1')).status).toBe(401)
    for (const minutes of [1, 2, 4]) {
      expect(await guess(email, '192.0.2.1', PASSWORD)).toMatchObject({
        status: 429,
        headers: { 'retry-after': String(minutes * 60) },
      })
      wait(test, minutes * MINUTE)
      expect((await guess(email, '192.0.2.1')).status).toBe(401)
    }
  })

  it('an address in another spelling, or a made-up X-Forwarded-For, does not avoid the wait', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 10; tries++) await guess(email, '192.0.2.2')
    expect((await guess(` ${email.toUpperCase()}`, '192.0.2.2')).status).toBe(429)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const forged = await post(
      test,
      '/login',
      { email, password: PASSWORD },
      { remoteAddress: '192.0.2.2', headers },
    )
    expect(forged.status).toBe(429)
  })

  it('nor does another address of the same IPv6 household; a neighbour is not affected', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 10; tries++) await guess(email, `2001:db8:0:1::${tries}`)
    expect((await guess(email, '2001:db8:0:1:ffff::1', PASSWORD)).status).toBe(429)
    expect((await guess(email, '2001:db8:0:2::1', PASSWORD)).status).toBe(200)
  })

  it('a hundred concurrent attempts count as no more than ten', async () => {
    const { email } = await aHostWithPassword(test)
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email, '192.0.2.3')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('another network’s wrong passwords do not lock the owner out, nor any other account', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 15; tries++) await guess(email, '192.0.2.4')
    expect((await guess(email, '192.0.2.4')).status).toBe(429)
    expect((await signIn(test, email)).status).toBe(200)
    const other = await aHostWithPassword(test)
    expect((await guess(other.email, '192.0.2.4', PASSWORD)).status).toBe(200)
  })

  it('attempts from many networks wait up to a minute; a network of an earlier sign-in does not', async () => {
    const { email } = await aHostWithPassword(test)
    expect((await guess(email, '198.51.100.1', PASSWORD)).status).toBe(200)
    for (let tries = 0; tries < 20; tries++)
      expect((await signIn(test, email, 'a wrong one')).status).toBe(401)
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await signIn(test, email)).toMatchObject({
        status: 429,
        headers: { 'retry-after': String(seconds) },
      })
      wait(test, seconds * 1000)
      expect((await signIn(test, email, 'a wrong one')).status).toBe(401)
    }
    expect((await signIn(test, email)).status).toBe(429)
    expect((await guess(email, '198.51.100.1', PASSWORD)).status).toBe(200)
  })

  it('a right password clears the wrong ones before it', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 10; tries++) await guess(email, '192.0.2.6')
    wait(test, MINUTE)
    for (let times = 0; times < 2; times++)
      expect((await guess(email, '192.0.2.6', PASSWORD)).status).toBe(200)
  })

  it('right passwords are not counted, however often', async () => {
    const { email } = await aHostWithPassword(test)
    for (let times = 0; times < 12; times++)
      expect((await guess(email, '192.0.2.5', PASSWORD)).status).toBe(200)
  })
})
