// A host downloads everything that is stored of them, and deletes the account once no money is open; both with the password.

import { deleteAccountSentences } from '@lifafa/contract/sentences/account'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { expect, refusal, test } from '../../test/administrators/admin-payment-test.ts'
import { aHostWithEverything } from '../../test/administrators/host-with-everything.ts'
import { everyRow, removeUser, TRACES } from '../../test/administrators/traceable-hosts.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { aHostWithPassword, PASSWORD, post } from '../../test/hosts/accounts.ts'
import { payoutsArrivedLongAgo } from '../../test/paying-out.ts'
import {
  insertContribution,
  insertEntry,
  insertEventBox,
  insertFlag,
  insertRefundOf,
} from '../../test/rows.ts'

const EXPORT = ['POST', '/settings/user/export'] as const
const DELETE = ['POST', '/settings/user/delete'] as const

const signedIn = async (app: TestApp, email: string) => {
  const { tokens } = (await post(app, '/login', { email, password: PASSWORD })).body
  return { authorization: `Bearer ${tokens.access}` }
}

test('export and deletion are refused with a wrong password', async ({ app }) => {
  const { email, id } = await aHostWithPassword(app)
  const headers = await signedIn(app, email)
  for (const what of [EXPORT, DELETE]) {
    expect((await call(app, what, { body: { current_password: PASSWORD } })).status).toBe(401)
    expect(await call(app, what, { body: { current_password: 'not the password' }, headers })).toMatchObject({
      status: 400,
      body: { errors: { current_password: [profileSentences.currentPasswordWrong] } },
    })
  }
  const host = await app.services.db.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirst()
  expect(host?.deleted_at).toBeNull()
})

test('the file has every list of the host, guests as the host sees them, no secret', async ({ app }) => {
  const { host, box } = await aHostWithEverything(app)
  const headers = await signedIn(app, host.email)
  const { body } = await call(app, EXPORT, {
    body: { current_password: PASSWORD },
    headers,
  })
  const file = JSON.parse(body.content)
  expect(file.account).toMatchObject([{ email: host.email, first_name: 'Yashodhara' }])
  expect(file.event_boxes).toMatchObject([{ id: box.id, name: 'Sangeet of the Quasimodos' }])
  expect(file.gifts).toMatchObject([
    {
      event_box_id: box.id,
      corrected_name: 'Wilhelmina Xavier-Quint',
      guest_name: 'Wilhelmina Xavier',
      guest_phone: '8012345672',
      amount_paise: 501_00,
    },
  ])
  expect(file.payouts).toMatchObject([{ event_box_id: box.id, state: 'paid' }])
  for (const list of [
    ...[
      'names_corrected',
      'upi_id_checks',
      'activities',
      'rating',
      'messages',
      'sessions',
      'linked_accounts',
    ],
  ])
    expect(file[list], list).not.toEqual([])
  expect(body.content).not.toMatch(/hash|token/)

  expect(await call(app, DELETE, { body: { current_password: PASSWORD }, headers })).toMatchObject(
    refusal(deleteAccountSentences.obstacles.payout),
  )
  await payoutsArrivedLongAgo(app)
  expect(await call(app, DELETE, { body: { current_password: PASSWORD }, headers })).toMatchObject({
    status: 200,
  })
  expect((await everyRow(app)).filter((row) => TRACES.some((trace) => row.includes(trace)))).toEqual([])
  expect((await call(app, ['GET', '/settings/user'], { headers })).status).toBe(401)
})

test('an account is not deleted while a rupee is owed, and the reason is named', async ({ app }) => {
  const { id, email } = await aHostWithPassword(app)
  const box = await insertEventBox(app.services.db, { host_id: id })
  await insertContribution(app.services.db, { event_box_id: box.id })
  expect(
    await call(app, DELETE, {
      body: { current_password: PASSWORD },
      headers: await signedIn(app, email),
    }),
  ).toMatchObject(refusal(deleteAccountSentences.obstacles.owed('₹501')))
})

test('a host who owes us does not delete the account, an administrator does', async ({ app, admin }) => {
  const { db } = app.services
  const { id, email } = await aHostWithPassword(app)
  const box = await insertEventBox(db, { host_id: id })
  const gift = await insertContribution(db, { event_box_id: box.id })
  await insertEntry(db, { event_box_id: box.id, owed_to_hosts: 501_00, bank: -501_00 })
  await insertRefundOf(db, gift, 501_00)
  await insertFlag(db, { kind: 'host-owes', payment_id: gift.payment_id })
  const headers = await signedIn(app, email)
  expect(await call(app, DELETE, { body: { current_password: PASSWORD }, headers })).toMatchObject(
    refusal(deleteAccountSentences.obstacles.owes('₹501')),
  )
  expect((await removeUser(admin, id)).status).toBe(200)
})
