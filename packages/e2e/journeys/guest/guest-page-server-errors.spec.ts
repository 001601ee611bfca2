// The hydrated guest's page with a failing server: what it says, keeps and retries.
import { createOrder, paymentStatus, verifyPayment } from '@lifafa/contract/endpoints/payments'
import { failures } from '@lifafa/contract/failures'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import type { Route } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectRecordedOnce } from '../../guest/checkout.ts'
import { expectThanks, fillForm, GUEST, giveFilledIn, payButton, pressInCheckout } from '../../guest/give.ts'
import { holdCalls, intercept } from '../../server/intercept-calls.ts'
import { countOrders } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

test.describe('with forged proof', () => {
  test.use({ expectedConsoleErrors: [/status of 400/] })

  test('a forged payment leads to support, and the guest is thanked once its status is known [guest-page-5]', async ({
    phone,
    box,
  }) => {
    await phone.goto(box.contribute_url)
    await fillForm(phone)
    const status = await holdCalls(phone, paymentStatus)
    const { path } = verifyPayment
    await phone.route(`**/api${path}/`, (route) => {
      const proof = { ...route.request().postDataJSON(), razorpay_signature: 'f'.repeat(64) }
      return route.continue({ postData: JSON.stringify(proof) })
    })
    await payButton(phone).click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expect(phone.getByRole('alert')).toHaveText(givingSentences.verifyFailed)
    status.release()
    await expectThanks(phone)
  })
})

test.describe('an order that cannot be opened', () => {
  test.use({ expectedConsoleErrors: [[/status of (429|502|503)/, /net::ERR_/], { scope: 'test' }] })

  expectRecordedOnce()

  test('a failed order says that nothing was charged, keeps the input, and is retried with the same key [guest-page-6]', async ({
    phone,
    server,
    box,
  }) => {
    await phone.goto(box.contribute_url)
    await fillForm(phone)
    const before = await countOrders(server)
    const keys: string[] = []
    const badAnswers: ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      (route) =>
        route.fulfill({ status: 503, json: { success: false, message: failures.unavailable.message } }),
      (route) =>
        route.fulfill({ status: 429, json: { success: false, message: failures.tooManyRequests.message } }),
      // The order is opened, and its answer is lost.
      async (route) => {
        await route.fetch()
        await route.abort('internetdisconnected')
      },
    ]
    await intercept(phone, `**/api${createOrder.path}/`, async (route) => {
      keys.push(route.request().postDataJSON().request_key)
      await (badAnswers.shift()?.(route) ?? route.continue())
    })
    const { createOrderFailed, nothingCharged, unreachable } = givingSentences
    for (const text of [createOrderFailed, failures.unavailable.message, failures.tooManyRequests.message]) {
      await payButton(phone).click()
      await expect(phone.getByRole('alert')).toHaveText(text)
      await expect(phone.getByText(nothingCharged)).toBeVisible()
    }
    await expectAccessible(phone, 'an order that could not be opened')
    await payButton(phone).click()
    await expect(phone.getByRole('alert')).toHaveText(unreachable)
    await expect(phone.getByLabel('Address')).toHaveValue(GUEST.address)
    await giveFilledIn(phone)
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(5)
    expect(await countOrders(server)).toBe(before + 1)
  })
})
