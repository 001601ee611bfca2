// Between the guest's button and the thanks: lost answers, no network, and a checkout that does not load.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import { expectRecordedOnce } from '../../guest/checkout.ts'
import {
  expectThanks,
  GUEST,
  giveFilledIn,
  payButton,
  pressInCheckout,
  submitForm,
} from '../../guest/give.ts'
import { countOrders } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

expectRecordedOnce()

test.describe('with a connection that breaks', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] })

  test('a guest whose order’s answer was lost pays the same order at the next tap [pay-10]', async ({
    phone,
    server,
    box,
  }) => {
    const before = await countOrders(server)
    await phone.route(
      `**${paymentPaths.createOrder}/`,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await submitForm(phone, box.contribute_url)
    await expect(phone.getByRole('alert')).toHaveText(sentences.unreachable)
    await giveFilledIn(phone)
    expect(await countOrders(server)).toBe(before + 1)
  })

  test('a guest who is offline after paying is thanked as soon as the network is back', async ({
    phone,
    box,
  }) => {
    const isOffline = Promise.withResolvers<void>()
    await phone.route(
      `**${paymentPaths.verify}/`,
      async (route) => {
        await phone.context().setOffline(true)
        await route.abort('internetdisconnected')
        isOffline.resolve()
      },
      { times: 1 },
    )
    await submitForm(phone, box.contribute_url)
    await pressInCheckout(phone, 'Pay ₹521.04')
    // The page says that it confirms before its call is seen here.
    await isOffline.promise
    await expect(phone.getByRole('status')).toHaveText(sentences.confirming)
    await phone.context().setOffline(false)
    await expectThanks(phone)
  })
})

test.describe('with a blocker in the browser', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_BLOCKED_BY_CLIENT/] })

  test('a checkout that is blocked, or takes twenty seconds, is reported, and works once it loads [pay-11]', async ({
    phone,
    box,
  }) => {
    const script = '**/v1/checkout.js*'
    const alert = phone.getByRole('alert')
    await phone.clock.install()
    await phone.route(script, (route) => route.abort('blockedbyclient'))
    await submitForm(phone, box.contribute_url)
    await expect(alert).toHaveText(sentences.sdkFailed)
    await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
    await phone.unroute(script)
    await phone.route(script, () => {})
    await payButton(phone).click()
    await expect(alert).toBeHidden()
    await phone.clock.fastForward('00:21')
    await expect(alert).toHaveText(sentences.sdkFailed)
    await phone.unroute(script)
    await giveFilledIn(phone)
  })
})
