// A host changes the UPI ID for payouts: who must prove what, who is notified, and what waits.
import { failures } from '@lifafa/contract/failures'
import { UPI_ID_CHANGE_WAIT_MS } from '@lifafa/contract/limits'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { vi } from 'vitest'
import { call } from '../../test/fixtures.ts'
import { emailsTo, hostRow } from '../../test/hosts/account-calls.ts'
import { PASSWORD, wait } from '../../test/hosts/accounts.ts'
import { aHostWithUpiId, feedOf, proven, saveUpiId, waitEnds } from '../../test/hosts/upi-id-changes.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { expect, test } from '../../test/test.ts'

test('the first UPI ID is saved without a password, and nothing waits [profile-8]', async ({ app }) => {
  const host = await aHostWithUpiId(app, null)
  expect(await saveUpiId(app, host, 'meera@okbank')).toMatchObject({
    status: 200,
    body: { upi_id: 'meera@okbank', payouts_wait_until: null },
  })
  expect(await hostRow(app, host.id)).toMatchObject({ upi_id: 'meera@okbank', upi_id_changed_at: null })
  expect(await feedOf(app, host)).toEqual([['upi-id-changed', 'Your UPI ID was set to meera@okbank']])
})

test.for<[string, string | null, string]>([
  ['another one', 'nair@okaxis', 'Your UPI ID was changed from meera@okbank to nair@okaxis'],
  ['none', null, 'Your UPI ID meera@okbank was removed'],
])(
  '%s is saved with the password; feed and email name both, and payouts wait a day [profile-9]',
  async ([_what, next, sentence], { app }) => {
    const host = await aHostWithUpiId(app)
    const withoutPassword = await saveUpiId(app, host, next)
    expect(withoutPassword).toMatchObject({
      status: failures.passwordNeeded.status,
      body: {
        message: profileSentences.passwordNeeded,
        errors: { current_password: [profileSentences.passwordNeeded] },
      },
    })
    expect(await hostRow(app, host.id)).toEqual(host)
    wait(app, 1000)
    const until = next === null ? null : waitEnds(app)
    expect(await saveUpiId(app, host, next, proven)).toMatchObject({
      status: 200,
      body: { upi_id: next, payouts_wait_until: until },
    })
    expect(await hostRow(app, host.id)).toMatchObject({ upi_id: next, upi_id_changed_at: app.clock.now })
    expect(await feedOf(app, host)).toEqual([['upi-id-changed', sentence]])
    const { db } = app.services
    expect(
      await db.selectFrom('earlier_upi_ids').selectAll().where('host_id', '=', host.id).execute(),
    ).toEqual([{ host_id: host.id, upi_id: 'meera@okbank', replaced_at: app.clock.now }])
    await vi.waitFor(async () => expect(await emailsTo(app, host.email)).toHaveLength(1), PATIENCE_MS)
    const [email] = await emailsTo(app, host.email)
    expect(email?.text.replace(/\s+/g, ' ')).toContain(sentence)
  },
)

test('a removed UPI ID cannot be replaced without the password either, and payouts wait', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  await saveUpiId(app, host, null, proven)
  expect(await saveUpiId(app, host, 'nair@okaxis')).toMatchObject({ status: failures.passwordNeeded.status })
  expect(await saveUpiId(app, host, 'nair@okaxis', proven)).toMatchObject({
    status: 200,
    body: { payouts_wait_until: waitEnds(app) },
  })
})

test('the rest of the profile is saved without a password, and reported alone', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  expect(await saveUpiId(app, host, 'meera@okbank', { first_name: 'Mira' })).toMatchObject({ status: 200 })
  expect(await feedOf(app, host)).toEqual([['profile-updated', 'Your profile was saved']])
  expect(await saveUpiId(app, host, 'nair@okaxis', { first_name: 'Asha', ...proven })).toMatchObject({
    status: 200,
  })
  expect((await feedOf(app, host)).map(([action]) => action)).toEqual([
    'profile-updated',
    'profile-updated',
    'upi-id-changed',
  ])
})

test('a wait is shown until it ends, and begins again with each change', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  await saveUpiId(app, host, 'nair@okaxis', proven)
  wait(app, UPI_ID_CHANGE_WAIT_MS / 2)
  await saveUpiId(app, host, 'meera@okbank', proven)
  const read = async () => (await call(app, ['GET', '/settings/user'], { hostId: host.id })).body
  expect(await read()).toMatchObject({ payouts_wait_until: waitEnds(app) })
  wait(app, UPI_ID_CHANGE_WAIT_MS)
  expect(await read()).toMatchObject({ payouts_wait_until: null })
})

// Changes of the UPI ID that are refused for their password, and concurrent ones.
test.for([
  ['a wrong password', `${PASSWORD} `, profileSentences.currentPasswordWrong],
  ['an empty one', '', profileSentences.currentPasswordRequired],
])('%s changes nothing, and is not reported', async ([_what, current_password, sentence], { app }) => {
  const host = await aHostWithUpiId(app)
  expect(await saveUpiId(app, host, 'nair@okaxis', { first_name: 'Mira', current_password })).toMatchObject({
    status: 400,
    body: { errors: { current_password: [sentence] } },
  })
  expect(await hostRow(app, host.id)).toEqual(host)
  expect(await feedOf(app, host)).toEqual([])
})

test('attempts at the password share one limit of ten with those of changing it', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  const neighbour = await aHostWithUpiId(app)
  const guess = (tries: number) => ({ current_password: `guess ${tries}` })
  for (let tries = 0; tries < 5; tries++) await saveUpiId(app, host, 'nair@okaxis', guess(tries))
  for (let tries = 0; tries < 5; tries++)
    await call(app, ['POST', '/settings/user/change-password'], {
      hostId: host.id,
      body: { ...guess(tries), new_password: 'hibiscus at noon' },
    })
  expect((await saveUpiId(app, host, 'nair@okaxis', proven)).status).toBe(429)
  // A change that needs no password is still saved.
  expect((await saveUpiId(app, host, 'meera@okbank', { first_name: 'Mira' })).status).toBe(200)
  expect((await saveUpiId(app, neighbour, 'nair@okaxis', proven)).status).toBe(200)
})

test('two concurrent changes are both reported, each with the value before it', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  await Promise.all([saveUpiId(app, host, 'one@okaxis', proven), saveUpiId(app, host, 'two@okaxis', proven)])
  const last = (await hostRow(app, host.id)).upi_id
  const first = last === 'one@okaxis' ? 'two@okaxis' : 'one@okaxis'
  expect(await feedOf(app, host)).toEqual([
    ['upi-id-changed', `Your UPI ID was changed from meera@okbank to ${first}`],
    ['upi-id-changed', `Your UPI ID was changed from ${first} to ${last}`],
  ])
})

test('a password that is changed meanwhile prevents the change of the UPI ID', async ({ app }) => {
  const host = await aHostWithUpiId(app)
  const [changed, saved] = await Promise.all([
    call(app, ['POST', '/settings/user/change-password'], {
      hostId: host.id,
      body: { ...proven, new_password: 'hibiscus at noon' },
    }),
    saveUpiId(app, host, 'nair@okaxis', proven),
  ])
  expect(changed.status).toBe(200)
  const { upi_id } = await hostRow(app, host.id)
  expect([saved.status, upi_id]).toEqual(saved.status === 200 ? [200, 'nair@okaxis'] : [400, 'meera@okbank'])
})
