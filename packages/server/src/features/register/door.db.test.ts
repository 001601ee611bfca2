// The door of a desk: link and PIN let a device in, until the desk is closed, paused, over or gone.
import { randomUUID } from 'node:crypto'
import { REGISTER } from '@lifafa/contract/limits'
import { hostRegisterRefusals } from '@lifafa/contract/sentences/host/register-refusals'
import { LIMITS } from '../../http/limits/rate-limits.ts'
import type { TestApp } from '../../test/app.ts'
import { aSignedInHost, call } from '../../test/fixtures.ts'
import { serverWith } from '../../test/payments/shared-address.ts'
import { aDesk, enterDesk, openDesk, refusalOf, version } from '../../test/register/desks.ts'
import { insertEventBox, SOME_TIME, someBoxId } from '../../test/rows.ts'
import { hostTest as base, expect } from '../../test/test.ts'
import { eraseRegister } from './erase.ts'

const test = base.extend('box', { scope: 'file' }, ({ app, host }) =>
  insertEventBox(app.services.db, { host_id: host.row.id }),
)

const enter = (app: TestApp, { token, pin = '123456' }: { token: string; pin?: string }) =>
  call(app, ['POST', '/desk/open'], { body: { token, pin, helper: 'Pappu', device: randomUUID() } })
const wrongFor = (pin: string): string => (pin === '000000' ? '000001' : '000000')

test('five wrong PINs close a desk, also for the right one, until its host renews it', async ({
  app,
  host,
  box,
}) => {
  const { id, token, pin } = await openDesk(app, box, host.row.id)
  const device = await enterDesk(app, { token, pin })
  const wrong = { token, pin: wrongFor(pin) }
  for (let tries = 1; tries < REGISTER.wrongPins; tries++)
    expect(await enter(app, wrong)).toMatchObject(refusalOf('wrongPin'))
  expect(await enter(app, wrong)).toMatchObject(refusalOf('deskClosed'))
  expect(await enter(app, { token, pin })).toMatchObject(refusalOf('deskClosed'))
  // The helper who sits there goes on.
  expect((await device.call(['GET', '/desk/entries'])).status).toBe(200)
  const desks = `/dashboard/giftbooks/${box.id}/desks`
  expect((await host.call(['GET', desks])).body.desks).toContainEqual(
    expect.objectContaining({ id, state: 'closed' }),
  )
  const { body: renewed } = await host.call(['POST', `${desks}/${id}/renew`])
  expect(await enter(app, { token, pin })).toMatchObject(refusalOf('notFound'))
  expect((await enter(app, renewed)).status).toBe(200)
})

test('a right PIN forgives the wrong ones before it', async ({ app, host, box }) => {
  const { token, pin } = await openDesk(app, box, host.row.id)
  const wrong = { token, pin: wrongFor(pin) }
  for (let round = 0; round < 2; round++) {
    for (let tries = 1; tries < REGISTER.wrongPins; tries++)
      expect((await enter(app, wrong)).status).toBe(403)
    expect((await enter(app, { token, pin })).status).toBe(200)
  }
})

test('a paused desk and an ended one let nobody in', async ({ app, host, box }) => {
  const { id, token, pin } = await openDesk(app, box, host.row.id)
  for (const [state, code] of [
    ['paused', 'deskPaused'],
    ['ended', 'deskEnded'],
  ] as const) {
    await host.call(['PATCH', `/dashboard/giftbooks/${box.id}/desks/${id}`], { state })
    expect(await enter(app, { token, pin })).toMatchObject(refusalOf(code))
  }
})

test('a desk that would have ended already is not opened', async ({ app, host, box }) => {
  const body = { helper: 'Pappu', ends_at: app.clock.now.toISOString() }
  const opened = await host.call(['POST', `/dashboard/giftbooks/${box.id}/desks`], body)
  expect([opened.status, opened.body.errors]).toEqual([
    400,
    { ends_at: [hostRegisterRefusals.deskEndsInPast] },
  ])
})

test('a desk whose hour has passed gets no new PIN, since none would open it', async ({ app, host, box }) => {
  const { db, now } = app.services
  const { id } = await openDesk(app, box, host.row.id)
  await db.updateTable('desks').set({ ends_at: now() }).where('id', '=', id).execute()
  const renewed = await host.call(['POST', `/dashboard/giftbooks/${box.id}/desks/${id}/renew`])
  expect(renewed).toMatchObject(refusalOf('deskEnded'))
})

