// Rate limits in a hall: the guest's page retries by itself, and says so.
import { failures } from '@lifafa/contract/failures'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import type { Page } from '@playwright/test'
import { GUEST, payButton, payInCheckout, submitForm } from '../../guest/give.ts'
import { intercept } from '../../server/intercept-calls.ts'
import { countOrders } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

const { status, message } = failures.tooManyRequests
const WAIT_SECONDS = 20
/** The longest random delay of the page, so that not all guests of a hall retry at once. */
const SPREAD_SECONDS = 8

test.use({ expectedConsoleErrors: [/429/] })

/** The answer of a server whose limit for this box and network is reached. */
const refuseOnce = (page: Page) =>
  intercept(
    page,
    `**${paymentPaths.createOrder}/`,
    (route) =>
      route.fulfill({
        status,
        headers: { 'retry-after': String(WAIT_SECONDS) },
        json: { success: false, code: 'tooManyRequests', message },
      }),
    { times: 1 },
  )

test('a rate-limited order is retried without a tap until the guest stops it, and is paid once', async ({
  phone,
  server,
  box,
}) => {
  const before = await countOrders(server)
  await phone.clock.install()
  await refuseOnce(phone)
  await submitForm(phone, box.contribute_url)
  await expect(phone.getByRole('status')).toContainText(sentences.busyNow)
  await phone.getByRole('button', { name: sentences.stopTrying }).click()
  await phone.clock.runFor(1000)
  await expect(payButton(phone)).toBeEnabled()
  await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  expect(await countOrders(server)).toBe(before)

  await refuseOnce(phone)
  await payButton(phone).click()
  await expect(phone.getByRole('button', { name: /^Trying again in \d+ s/ })).toBeVisible()
  await phone.clock.runFor((WAIT_SECONDS + SPREAD_SECONDS) * 1000)
  await payInCheckout(phone)
  expect(await countOrders(server)).toBe(before + 1)
})
