// More sessions of one account have no more calls; its owner can end them all the while.
import { describe } from 'vitest'
import { signAccessToken } from '../../sessions/access-token.ts'
import { ADMIN_PASSWORD } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { call, hostHeaders } from '../../test/fixtures.ts'
import { PASSWORD, wait } from '../../test/hosts/accounts.ts'
import { sessionCalls } from '../../test/hosts/listed-sessions.ts'
import { test as base, countOf, expect, serverWith, statusesOf } from '../../test/payments/shared-address.ts'
import { insertHost } from '../../test/rows.ts'
import { LIMITS } from './rate-limits.ts'

const SESSIONS = 40

/** A tenth of each limit, so that few calls use one up. */
const PART = 0.1
const test = base.extend('small', ({ app }) => serverWith(app, PART))

const THERE = { remoteAddress: '103.21.57.1' }

const ELSEWHERE = { remoteAddress: '103.21.58.193' }

const TOO_OFTEN = { status: 429, body: { success: false, code: 'tooManyRequests' } }

type Asked = Parameters<typeof call>[1]

const CALLS: Record<
  'host' | 'admin',
  { read: Asked; write: Asked; changePassword: Asked; password: string }
> = {
  host: {
    read: ['GET', '/dashboard/get_dashboard_data'],
    write: ['PATCH', '/settings/user/update'],
    changePassword: ['POST', '/settings/user/change-password'],
    password: PASSWORD,
  },
  admin: {
    read: ['GET', '/admin/payments/flags'],
    write: ['POST', '/admin/payments/corrections'],
    changePassword: ['POST', '/admin/settings/change-password'],
    password: ADMIN_PASSWORD,
  },
}

const bearer = ({ access }: { access: string }) => ({ authorization: `Bearer ${access}` })

/** Asks in forty sessions of one account, in turn. */
async function inFortySessions(app: TestApp, kind: 'host' | 'admin', accountId: string) {
  const { keys, now } = app.services
  const sign = () => signAccessToken(keys, kind, { accountId, sessionId: crypto.randomUUID() }, now())
  const sessions = await Promise.all(Array.from({ length: SESSIONS }, sign))
  return (turn: number, asked: Asked, more: Parameters<typeof call>[2] = {}) =>
    call(app, asked, { ...more, headers: bearer({ access: sessions[turn % SESSIONS] ?? '' }) })
}

