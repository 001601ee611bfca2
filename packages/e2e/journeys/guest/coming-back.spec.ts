// A guest whose page is reloaded, suspended or offline between payment and thanks, or who taps twice.
import { paymentStatus, verifyPayment } from '@lifafa/contract/endpoints/payments'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/giving'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import {
  checkout,
  expectThanks,
  expectTyped,
  fillForm,
  GUEST,
  payButton,
  pressInCheckout,
} from '../../guest/give.ts'
import { watchOrders } from '../../guest/watch-orders.ts'
import { lookIntoBox, openBox } from '../../server/api.ts'
import { disconnectCalls, failCalls } from '../../server/intercept-calls.ts'
import { beginToPay, captureLate, countOrders, sendWebhooks } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

let address: string
let giftid: string

test.beforeEach(async ({ server, host }) => {
  const box = await openBox(server, host)
  address = box.contribute_url
  giftid = box.giftid
})

/** A guest with the checkout open. */
async function openCheckout(phone: Page): Promise<void> {
  await phone.goto(address)
  await fillForm(phone)
  await pay(phone)
}

async function pay(phone: Page): Promise<void> {
  await payButton(phone).click()
  await expect(checkout(phone).getByRole('button', { name: 'Pay ₹521.04' })).toBeEnabled()
}

const NOTHING = { name: '', phone: '', amount: '', address: '' }

