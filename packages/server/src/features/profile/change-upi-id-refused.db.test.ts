// Changes of the UPI ID that are refused for their password, and concurrent ones.
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { call } from '../../test/fixtures.ts'
import { hostRow } from '../../test/hosts/account-calls.ts'
import { PASSWORD } from '../../test/hosts/accounts.ts'
import { aHostWithUpiId, feedOf, proven, saveUpiId } from '../../test/hosts/upi-id-changes.ts'
import { expect, test } from '../../test/test.ts'

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
