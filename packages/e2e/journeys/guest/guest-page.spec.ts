// The hydrated guest's page: its texts, wrong input, and a failing server.
import { createOrder, paymentStatus, verifyPayment } from '@lifafa/contract/endpoints/payments'
import { failures } from '@lifafa/contract/failures'
import { givingSentences } from '@lifafa/contract/sentences/guest/giving'
import { guestPageSentences as sentences } from '@lifafa/contract/sentences/guest/page'
import type { Route } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { checkout, expectThanks, fillForm, GUEST, payButton, pressInCheckout } from '../../guest/give.ts'
import { openBox } from '../../server/api.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test('an event that is no marriage has its own name and words [guest-page-2]', async ({
  phone,
  server,
  host,
}) => {
  const { contribute_url } = await openBox(server, host, { event_type: 'other', name: 'Griha Pravesh' })
  await phone.goto(contribute_url)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Griha Pravesh')
  await expect(phone.getByRole('heading', { name: sentences.otherTitle })).toBeVisible()
  await expect(phone.getByText(sentences.otherText)).toBeVisible()
  await expect(phone.getByRole('button', { name: sentences.otherButton })).toBeEnabled()
})

test('each wrong field says what it needs, and the first of them has the focus [guest-page-3]', async ({
  phone,
  server,
  host,
}) => {
  const { contribute_url } = await openBox(server, host)
  await phone.goto(contribute_url)
  await fillForm(phone, { ...GUEST, phone: '98123' })
  await phone.getByLabel('Full Name').fill('')
  await payButton(phone).click()
  await expect(phone.getByLabel('Full Name')).toHaveAccessibleDescription(givingSentences.nameRequired)
  await expect(phone.getByLabel('Full Name')).toBeFocused()
  await expect(phone.getByLabel('Phone Number')).toHaveAccessibleDescription(
    'Phone number must be exactly 10 digits.',
  )
  await phone.getByLabel('Phone Number').press('End')
  await phone.keyboard.type('4567x8')
  await expect(phone.getByLabel('Phone Number')).toHaveValue(GUEST.phone)
  await expect(phone.getByLabel('Phone Number')).toHaveAccessibleDescription('')
})

test('a marriage’s page shows what it asks for, its cost and who bears it, and the button’s progress [guest-page-4]', async ({
  phone,
  server,
  host,
}) => {
  const { contribute_url } = await openBox(server, host)
  await phone.goto(contribute_url)
  await expect(phone.getByText(sentences.marriageText)).toBeVisible()
  await expect(phone.getByText(givingSentences.poweredBy)).toBeVisible()
  await fillForm(phone)
  await expect(phone.getByText(givingSentences.feeNote('₹20.04'))).toBeVisible()
  const order = await holdCalls(phone, createOrder)
  await payButton(phone).click()
  await expect(phone.getByRole('button', { name: givingSentences.initiating })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  order.release()
  await expect(checkout(phone).getByRole('button', { name: 'Pay ₹521.04' })).toBeEnabled()
  await expect(phone.getByText(givingSentences.processing)).toBeAttached()
  await phone.keyboard.press('Escape')
  await expect(checkout(phone).getByRole('button', { name: 'Pay ₹521.04' })).toBeVisible()
})

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [/status of (500|400)/] })

  test('a failing server does not prevent retries, and a forged payment is said to need support [guest-page-5]', async ({
    phone,
    server,
    host,
  }) => {
    const { contribute_url } = await openBox(server, host)
    await phone.goto(contribute_url)
    await fillForm(phone)
    const mend = await failCalls(phone, createOrder)
    await payButton(phone).click()
    await expect(phone.getByRole('alert')).toHaveText(givingSentences.createOrderFailed)
    await expect(phone.getByText(givingSentences.nothingCharged)).toBeVisible()
    await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
    await mend()
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

  test('a failed order says what happened and that nothing was charged, keeps the input, and is retried with the same key [guest-page-6]', async ({
    phone,
    server,
    host,
  }) => {
    const { contribute_url } = await openBox(server, host)
    await phone.goto(contribute_url)
    await fillForm(phone)
    const keys: string[] = []
    const badAnswers: ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      (route) =>
        route.fulfill({ status: 503, json: { success: false, message: failures.unavailable.message } }),
      (route) =>
        route.fulfill({ status: 429, json: { success: false, message: failures.tooManyRequests.message } }),
      (route) => route.abort('internetdisconnected'),
    ]
    await phone.route(`**/api${createOrder.path}/`, (route) => {
      keys.push(route.request().postDataJSON().request_key)
      return badAnswers.shift()?.(route) ?? route.continue()
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
    await payButton(phone).click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expectThanks(phone)
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(5)
  })
})

test.describe('a missing box', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('a missing box has a page of its own [guest-page-7]', async ({ phone }) => {
    const answer = await phone.goto('/contribute/1111111111111111111111')
    expect(answer?.status()).toBe(404)
    await expect(phone.getByRole('heading', { name: sentences.unavailableTitle })).toBeVisible()
    await expect(phone.getByText(sentences.unavailableText)).toBeVisible()
    await expect(phone.getByText(sentences.unavailableAdvice)).toBeVisible()
  })
})
