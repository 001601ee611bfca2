// Every call of a session is counted, since an account is free: one that asks without end is refused, and others are served.
import { adminHeaders, anAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { call, hostHeaders } from '../../test/fixtures.ts'
import { wait } from '../../test/hosts/accounts.ts'
import { countOf, expect, statusesOf, test } from '../../test/payments/shared-address.ts'
import { insertHost } from '../../test/rows.ts'
import { LIMITS } from './rate-limits.ts'

const READ = ['GET', '/dashboard/get_dashboard_data'] as const
const WRITE = ['PATCH', '/settings/user/update'] as const
const TOO_OFTEN = { status: 429, body: { success: false, code: 'tooManyRequests' } }

/** One session of a host. */
async function aSession(app: TestApp, hostId?: string) {
  const id = hostId ?? (await insertHost(app.services.db)).id
  const headers = await hostHeaders(app, id)
  const ask = (what: Parameters<typeof call>[1], body?: object) => call(app, what, { headers, body })
  return { id, ask, reads: (count: number) => statusesOf(count, () => ask(READ)) }
}

test('a session reads so often in ten seconds, then is told how long to wait; others are served', async ({
  app,
}) => {
  const [eager, other] = [await aSession(app), await aSession(app)]
  const [{ max, windowMs }] = LIMITS.signedInRead
  expect(countOf(await eager.reads(max), 200)).toBe(max)
  const refused = await eager.ask(READ)
  expect(refused).toMatchObject(TOO_OFTEN)
  expect(Number(refused.headers['retry-after'])).toBe(windowMs / 1000)
  // Also another session of the same host.
  for (const session of [other, await aSession(app, eager.id)])
    expect((await session.ask(READ)).status).toBe(200)
  wait(app, windowMs)
  expect((await eager.ask(READ)).status).toBe(200)
})

test('nothing is read from the database for a call that is refused', async ({ app }) => {
  const eager = await aSession(app)
  await eager.reads(LIMITS.signedInRead[0].max)
  const { db } = app.services
  await db.updateTable('hosts').set({ deactivated_at: app.clock.now }).where('id', '=', eager.id).execute()
  expect(await eager.ask(READ)).toMatchObject(TOO_OFTEN)
})

test('and so often in a minute', async ({ app }) => {
  const eager = await aSession(app)
  const [burst, minute] = LIMITS.signedInRead
  for (let left = minute.max; left > 0; left -= burst.max, wait(app, burst.windowMs))
    expect(countOf(await eager.reads(Math.min(left, burst.max)), 200)).toBe(Math.min(left, burst.max))
  expect(await eager.ask(READ)).toMatchObject(TOO_OFTEN)
})

test('its writes are counted apart, before they are read, also those that name nothing', async ({ app }) => {
  const eager = await aSession(app)
  const [{ max }] = LIMITS.signedInWrite
  const statuses = await statusesOf(max, () => eager.ask(WRITE, {}))
  expect(countOf(statuses, 400)).toBe(max)
  expect(await eager.ask(WRITE, {})).toMatchObject(TOO_OFTEN)
  expect((await eager.ask(READ)).status).toBe(200)
})

test('an administrator’s calls are counted, too', async ({ app }) => {
  const headers = await adminHeaders(app, (await anAdmin(app)).id)
  const [{ max }] = LIMITS.signedInRead
  const ask = () => call(app, ['GET', '/admin/payments/flags'], { headers })
  expect(countOf(await statusesOf(max, ask), 200)).toBe(max)
  expect((await ask()).status).toBe(429)
})
