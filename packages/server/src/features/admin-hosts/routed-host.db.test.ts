// The administrators' page of a host whose gifts go to a linked account.
import { get } from '../../test/administrators/admin-payment-test.ts'
import { aSignedInAdmin } from '../../test/administrators/admins.ts'
import { aRoutedGift, expect, GIVEN_PAISE, test } from '../../test/route/routed-test.ts'

test('the page says how the linked account stands, and of each box what went to it', async ({ app }) => {
  const { host, box } = await aRoutedGift(app)
  const admin = await aSignedInAdmin(app)
  const { host: card } = await get(admin, `/admin/users/${host.id}`)
  expect(card.linked_account).toEqual({
    ...{ state: 'active', refusal: null },
    account_id: expect.stringMatching(/^acc_/),
  })
  const { boxes } = await get(admin, `/admin/users/${host.id}/boxes`)
  expect(boxes).toMatchObject([{ id: box.id, owed_paise: 0, transferred_paise: GIVEN_PAISE }])
})
