// The administrators' page of a host whose gifts go to a linked account.
import { get } from '../../test/administrators/admin-payment-test.ts'
import { aSignedInAdmin } from '../../test/administrators/admins.ts'
import { call } from '../../test/fixtures.ts'
import { insertFound } from '../../test/hosts/upi-id-checks.ts'
import {
  aRoutedGift,
  aTransferredGift,
  DAY_MS,
  expect,
  GIVEN_PAISE,
  round,
  test,
} from '../../test/route/routed-test.ts'

test('the page shows the state of the linked account, and each box’s transfers to it', async ({ app }) => {
  const { host, box } = await aRoutedGift(app)
  const admin = await aSignedInAdmin(app)
  const { host: card } = await get(admin, `/admin/users/${host.id}`)
  expect(card.linked_account).toEqual({
    ...{ state: 'active', refusal: null },
    account_id: expect.stringMatching(/^acc_/),
  })
  expect(card.earlier_accounts).toEqual([])
  const { boxes } = await get(admin, `/admin/users/${host.id}/boxes`)
  expect(boxes).toMatchObject([{ id: box.id, owed_paise: 0, transferred_paise: GIVEN_PAISE }])
})

test('both read the money that goes to an earlier UPI ID, until it is settled', async ({ app }) => {
  const { host } = await aTransferredGift(app)
  const admin = await aSignedInAdmin(app)
  const read = async () => {
    const { body } = await call(app, ['GET', '/settings/user'], { hostId: host.id })
    return [body.linked_account.earlier, (await get(admin, `/admin/users/${host.id}`)).host.earlier_accounts]
  }
  expect(await read()).toEqual([[], []])
  await app.services.db
    .updateTable('hosts')
    .set({ upi_id: 'another@okbank' })
    .where('id', '=', host.id)
    .execute()
  const earlier = { upi_id: host.upi_id, paise: GIVEN_PAISE, is_wrong: false }
  expect(await read()).toEqual([[earlier], [earlier]])
  await round(app, 6 * DAY_MS)
  expect(await read()).toEqual([[], []])
})

test('both read that gifts for an earlier UPI ID without a bank stay held', async ({ app }) => {
  const { host } = await aTransferredGift(app)
  const admin = await aSignedInAdmin(app)
  await insertFound(app, host.id, 'meera@okbank')
  const { db } = app.services
  const notFound = { state: 'not-found', registered_name: null, name_match_score: null } as const
  await db.updateTable('upi_id_checks').set(notFound).where('host_id', '=', host.id).execute()
  await db.updateTable('hosts').set({ upi_id: 'another@okbank' }).where('id', '=', host.id).execute()
  const { body } = await call(app, ['GET', '/settings/user'], { hostId: host.id })
  expect(body.linked_account.earlier).toMatchObject([{ upi_id: host.upi_id, is_wrong: true }])
  const { host: card } = await get(admin, `/admin/users/${host.id}`)
  expect(card.earlier_accounts).toEqual(body.linked_account.earlier)
})
