// A guest whose payment no webhook reports: a lost page, a checkout on a page of its own, a late bank.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import { expectAccessible } from '../../checks/accessible.ts'
import { EMPTY_FORM, expectRecordedOnce, openCheckout } from '../../guest/checkout.ts'
import { checkout, expectThanks, expectTyped, giveFilledIn, pressInCheckout } from '../../guest/give.ts'
import { watchOrders } from '../../guest/watch-orders.ts'
import { beginToPay, captureLate, sendWebhooks } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

test.describe('one contribution', () => {
  expectRecordedOnce()

  test.describe('without webhooks', () => {
    test.beforeEach(({ server }) => sendWebhooks(server, false))

    test.afterEach(({ server }) => sendWebhooks(server, true))

    test('a page that was lost after the payment thanks when it is loaded again, once [pay-1]', async ({
      phone,
      box,
    }) => {
      await openCheckout(phone, box.contribute_url)
      await pressInCheckout(phone, 'Pay, then lose this page')
      await expect(
        checkout(phone).getByText('Paid, and the page was never told', { exact: false }),
      ).toBeVisible()
      await phone.reload()
      await expectThanks(phone)
      await phone.reload()
      await expectTyped(phone, EMPTY_FORM)
      await expect(phone.getByRole('dialog')).toBeHidden()
      // The line above the form remains.
      expect(await phone.evaluate(() => Object.keys(localStorage))).toEqual([
        expect.stringMatching(/:given$/),
      ])
    })

    test.describe('in an app’s browser, which shows no dialog', () => {
      test.use({
        phoneAgent: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Instagram 400.0',
      })

      test('checkout on a page of its own leads back to the thanks [pay-2]', async ({ phone, box }) => {
        await openCheckout(phone, box.contribute_url)
        const left = phone.waitForRequest(`**/api${paymentPaths.checkoutReturn}/${box.giftid}`)
        await pressInCheckout(phone, 'Pay ₹521.04')
        await left
        await expectThanks(phone)
        expect(phone.url()).toBe(box.contribute_url)
      })

      test('a browser that stores nothing is led back to the receipt', async ({ phone, box }) => {
        // As in a WebView without DOM storage.
        await phone.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }))
        await openCheckout(phone, box.contribute_url)
        await pressInCheckout(phone, 'Pay ₹521.04')
        await expect(phone).toHaveURL(/\/receipt\//)
        await expect(phone.getByText('₹521.04')).toBeVisible()
      })

      test('a page restored by Back is loaded anew, and leads to the payment again', async ({
        phone,
        box,
      }) => {
        await openCheckout(phone, box.contribute_url)
        const loadedAnew = phone.waitForEvent('domcontentloaded')
        await phone.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
        await loadedAnew
        await expectTyped(phone)
        await giveFilledIn(phone)
      })
    })

    test('a pending payment is shown as being confirmed after a reload, until the bank has decided [pay-3]', async ({
      phone,
      server,
      box,
    }) => {
      const orders = watchOrders(phone.context())
      await phone.clock.install()
      await openCheckout(phone, box.contribute_url)
      await expect.poll(orders).toHaveLength(1)
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

    test('the guest is thanked for a payment that fails and is captured later, and sees no failure', async ({
      phone,
      server,
      box,
    }) => {
      const orders = watchOrders(phone.context())
      await phone.clock.install()
      await openCheckout(phone, box.contribute_url)
      await pressInCheckout(phone, 'Fail the payment')
      await expect(checkout(phone).getByRole('status')).not.toBeEmpty()
      await pressInCheckout(phone, 'Close')
      await expect(phone.getByRole('status')).toHaveText(sentences.dismissed)
      await expect(phone.getByRole('alert')).toBeHidden()
      await expect.poll(orders).toHaveLength(1)
      await captureLate(server, orders()[0] ?? '')
      await phone.clock.fastForward('00:20')
      await expectThanks(phone)
    })
  })
})
