// A payment whose confirmation is delayed: by server errors, by a slow verification, or without a network.
import { paymentStatus, verifyPayment } from '@lifafa/contract/endpoints/payments'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectRecordedOnce, openCheckout } from '../../guest/checkout.ts'
import { expectThanks, payButton, pressInCheckout } from '../../guest/give.ts'
import { lookIntoBox } from '../../server/boxes.ts'
import { disconnectCalls, failCalls } from '../../server/intercept-calls.ts'
import { countOrders } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

test.describe('one contribution', () => {
  expectRecordedOnce()

  test.describe('with a failing server', () => {
    test.use({ expectedConsoleErrors: [/status of 500/] })

    test('a verification that is answered with errors is repeated, after a reload too, until it succeeds [pay-5]', async ({
      phone,
      box,
    }) => {
      await phone.clock.install()
      const mendVerify = await failCalls(phone, verifyPayment)
      const mendStatus = await failCalls(phone, paymentStatus)
      await openCheckout(phone, box.contribute_url)
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

    test('a guest whose payment was missed corrects the address, is asked, then thanked, and pays once', async ({
      phone,
      server,
      host,
      box,
    }) => {
      const before = await countOrders(server)
      await phone.clock.install()
      const mend = await failCalls(phone, paymentStatus)
      await openCheckout(phone, box.contribute_url)
      await pressInCheckout(phone, 'Pay, then lose this page')
      await expect.poll(async () => (await lookIntoBox(server, host, box.giftid)).total_amount).toBe(501)
      await pressInCheckout(phone, 'Close')
      await expect(phone.getByRole('status')).toHaveText(sentences.openedBefore)
      // Here the tap asks, before the page does so by itself.
      await phone.clock.pauseAt(Date.now() + 60_000)
      await phone.getByLabel('Address').fill('8, Ridge Road, Indore')
      await payButton(phone).click()
      const question = phone.getByRole('dialog', { name: sentences.earlierMayArrive('₹501') })
      await question.getByRole('button', { name: sentences.doNotGiveAgain }).click()
      await expect(phone.getByRole('status')).toHaveText(sentences.openedBefore)
      await mend()
      await payButton(phone).click()
      await phone.clock.resume()
      await expectThanks(phone)
      expect(await countOrders(server)).toBe(before + 1)
    })
  })

  test('the guest reads where the receipt will be, and is thanked for a payment that only a webhook confirms', async ({
    phone,
    box,
  }) => {
    const status = `**/api${paymentStatus.path}/`
    await phone.route(`**/api${verifyPayment.path}/`, (route) =>
      route.fulfill({ status: 202, json: { success: false, status: 'pending', message: '' } }),
    )
    await phone.route(status, async (route) => {
      const { receipt } = await (await route.fetch()).json()
      await route.fulfill({ json: { success: true, state: 'pending', receipt } })
    })
    await openCheckout(phone, box.contribute_url)
    await pressInCheckout(phone, 'Pay ₹521.04')
    const link = phone.getByRole('link', { name: sentences.receiptWillBe })
    const path = (await link.getAttribute('href')) ?? ''
    await expectAccessible(phone, 'a payment that is being confirmed')
    await phone.unroute(status)
    await expectThanks(phone)
    await expect(phone.getByRole('link', { name: sentences.seeReceipt })).toHaveAttribute('href', path)
  })

  test.describe('without a network', () => {
    test.use({ expectedConsoleErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

    test('a suspended phone polls as soon as its page is visible', async ({ phone, box }) => {
      await phone.clock.install()
      const mends = [await disconnectCalls(phone, verifyPayment), await disconnectCalls(phone, paymentStatus)]
      await openCheckout(phone, box.contribute_url)
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
