// A host changes the UPI ID for payouts: who must prove what, who is notified, and what waits.
import { failures } from '@lifafa/contract/failures'
import { UPI_ID_CHANGE_WAIT_MS } from '@lifafa/contract/limits'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Row } from '../../db/tables.ts'
import { aHostWithPassword, PASSWORD, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { PATIENCE_MS } from '../../test/patience.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Host = Row<'hosts'>
const save = (
  { id, first_name, last_name, phone_number, address }: Host,
  upi_id: string | null,
  more: object = {},
) =>
  call(app, ['PATCH', '/settings/user/update'], {
    hostId: id,
    body: { first_name, last_name, phone_number, address, upi_id, ...more },
  })
const proven = { current_password: PASSWORD }
const rowOf = ({ id }: Host) =>
  app.services.db.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const feed = async ({ id }: Host) => {
  const { db } = app.services
  const rows = await db.selectFrom('activities').selectAll().where('host_id', '=', id).orderBy('id').execute()
  return rows.map(({ action, description }) => [action, description])
}
const emailsTo = async ({ email }: Host) => (await app.emails()).filter(({ to }) => to === email)
const aHost = (upi_id: string | null = 'meera@okbank') => aHostWithPassword(app, { upi_id })
const waitEnds = () => new Date(app.clock.now.getTime() + UPI_ID_CHANGE_WAIT_MS).toISOString()

test('the first UPI ID is saved without a password, and nothing waits [profile-8]', async () => {
  const host = await aHost(null)
  expect(await save(host, 'meera@okbank')).toMatchObject({
    status: 200,
    body: { upi_id: 'meera@okbank', payouts_wait_until: null },
  })
  expect(await rowOf(host)).toMatchObject({ upi_id: 'meera@okbank', upi_id_changed_at: null })
  expect(await feed(host)).toEqual([['upi-id-changed', 'Your UPI ID was set to meera@okbank']])
})

test.each([
  ['another one', 'nair@okaxis', 'Your UPI ID was changed from meera@okbank to nair@okaxis'],
  ['none', null, 'Your UPI ID meera@okbank was removed'],
])(
  '%s is saved with the password; feed and email name both, and payouts wait a day [profile-9]',
  async (_what, next, sentence) => {
    const host = await aHost()
    const withoutPassword = await save(host, next)
    expect(withoutPassword).toMatchObject({
      status: failures.passwordNeeded.status,
      body: {
        message: profileSentences.passwordNeeded,
        errors: { current_password: [profileSentences.passwordNeeded] },
      },
    })
    expect(await rowOf(host)).toEqual(host)
    wait(app, 1000)
    const until = next === null ? null : waitEnds()
    expect(await save(host, next, proven)).toMatchObject({
      status: 200,
      body: { upi_id: next, payouts_wait_until: until },
    })
    expect(await rowOf(host)).toMatchObject({ upi_id: next, upi_id_changed_at: app.clock.now })
    expect(await feed(host)).toEqual([['upi-id-changed', sentence]])
    await vi.waitFor(async () => expect(await emailsTo(host)).toHaveLength(1), PATIENCE_MS)
    const [email] = await emailsTo(host)
    expect(email?.text.replace(/\s+/g, ' ')).toContain(sentence)
  },
)

test('a removed UPI ID cannot be replaced without the password either, and payouts wait', async () => {
  const host = await aHost()
  await save(host, null, proven)
  expect(await save(host, 'nair@okaxis')).toMatchObject({ status: failures.passwordNeeded.status })
  expect(await save(host, 'nair@okaxis', proven)).toMatchObject({
    status: 200,
    body: { payouts_wait_until: waitEnds() },
  })
})

test('the rest of the profile is saved without a password, and only the profile is reported', async () => {
  const host = await aHost()
  expect(await save(host, 'meera@okbank', { first_name: 'Mira' })).toMatchObject({ status: 200 })
  expect(await feed(host)).toEqual([['profile-updated', 'Your profile was saved']])
  expect(await save(host, 'nair@okaxis', { first_name: 'Asha', ...proven })).toMatchObject({ status: 200 })
  expect((await feed(host)).map(([action]) => action)).toEqual([
    'profile-updated',
    'profile-updated',
    'upi-id-changed',
  ])
})

test('a wait is shown until it ends, and begins again with each change', async () => {
  const host = await aHost()
  await save(host, 'nair@okaxis', proven)
  wait(app, UPI_ID_CHANGE_WAIT_MS / 2)
  await save(host, 'meera@okbank', proven)
  const read = async () => (await call(app, ['GET', '/settings/user'], { hostId: host.id })).body
  expect(await read()).toMatchObject({ payouts_wait_until: waitEnds() })
  wait(app, UPI_ID_CHANGE_WAIT_MS)
  expect(await read()).toMatchObject({ payouts_wait_until: null })
})

test.each([
  ['a wrong password', `${PASSWORD} `, profileSentences.currentPasswordWrong],
  ['an empty one', '', profileSentences.currentPasswordRequired],
])('%s changes nothing, and is not reported', async (_what, current_password, sentence) => {
  const host = await aHost()
  expect(await save(host, 'nair@okaxis', { first_name: 'Mira', current_password })).toMatchObject({
    status: 400,
    body: { errors: { current_password: [sentence] } },
  })
  expect(await rowOf(host)).toEqual(host)
  expect(await feed(host)).toEqual([])
})

test('attempts at the password share one limit of ten with those of changing it', async () => {
  const host = await aHost()
  const neighbour = await aHost()
  const guess = (tries: number) => ({ current_password: `guess ${tries}` })
  for (let tries = 0; tries < 5; tries++) await save(host, 'nair@okaxis', guess(tries))
  for (let tries = 0; tries < 5; tries++)
    await call(app, ['POST', '/settings/user/change-password'], {
      hostId: host.id,
      body: { ...guess(tries), new_password: 'hibiscus at noon' },
    })
  expect((await save(host, 'nair@okaxis', proven)).status).toBe(429)
  // A change that needs no password is still saved.
  expect((await save(host, 'meera@okbank', { first_name: 'Mira' })).status).toBe(200)
  expect((await save(neighbour, 'nair@okaxis', proven)).status).toBe(200)
})

test('two concurrent changes are both reported, each with the value before it', async () => {
  const host = await aHost()
  await Promise.all([save(host, 'one@okaxis', proven), save(host, 'two@okaxis', proven)])
  const last = (await rowOf(host)).upi_id
  const first = last === 'one@okaxis' ? 'two@okaxis' : 'one@okaxis'
  expect(await feed(host)).toEqual([
    ['upi-id-changed', `Your UPI ID was changed from meera@okbank to ${first}`],
    ['upi-id-changed', `Your UPI ID was changed from ${first} to ${last}`],
  ])
})

test('a password that is changed meanwhile prevents the change of the UPI ID', async () => {
  const host = await aHost()
  const [changed, saved] = await Promise.all([
    call(app, ['POST', '/settings/user/change-password'], {
      hostId: host.id,
      body: { ...proven, new_password: 'hibiscus at noon' },
    }),
    save(host, 'nair@okaxis', proven),
  ])
  expect(changed.status).toBe(200)
  const { upi_id } = await rowOf(host)
  expect([saved.status, upi_id]).toEqual(saved.status === 200 ? [200, 'nair@okaxis'] : [400, 'meera@okbank'])
})
