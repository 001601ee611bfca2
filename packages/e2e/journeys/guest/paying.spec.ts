// Between the guest's button and the thanks: failures, and how they are resolved.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/giving'
import {
  checkout,
  expectThanks,
  fillForm,
  GUEST,
  give,
  payButton,
  pressInCheckout,
} from '../../guest/give.ts'
import { lookIntoBox, openBox } from '../../server/api.ts'
import { countOrders } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

let address: string
let giftid: string

test.beforeEach(async ({ server, host }) => {
  const box = await openBox(server, host)
  address = box.contribute_url
  giftid = box.giftid
})

test.afterEach('one gift is one contribution', async ({ server, host }) => {
  const { total_amount, contributions } = await lookIntoBox(server, host, giftid)
  expect(contributions.map(({ name, phone, amount, address }) => ({ name, phone, amount, address }))).toEqual(
    [{ name: GUEST.name, phone: GUEST.phone, amount: 501, address: GUEST.address }],
  )
  expect(total_amount).toBe(501)
})

test('a payment that the bank refuses can be paid at once in the same dialog [pay-6]', async ({ phone }) => {
  await phone.goto(address)
  await fillForm(phone)
  await payButton(phone).click()
  await pressInCheckout(phone, 'Fail the payment')
  await expect(checkout(phone).getByRole('status')).not.toBeEmpty()
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expectThanks(phone)
})

test('a payment that fails and then succeeds counts once [pay-7]', async ({ phone }) => {
  await phone.goto(address)
  await fillForm(phone)
  await payButton(phone).click()
  await pressInCheckout(phone, 'Fail, then pay')
  await expectThanks(phone)
})

test('a guest who closes the dialog finds the form as it was, and pays the same order', async ({ phone }) => {
  await phone.goto(address)
  await fillForm(phone)
  const orders: string[] = []
  phone.on('response', async (response) => {
    if (response.url().includes(paymentPaths.createOrder)) orders.push((await response.json()).id)
  })
  await payButton(phone).click()
  await pressInCheckout(phone, 'Close')
  await expect(phone.getByRole('status')).toHaveText(sentences.dismissed)
  await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  await payButton(phone).click()
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expectThanks(phone)
  expect([...new Set(orders)]).toEqual([expect.stringMatching(/^order_/)])
})

test('a guest who paid, but whose dialog does not say so, is thanked on closing it', async ({
  phone,
  server,
  host,
}) => {
  await phone.goto(address)
  await fillForm(phone)
  await payButton(phone).click()
  await pressInCheckout(phone, 'Pay, then lose this page')
  await expect.poll(async () => (await lookIntoBox(server, host, giftid)).total_amount).toBe(501)
  await pressInCheckout(phone, 'Close')
  await expectThanks(phone)
})

test('a double tap on the button opens one order [pay-8]', async ({ phone, server }) => {
  await phone.goto(address)
  await fillForm(phone)
  const before = await countOrders(server)
  await payButton(phone).dblclick()
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expectThanks(phone)
  expect(await countOrders(server)).toBe(before + 1)
})

test('after the thanks the form is empty, and the next contribution is a new one [pay-9]', async ({
  phone,
  server,
}) => {
  const before = await countOrders(server)
  await give(phone, address)
  await phone.getByRole('button', { name: 'Close' }).click()
  for (const label of ['Full Name', 'Phone Number', 'Amount (₹)', 'Address'])
    await expect(phone.getByLabel(label)).toHaveValue('')
  await fillForm(phone, { ...GUEST, phone: '9812345679' })
  await payButton(phone).click()
  await expect(checkout(phone).getByRole('button', { name: 'Pay ₹521.04' })).toBeEnabled()
  expect(await countOrders(server)).toBe(before + 2)
})

test.describe('with a connection that breaks', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] })

  test('a guest whose order’s answer was lost pays the same order at the next tap [pay-10]', async ({
    phone,
    server,
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
    await phone.goto(address)
    await fillForm(phone)
    await payButton(phone).click()
    await expect(phone.getByRole('alert')).toHaveText(sentences.unreachable)
    await payButton(phone).click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expectThanks(phone)
    expect(await countOrders(server)).toBe(before + 1)
  })

  test('a guest who is offline after paying is thanked as soon as the network is back', async ({ phone }) => {
    await phone.route(
      `**${paymentPaths.verify}/`,
      async (route) => {
        await phone.context().setOffline(true)
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    await phone.goto(address)
    await fillForm(phone)
    await payButton(phone).click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expect(phone.getByRole('status')).toHaveText(sentences.confirming)
    await phone.context().setOffline(false)
    await expectThanks(phone)
  })
})

test('a checkout that does not load is reported after twenty seconds, and works once it does [pay-11]', async ({
  phone,
}) => {
  const script = '**/v1/checkout.js'
  await phone.clock.install()
  await phone.route(script, () => {})
  await phone.goto(address)
  await fillForm(phone)
  await payButton(phone).click()
  await phone.clock.fastForward('00:21')
  await expect(phone.getByRole('alert')).toHaveText(sentences.sdkFailed)
  await phone.unroute(script)
  await payButton(phone).click()
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expectThanks(phone)
})

test.describe('with a blocker in the browser', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_BLOCKED_BY_CLIENT/] })

  test('a blocked checkout is reported, keeps the form, and works once it loads [pay-12]', async ({
    phone,
  }) => {
    const script = '**/v1/checkout.js'
    await phone.route(script, (route) => route.abort('blockedbyclient'))
    await phone.goto(address)
    await fillForm(phone)
    await payButton(phone).click()
    await expect(phone.getByRole('alert')).toHaveText(sentences.sdkFailed)
    await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
    await phone.unroute(script)
    await payButton(phone).click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expectThanks(phone)
  })
})
