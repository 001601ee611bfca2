// An administrator cannot delete a host for whom the provider still holds a gift.
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { refusal } from '../../test/administrators/admin-payment-test.ts'
import { aSignedInAdmin } from '../../test/administrators/admins.ts'
import { removeUser } from '../../test/administrators/traceable-hosts.ts'
import { aTransferredGift, DAY_MS, expect, round, test } from '../../test/route/routed-test.ts'

test('a host is deleted once the transfers of all gifts have been settled', async ({ app }) => {
  const admin = await aSignedInAdmin(app)
  const { host } = await aTransferredGift(app)
  expect(await removeUser(admin, host.id)).toMatchObject(refusal(adminRefusals.transferOpen))
  await round(app, 6 * DAY_MS)
  expect((await removeUser(admin, host.id)).status).toBe(200)
})
