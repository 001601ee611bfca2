// Rate limits in a wedding hall, which is one address, with a clock of the test: guests give at once, whatever others on the Wi-Fi do.
import type { FastifyBaseLogger } from 'fastify'
import { expect, test, vi } from 'vitest'
import { deriveKeys } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import type { RateLimitSubject } from './rate-limit-subject.ts'
import { openRateLimits, type RateLimits } from './rate-limiter.ts'
import type { LimitName } from './rate-limits.ts'

const HALL = { network: '192.0.2.1', site: '192.0.2.1', browser: undefined }
const SECONDS = 60
const GUESTS = 600

function openLimits(now: () => Date): RateLimits {
  const db = {} as Services['db']
  const settings = { rateLimitFactor: 1 } as Services['settings']
  const log = { error: vi.fn() } as unknown as FastifyBaseLogger
  return openRateLimits(
    { db, settings, keys: deriveKeys('a token secret of the tests, 32 characters'), now },
    log,
  )
}

test.each([1, 3])(
  '600 guests of one address over %i boxes in a minute are served beside a scanning phone',
  async (boxes) => {
    let at = Date.parse('2026-11-21T06:30:00Z')
    const limits = openLimits(() => new Date(at))
    const served = { guests: 0, boxless: 0 }
    const ask = async (who: keyof typeof served, subject: RateLimitSubject, ...names: LimitName[]) => {
      for (const name of names) if (!(await limits.isWithin(name, subject))) return
      served[who]++
    }
    for (let guest = 0; guest < GUESTS; guest++) {
      await ask('guests', { ...HALL, browser: `b${guest}` }, 'guestToken')
      await ask(
        'guests',
        { ...HALL, browser: `b${guest}`, boxId: `box${guest % boxes}` },
        'askForOrder',
        'openOrder',
      )
      await ask('boxless', HALL, 'askForOrder', 'orderWithoutBox')
      at += (SECONDS * 1000) / GUESTS
    }
    expect(served.guests).toBe(2 * GUESTS)
    expect(served.boxless).toBe(10)
  },
)

test('serves half of twice the allowed calls in a minute, and the rest in the next', async () => {
  let at = 0
  const limits = openLimits(() => new Date(at))
  const give = (guest: number) =>
    limits.isWithin('openOrder', { ...HALL, browser: `b${guest}`, boxId: 'box' })
  const answers: boolean[] = []
  for (let guest = 0; guest < 1_250; guest++) answers.push(await give(guest))
  expect(answers.filter(Boolean)).toHaveLength(1_200)
  await expect(
    limits.spend('openOrder', { ...HALL, browser: 'another', boxId: 'box' }),
  ).rejects.toMatchObject({ key: 'tooManyRequests', retryAfterSeconds: 60 })
  at += 60_000
  expect(await give(1_250)).toBe(true)
})

test('a call that one limit refuses is counted by no other limit', async () => {
  const limits = openLimits(() => new Date(0))
  const one = { ...HALL, browser: 'one', boxId: 'box' }
  for (let call = 0; call < 5_000; call++) await limits.isWithin('openOrder', one)
  expect(await limits.isWithin('openOrder', { ...HALL, browser: 'another', boxId: 'box' })).toBe(true)
})

test('an account lists its sessions 3,600 times in a minute, however many networks of one site it has', async () => {
  const limits = openLimits(() => new Date(0))
  let served = 0
  for (let call = 0; call < 5_000; call++) {
    const subject = {
      ...HALL,
      network: `n${call % 40}`,
      accountId: 'one',
      sessionId: `s${call % 100}`,
    }
    if (await limits.isWithin('ownSessions', subject)) served++
  }
  expect(served).toBe(3_600)
})

test('forty sessions of one account read 1,800 times in a minute, at an even pace', async () => {
  let at = 0
  const limits = openLimits(() => new Date(at))
  let served = 0
  for (let call = 0; call < 2_000; call++, at += 30) {
    const subject = { ...HALL, accountId: 'one', sessionId: `s${call % 40}` }
    if (await limits.isWithin('signedInRead', subject)) served++
  }
  expect(served).toBe(1_800)
})

test.each([
  ['signedInWrite', 1_800],
  ['signedInRead', 6_000],
] as const)(
  '%s: the desks of one box call %i times in a minute, and another box is served',
  async (name, max) => {
    const limits = openLimits(() => new Date(0))
    const ask = (call: number, boxId: string) =>
      limits.isWithin(name, {
        ...{
          ...HALL,
          boxId,
          accountId: `${boxId} desk ${call % 20}`,
          sessionId: `${boxId} device ${call % 60}`,
        },
      })
    let served = 0
    for (let call = 0; call < 7_000; call++) if (await ask(call, 'one')) served++
    expect(served).toBe(max)
    expect(await ask(0, 'other')).toBe(true)
  },
)
