// Letters to the operator, of alarms.
import type { Email } from '@lifafa/contract/emails'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { raise } from '../alarms.ts'
import { mailAlarms } from './mail-alarms.ts'

const log = { error: vi.fn(), warn: vi.fn() }
const sent: { to: string; email: Email }[] = []
let isDown = false
const mailer = {
  isDown: () => isDown,
  async send(to: string, email: Email) {
    if (isDown) throw new Error('connect ECONNREFUSED')
    sent.push({ to, email })
  },
}
const open = (alarmEmail: string | undefined) =>
  mailAlarms(
    { mailer, now: () => new Date(), settings: { alarmEmail, publicUrl: 'https://lifafa.example' } },
    log,
  )

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:30:00Z') })
  vi.clearAllMocks()
  sent.length = 0
  isDown = false
})
afterEach(() => vi.useRealTimers())

test('an alarm is emailed once an hour, each alarm for itself, with the logged text', async () => {
  const letters = open('night@lifafa.example')
  raise(log, 'books-wrong', { found: 3, err: new Error('550 <asha@example.com>: no such user') })
  raise(log, 'books-wrong', { found: 4 })
  raise(log, 'orders-at-limit', { limit: 'orderWithoutBox', box: undefined })
  expect(sent).toEqual([
    {
      to: 'night@lifafa.example',
      email: {
        kind: 'alarm',
        alarm: 'books-wrong',
        meaning: 'the books are wrong',
        at: '2026-11-21T06:30:00.000Z',
        details: [
          { name: 'found', text: '3' },
          { name: 'err', text: '550 <…@…>: no such user' },
        ],
        publicUrl: 'https://lifafa.example',
      },
    },
    {
      to: 'night@lifafa.example',
      email: expect.objectContaining({
        alarm: 'orders-at-limit',
        details: [{ name: 'limit', text: '"orderWithoutBox"' }],
      }),
    },
  ])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  raise(log, 'books-wrong')
  expect(sent).toHaveLength(3)
  await letters.close()
})

test('an address that takes no letters is tried less and less often, until it takes one', async () => {
  const letters = open('night@lifafa.example')
  isDown = true
  // As each hour while the books are wrong: these are one letter.
  for (let hour = 0; hour < 8; hour++) {
    raise(log, 'books-wrong')
    await vi.advanceTimersByTimeAsync(60 * 60_000)
  }
  // At once, after 1, 3, 7, 15, 31 and 63 minutes, and then each hour.
  expect(log.warn).toHaveBeenCalledTimes(13)
  isDown = false
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  raise(log, 'books-wrong')
  expect(sent).toEqual([
    { to: 'night@lifafa.example', email: expect.objectContaining({ at: '2026-11-21T06:30:00.000Z' }) },
  ])
  await letters.close()
})

test('without an address, and after the end, nothing is sent', async () => {
  await open(undefined).close()
  const letters = open('night@lifafa.example')
  await letters.close()
  raise(log, 'books-wrong')
  expect(sent).toEqual([])
})
