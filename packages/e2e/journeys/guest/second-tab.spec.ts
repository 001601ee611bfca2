// A guest who opens a second tab, or has no storage: one order, one contribution.
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import { expectRecordedOnce, openCheckout, pressPay } from '../../guest/checkout.ts'
import {
  blockStorage,
  expectThanks,
  expectTyped,
  giveFilledIn,
  payInCheckout,
  pressInCheckout,
} from '../../guest/give.ts'
import { countOrders } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

expectRecordedOnce()

test('two tabs with the same contribution have one order, and both thank [pay-4]', async ({
  phone,
  server,
  box,
}) => {
  const before = await countOrders(server)
  const other = await phone.context().newPage()
  await openCheckout(phone, box.contribute_url)
  await other.goto(box.contribute_url)
  await expectTyped(other)
  await pressPay(other)
  await payInCheckout(phone)
  await pressInCheckout(other, 'Close')
  await expectThanks(other)
  expect(await countOrders(server)).toBe(before + 1)
})

test('a guest can pay in a browser without storage', async ({ phone, box }) => {
  await blockStorage(phone)
  await openCheckout(phone, box.contribute_url)
  await pressInCheckout(phone, 'Close')
  await expect(phone.getByRole('status')).toHaveText(sentences.dismissed)
  await giveFilledIn(phone)
})
