// A guest who reloads the page, opens a second tab, or has no storage: one order, one contribution.
import { paymentStatus } from '@lifafa/contract/endpoints/payments'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import { EMPTY_FORM, expectOneContribution, openCheckout, pressPay } from '../../guest/checkout.ts'
import { expectThanks, expectTyped, fillForm, payButton, pressInCheckout } from '../../guest/give.ts'
import { countOrders } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

test.describe('one contribution', () => {
  test.afterEach('is recorded once', async ({ server, host, box }) => {
    await expectOneContribution(server, host, box.giftid)
  })

  test('an unpaid order keeps the form after a reload, and is the one that is paid', async ({
    phone,
    server,
    box,
  }) => {
    const before = await countOrders(server)
    await openCheckout(phone, box.contribute_url)
    const asked = phone.waitForResponse(`**/api${paymentStatus.path}/`)
    await phone.reload()
    await asked
    await expectTyped(phone)
    await expect(phone.getByRole('status')).toBeHidden()
    await payButton(phone).click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expectThanks(phone)
    expect(await countOrders(server)).toBe(before + 1)
  })

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
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expectThanks(phone)
    await pressInCheckout(other, 'Close')
    await expectThanks(other)
    expect(await countOrders(server)).toBe(before + 1)
  })

  test('a guest can pay in a browser without storage', async ({ phone, box }) => {
    await phone.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await openCheckout(phone, box.contribute_url)
    await pressInCheckout(phone, 'Close')
    await expect(phone.getByRole('status')).toHaveText(sentences.dismissed)
    await payButton(phone).click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expectThanks(phone)
  })
})

test('form input is there after a reload, and is deleted after a day', async ({ phone, box }) => {
  await phone.goto(box.contribute_url)
  await fillForm(phone)
  await phone.reload()
  await expectTyped(phone)
  await expect(phone.getByText('₹521.04')).toBeVisible()
  const typedAt = Date.now()
  const reloadAfter = async (hours: number) => {
    await phone.clock.setFixedTime(typedAt + hours * 60 * 60 * 1000)
    await phone.reload()
  }
  await reloadAfter(23)
  await expectTyped(phone)
  await reloadAfter(25)
  await phone.getByRole('radio', { name: '₹501', exact: true }).click()
  await expectTyped(phone, { ...EMPTY_FORM, amount: '501' })
})
