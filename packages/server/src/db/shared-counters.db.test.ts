// Counters that all servers share, when a server's clock is set back.
import { expect, test } from '../test/test.ts'
import { CLOCKS_DIFFER_MS, countShared } from './shared-counters.ts'

const LIMIT = { max: 2, windowMs: 60 * 60_000 }
const now = new Date('2026-11-21T06:30:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)

test('a full counter does not refuse for longer when the clock is set back by an hour', async ({ app }) => {
  const { db } = app.services
  const count = (at: Date) => countShared(db, 'set back', LIMIT, at)
  expect([await count(now), await count(now), await count(now)]).toEqual([0, 0, LIMIT.windowMs])
  const at = before(LIMIT.windowMs)
  expect([await count(at), await count(at), await count(at)]).toEqual([0, 0, LIMIT.windowMs])
})

test('a server whose clock is a little behind another’s does not begin a new count', async ({ app }) => {
  const { db } = app.services
  const count = (at: Date) => countShared(db, 'a little behind', LIMIT, at)
  for (let calls = 0; calls < LIMIT.max; calls++) await count(now)
  expect(await count(before(CLOCKS_DIFFER_MS))).toBe(LIMIT.windowMs + CLOCKS_DIFFER_MS)
})