test.describe('one contribution', () => {
  test.afterEach('is recorded once', async ({ server, host }) => {
    const { contributions } = await lookIntoBox(server, host, giftid)
    expect(contributions.map(({ phone, amount }) => ({ phone, amount }))).toEqual([
      { phone: GUEST.phone, amount: 501 },
    ])
  })

  test.describe('without webhooks', () => {
    test.beforeEach(({ server }) => sendWebhooks(server, false))
    test.afterEach(({ server }) => sendWebhooks(server, true))

    test('a page that was lost after the payment thanks when it is loaded again, once [pay-1]', async ({
      phone,
    }) => {
      await openCheckout(phone)
      await pressInCheckout(phone, 'Pay, then lose this page')
      await expect(
        checkout(phone).getByText('Paid, and the page was never told', { exact: false }),
      ).toBeVisible()
      await phone.reload()
      await expectThanks(phone)
      await phone.reload()
      await expectTyped(phone, NOTHING)
      await expect(phone.getByRole('dialog')).toBeHidden()
      expect(await phone.evaluate(() => localStorage.length)).toBe(0)
    })

    test.describe('in an app’s browser, which shows no dialog', () => {
      test.use({
        phoneAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Instagram 400.0',
      })

      test('checkout on a page of its own leads back to the thanks [pay-2]', async ({ phone }) => {
        await openCheckout(phone)
        const left = phone.waitForRequest(`**/api${paymentPaths.checkoutReturn}/${giftid}`)
        await pressInCheckout(phone, 'Pay ₹521.04')
        await left
        await expectThanks(phone)
        expect(phone.url()).toBe(address)
      })

      test('a page restored by Back is loaded anew, and leads to the payment again', async ({ phone }) => {
        await openCheckout(phone)
        const loadedAnew = phone.waitForEvent('domcontentloaded')
        await phone.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
        await loadedAnew
        await expectTyped(phone)
        await payButton(phone).click()
        await pressInCheckout(phone, 'Pay ₹521.04')
        await expectThanks(phone)
      })
    })

    test('a pending payment is shown as being confirmed after a reload, until the bank has decided [pay-3]', async ({
      phone,
      server,
    }) => {
      const orders = watchOrders(phone.context())
      await phone.clock.install()
      await openCheckout(phone)
      await beginToPay(server, orders()[0] ?? '')
      await phone.reload()
      await expect(phone.getByRole('status')).toHaveText(sentences.confirming)
      await expectTyped(phone)
      await expectAccessible(phone, 'a payment that is being confirmed')
      await phone.clock.fastForward('00:40')
      await expect(phone.getByRole('status')).toHaveText(sentences.confirmingLong)
      await expect(phone.getByRole('button', { name: sentences.giveAnother })).toBeVisible()
      await expectAccessible(phone, 'a payment that is long in being confirmed')
      await captureLate(server, orders()[0] ?? '')
      await phone.clock.fastForward('00:30')
      await expectThanks(phone)
    })

    test('a payment that fails and is captured later is thanked for, and no failure is ever shown', async ({
      phone,
      server,
    }) => {
      const orders = watchOrders(phone.context())
      await phone.clock.install()
      await openCheckout(phone)
      await pressInCheckout(phone, 'Fail the payment')
      await expect(checkout(phone).getByRole('status')).not.toBeEmpty()
      await pressInCheckout(phone, 'Close')
      await expect(phone.getByRole('status')).toHaveText(sentences.dismissed)
      await expect(phone.getByRole('alert')).toBeHidden()
      await captureLate(server, orders()[0] ?? '')
      await phone.clock.fastForward('00:20')
      await expectThanks(phone)
    })
  })

  test('an unpaid order keeps the form after a reload, and is the one that is paid', async ({
    phone,
    server,
  }) => {
    const before = await countOrders(server)
    await openCheckout(phone)
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
  }) => {
    const before = await countOrders(server)
    const other = await phone.context().newPage()
    await openCheckout(phone)
    await other.goto(address)
    await expectTyped(other)
    await pay(other)
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expectThanks(phone)
    await pressInCheckout(other, 'Close')
    await expectThanks(other)
    expect(await countOrders(server)).toBe(before + 1)
  })

  test('a browser without storage can give', async ({ phone }) => {
    await phone.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      }),
    )
    await openCheckout(phone)
    await pressInCheckout(phone, 'Close')
    await expect(phone.getByRole('status')).toHaveText(sentences.dismissed)
    await payButton(phone).click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expectThanks(phone)
  })

  test.describe('with a failing server', () => {
    test.use({ expectedConsoleErrors: [/status of 500/] })

    test('a verification that is answered with errors is repeated, after a reload too, until it succeeds [pay-5]', async ({
      phone,
    }) => {
      await phone.clock.install()
      const mendVerify = await failCalls(phone, verifyPayment)
      const mendStatus = await failCalls(phone, paymentStatus)
      await openCheckout(phone)
      await pressInCheckout(phone, 'Pay ₹521.04')
      await expect(phone.getByRole('status')).toHaveText(sentences.confirming)
      const sentAgain = phone.waitForResponse(`**/api${verifyPayment.path}/`)
      await phone.clock.fastForward('00:05')
      await sentAgain
      await expect(phone.getByRole('alert')).toBeHidden()
      await phone.reload()
      await expect(phone.getByRole('status')).toHaveText(sentences.confirming)
      await mendVerify()
      await phone.clock.fastForward('00:05')
      await expectThanks(phone)
      await mendStatus()
    })

    test('a guest who paid unnoticed and corrects the address is thanked, and does not pay again', async ({
      phone,
      server,
      host,
    }) => {
      await phone.clock.install()
      const mend = await failCalls(phone, paymentStatus)
      await openCheckout(phone)
      await pressInCheckout(phone, 'Pay, then lose this page')
      await expect.poll(async () => (await lookIntoBox(server, host, giftid)).total_amount).toBe(501)
      await pressInCheckout(phone, 'Close')
      await expect(phone.getByRole('status')).toHaveText(sentences.dismissed)
      // Here the tap asks, before the page does so by itself.
      await phone.clock.pauseAt(Date.now() + 60_000)
      await phone.getByLabel('Address').fill('8, Ridge Road, Indore')
      await mend()
      await payButton(phone).click()
      await phone.clock.resume()
      await expectThanks(phone)
    })
  })

  test('a payment that only a webhook confirms is thanked for', async ({ phone }) => {
    await phone.route(`**/api${verifyPayment.path}/`, (route) =>
      route.fulfill({ status: 202, json: { success: false, status: 'pending', message: '' } }),
    )
    await openCheckout(phone)
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expectThanks(phone)
  })

  test.describe('without a network', () => {
    test.use({ expectedConsoleErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

    test('a suspended phone polls as soon as its page is visible', async ({ phone }) => {
      await phone.clock.install()
      const mends = [await disconnectCalls(phone, verifyPayment), await disconnectCalls(phone, paymentStatus)]
      await openCheckout(phone)
      await pressInCheckout(phone, 'Pay ₹521.04')
      await expect(phone.getByRole('status')).toHaveText(sentences.confirming)
      await phone.clock.fastForward('15:00')
      await expect(phone.getByRole('status')).toHaveText(sentences.confirmingLong)
      for (const mend of mends) await mend()
      await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expectThanks(phone)
    })
  })
})

test('form input is there after a reload, and is deleted after a day', async ({ phone }) => {
  await phone.goto(address)
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
  await expectTyped(phone, { ...NOTHING, amount: '501' })
})
