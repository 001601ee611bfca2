// A deletion erases every column in which a host's or guest's words can stand.

import { expect, test } from '../../test/administrators/admin-payment-test.ts'
import { aHostWithEverything } from '../../test/administrators/host-with-everything.ts'
import { columnsLeft, textsToErase } from '../../test/administrators/text-columns.ts'
import { removeUser } from '../../test/administrators/traceable-hosts.ts'
import { payoutsArrivedLongAgo } from '../../test/paying-out.ts'

test('a deletion leaves no text column as it was, but those listed with a reason', async ({ app, admin }) => {
  const { host } = await aHostWithEverything(app)
  await payoutsArrivedLongAgo(app)
  const before = await textsToErase(app)
  expect((await removeUser(admin, host.id)).status).toBe(200)
  expect(
    await columnsLeft(app, before),
    'erase these in erase-host.ts or the feature’s erase.ts, or list them in text-columns.ts',
  ).toEqual([])
})