test('the desks of an inactive host let nobody in, and keep their devices until the host is let in again', async ({
  app,
}) => {
  const { db } = app.services
  const host = await aSignedInHost(app)
  const box = await insertEventBox(db, { host_id: host.row.id })
  const desk = await aDesk(app, box, host.row.id)
  const hosts = db.updateTable('hosts').where('id', '=', host.row.id)
  await hosts.set({ deactivated_at: SOME_TIME }).execute()
  expect(await enter(app, desk)).toMatchObject(refusalOf('deskUnavailable'))
  expect(await enter(app, { ...desk, pin: wrongFor(desk.pin) })).toMatchObject(refusalOf('wrongPin'))
  expect(await desk.send(version(app, 2))).toMatchObject(refusalOf('deskUnavailable'))
  await hosts.set({ deactivated_at: null }).execute()
  expect((await desk.send(version(app, 2))).status).toBe(200)
  await db.updateTable('desks').set({ state: 'ended' }).where('id', '=', desk.id).execute()
  await hosts.set({ deactivated_at: SOME_TIME }).execute()
  expect(await desk.send(version(app, 3))).toMatchObject(refusalOf('deskEnded'))
})

test('the desks of a deleted box let nobody in, and have ended for their devices', async ({ app }) => {
  const { db } = app.services
  const host = await aSignedInHost(app)
  const box = await insertEventBox(db, { host_id: host.row.id })
  const desk = await aDesk(app, box, host.row.id)
  await db.updateTable('event_boxes').set({ deleted_at: SOME_TIME }).where('id', '=', box.id).execute()
  expect(await enter(app, desk)).toMatchObject(refusalOf('notFound'))
  expect(await desk.call(['GET', '/desk/entries'])).toMatchObject(refusalOf('deskEnded'))
  // With the account of its host.
  await db.transaction().execute((trx) => eraseRegister(trx, host.row.id))
  expect(await desk.call(['GET', '/desk/entries'])).toMatchObject(refusalOf('deskEnded'))
})

test('a desk takes so many devices, and leaves letters to other desks', async ({ app, host }) => {
  const { db } = app.services
  const box = await insertEventBox(db, { host_id: host.row.id })
  const desk = await aDesk(app, box, host.row.id)
  const others = Array.from({ length: REGISTER.maxDevices - 1 }, (_, at) => ({
    ...{ event_box_id: box.id, desk_id: desk.id, device: randomUUID(), token_hash: 'x', helper: 'Pappu' },
    ...{ letter: `${at < 20 ? 'X' : 'Y'}${String.fromCodePoint(65 + (at % 20))}`, last_seen_at: SOME_TIME },
  }))
  await db.insertInto('desk_devices').values(others).execute()
  expect(await enter(app, desk)).toMatchObject(refusalOf('desksFull'))
  expect((await enterDesk(app, desk, desk.device)).letter).toBe('A')
  expect((await aDesk(app, box, host.row.id)).letter).toBe('B')
})

test.for(['', 'x', someBoxId(), `${someBoxId()}${'A'.repeat(22)}`])(
  'the link %j leads to no desk',
  async (token, { app }) => {
    const { status } = await enter(app, { token })
    expect(status).toBe(token === '' ? 400 : 404)
  },
)

test('a session is counted before it is looked up; one that cannot be one is not', async ({ app, box }) => {
  const limited = await serverWith(app, 1 / LIMITS.readToken[0].max)
  const ask = async (session: string) => {
    const headers = { authorization: `Bearer ${session}` }
    return (await call(limited, ['GET', '/desk/entries'], { headers })).status
  }
  const unknown = `${box.id}${'A'.repeat(43)}`
  expect([await ask('x'), await ask('x'), await ask(unknown)]).toEqual([401, 401, 401])
  expect([await ask(unknown), await ask('x')]).toEqual([429, 401])
})

test('each device has a letter of its own, and keeps it; H is the host’s', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const desk = await openDesk(app, box, host.row.id)
  const devices = []
  for (let at = 0; at < 9; at++) devices.push(await enterDesk(app, desk))
  expect(devices.map(({ letter }) => letter)).toEqual([...'ABCDEFGIJ'])
  const [first] = devices
  await first?.send(version(app, 7))
  const again = await enterDesk(app, desk, first?.device)
  expect(again).toMatchObject({ letter: 'A', next: 8 })
  expect(await first?.call(['GET', '/desk/entries'])).toMatchObject(refusalOf('notSignedIn'))
})
