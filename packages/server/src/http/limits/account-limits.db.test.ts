// Every call of an account is counted, since an account is free: one that asks without end is refused, and others are served.
import { aSignedInAdmin } from '../../test/administrators/admins.ts'
import { aSignedInHost, type SignedInHost } from '../../test/fixtures.ts'
import { wait } from '../../test/hosts/accounts.ts'
import { countOf, expect, statusesOf, test } from '../../test/payments/shared-address.ts'
import { LIMITS } from './rate-limits.ts'

const READ = ['GET', '/dashboard/get_dashboard_data'] as const
const WRITE = ['PATCH', '/settings/user/update'] as const
const TOO_OFTEN = { status: 429, body: { success: false, code: 'tooManyRequests' } }

const reads = (host: SignedInHost, count: number) => statusesOf(count, () => host.call(READ))

test('an account reads so often in ten seconds, then is told how long to wait; another one is served', async ({
  app,
}) => {
  const [eager, other] = [await aSignedInHost(app), await aSignedInHost(app)]
  const [{ max, windowMs }] = LIMITS.signedInRead
  expect(countOf(await reads(eager, max), 200)).toBe(max)
  const refused = await eager.call(READ)
  expect(refused).toMatchObject(TOO_OFTEN)
  expect(Number(refused.headers['retry-after'])).toBe(windowMs / 1000)
  expect((await other.call(READ)).status).toBe(200)
  wait(app, windowMs)
  expect((await eager.call(READ)).status).toBe(200)
})

test('nothing is read from the database for a call that is refused', async ({ app }) => {
  const eager = await aSignedInHost(app)
  await reads(eager, LIMITS.signedInRead[0].max)
  const { db } = app.services
  await db
    .updateTable('hosts')
    .set({ deactivated_at: app.clock.now })
    .where('id', '=', eager.row.id)
    .execute()
  expect(await eager.call(READ)).toMatchObject(TOO_OFTEN)
})

test('and so often in a minute', async ({ app }) => {
  const eager = await aSignedInHost(app)
  const [burst, minute] = LIMITS.signedInRead
  for (let left = minute.max; left > 0; left -= burst.max, wait(app, burst.windowMs))
    expect(countOf(await reads(eager, Math.min(left, burst.max)), 200)).toBe(Math.min(left, burst.max))
  expect(await eager.call(READ)).toMatchObject(TOO_OFTEN)
})

test('its writes are counted apart, before they are read, also those that name nothing', async ({ app }) => {
  const eager = await aSignedInHost(app)
  const [{ max }] = LIMITS.signedInWrite
  const statuses = await statusesOf(max, () => eager.call(WRITE, {}))
  expect(countOf(statuses, 400)).toBe(max)
  expect(await eager.call(WRITE, {})).toMatchObject(TOO_OFTEN)
  expect((await eager.call(READ)).status).toBe(200)
})

test('an administrator’s calls are counted, too', async ({ app }) => {
  const admin = await aSignedInAdmin(app)
  const [{ max }] = LIMITS.signedInRead
  const ask = () => admin.call(['GET', '/admin/payments/flags'])
  expect(countOf(await statusesOf(max, ask), 200)).toBe(max)
  expect((await ask()).status).toBe(429)
})