describe.each(['host', 'admin'] as const)('forty sessions of one %s', (kind) => {
  const { read, write, changePassword, password } = CALLS[kind]

  test('read no more than their account may, while another account is served', async ({ small }) => {
    const { account } = sessionCalls(small, kind)
    const ask = await inFortySessions(small, kind, (await account()).id)
    const other = await inFortySessions(small, kind, (await account()).id)
    const [, , { max, windowMs }] = LIMITS.signedInRead
    expect(countOf(await statusesOf(max * PART, (turn) => ask(turn, read)), 200)).toBe(max * PART)
    const refused = await statusesOf(SESSIONS, (turn) => ask(turn, read))
    expect(countOf(refused, 429)).toBe(SESSIONS)
    expect((await other(0, read)).status).toBe(200)
    wait(small, windowMs)
    expect((await ask(0, read)).status).toBe(200)
  })

  test('write no more than their account may, while another account is served', async ({ small }) => {
    const { account } = sessionCalls(small, kind)
    const ask = await inFortySessions(small, kind, (await account()).id)
    const other = await inFortySessions(small, kind, (await account()).id)
    const max = LIMITS.signedInWrite[1].max * PART
    const written = await statusesOf(max, (turn) => ask(turn, write, { body: {} }))
    expect(countOf(written, 400)).toBe(max)
    expect(await ask(0, write, { body: {} })).toMatchObject(TOO_OFTEN)
    expect((await other(0, write, { body: {} })).status).toBe(400)
  })

  test('that read and write without end keep nobody from listing and ending them, or changing the password', async ({
    small,
  }) => {
    const { account, aSession, list, idOf, end, endOthers } = sessionCalls(small, kind)
    const owner = await account()
    const [mine, stolen] = [await aSession(owner), await aSession(owner)]
    const ask = await inFortySessions(small, kind, owner.id)
    await statusesOf(SESSIONS, (turn) => ask(turn, read))
    await statusesOf(SESSIONS, (turn) => ask(turn, write, { body: {} }))
    expect(await call(small, read, { headers: bearer(mine) })).toMatchObject(TOO_OFTEN)
    expect(await call(small, write, { headers: bearer(mine), body: {} })).toMatchObject(TOO_OFTEN)

    expect((await list(mine)).status).toBe(200)
    expect((await end(mine, await idOf(stolen))).status).toBe(200)
    expect((await endOthers(mine)).status).toBe(200)
    const passwords = { current_password: password, new_password: 'marigold & may' }
    expect((await call(small, changePassword, { headers: bearer(mine), body: passwords })).status).toBe(200)
    if (kind === 'admin')
      expect(
        await call(small, ['POST', '/admin/settings/sign-out-everywhere'], { headers: bearer(mine) }),
      ).toMatchObject({ status: 200 })
  })

  test('endless lists and ends of sessions are refused on one network, and the owner on another is not', async ({
    small,
  }) => {
    const { path, account } = sessionCalls(small, kind)
    const ask = await inFortySessions(small, kind, (await account()).id)
    const max = LIMITS.ownSessions[1].max * PART
    const listed = await statusesOf(max, (turn) => ask(turn, ['GET', path]))
    expect(countOf(listed, 200)).toBe(max)
    expect(await ask(0, ['GET', path])).toMatchObject(TOO_OFTEN)
    expect(await ask(0, ['POST', `${path}/end-others`])).toMatchObject(TOO_OFTEN)
    expect((await ask(0, ['GET', path], ELSEWHERE)).status).toBe(200)
  })

  test('refresh no more than their account may at one network, and the owner at another does', async ({
    small,
  }) => {
    const { account, aSession, refresh } = sessionCalls(small, kind)
    const owner = await account()
    const [ofSession, ofAccount] = LIMITS.refresh
    for (let left = ofAccount.max * PART; left > 0; left -= ofSession.max * PART) {
      let { refresh: token } = await aSession(owner)
      for (let asked = 0; asked < ofSession.max * PART; asked++) {
        const { status, body } = await refresh(token, THERE)
        expect(status).toBe(200)
        token = body.refresh
      }
    }
    const { refresh: token } = await aSession(owner)
    expect(await refresh(token, THERE)).toMatchObject(TOO_OFTEN)
    expect((await refresh(token, ELSEWHERE)).status).toBe(200)
  })

  test('use up nothing of their account once they were ended', async ({ small }) => {
    const { account, aSession, endOthers, refresh } = sessionCalls(small, kind)
    const owner = await account()
    const stolen = [await aSession(owner), await aSession(owner), await aSession(owner)]
    const mine = await aSession(owner)
    expect((await endOthers(mine)).status).toBe(200)
    for (const session of stolen) {
      const asked = await statusesOf(40, () => call(small, read, { headers: bearer(session) }))
      expect(countOf(asked, 401)).toBe(40)
      await statusesOf(LIMITS.refresh[0].max * PART, () => refresh(session.refresh, THERE))
    }
    expect((await call(small, read, { headers: bearer(mine) })).status).toBe(200)
    expect((await refresh(mine.refresh, THERE)).status).toBe(200)
  })
})

// Every call of a session is counted, since an account is free: one that asks without end is refused, and others are served.
const READ = ['GET', '/dashboard/get_dashboard_data'] as const

const WRITE = ['PATCH', '/settings/user/update'] as const

/** One session of a host. */
async function aSession(app: TestApp, hostId?: string) {
  const id = hostId ?? (await insertHost(app.services.db)).id
  const headers = await hostHeaders(app, id)
  const ask = (what: Parameters<typeof call>[1], body?: object) => call(app, what, { headers, body })
  return { id, ask, reads: (count: number) => statusesOf(count, () => ask(READ)) }
}

test('a session reads so often in ten seconds, then must wait; others are served', async ({ small }) => {
  const [eager, other] = [await aSession(small), await aSession(small)]
  const [{ max, windowMs }] = LIMITS.signedInRead
  expect(countOf(await eager.reads(max * PART), 200)).toBe(max * PART)
  const refused = await eager.ask(READ)
  expect(refused).toMatchObject(TOO_OFTEN)
  expect(Number(refused.headers['retry-after'])).toBe(windowMs / 1000)
  // Also another session of the same host.
  for (const session of [other, await aSession(small, eager.id)])
    expect((await session.ask(READ)).status).toBe(200)
  wait(small, windowMs)
  expect((await eager.ask(READ)).status).toBe(200)
})

test('nothing is read from the database for a call that is refused', async ({ small }) => {
  const eager = await aSession(small)
  await eager.reads(LIMITS.signedInRead[0].max * PART)
  const { db } = small.services
  await db.updateTable('hosts').set({ deactivated_at: small.clock.now }).where('id', '=', eager.id).execute()
  expect(await eager.ask(READ)).toMatchObject(TOO_OFTEN)
})

test('its writes are counted apart, before they are read, also those that name nothing', async ({
  small,
}) => {
  const eager = await aSession(small)
  const max = LIMITS.signedInWrite[0].max * PART
  const statuses = await statusesOf(max, () => eager.ask(WRITE, {}))
  expect(countOf(statuses, 400)).toBe(max)
  expect(await eager.ask(WRITE, {})).toMatchObject(TOO_OFTEN)
  expect((await eager.ask(READ)).status).toBe(200)
})
