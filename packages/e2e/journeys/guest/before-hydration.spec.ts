// The guest's page before hydration: early input and early presses are kept.

import { holdScript } from '../../guest/form-script.ts'
import { fillForm, GUEST, giveFilledIn, payButton, payInCheckout } from '../../guest/give.ts'
import { watchOrders } from '../../guest/watch-orders.ts'
import { lookIntoBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test('input and taps before the script arrives are kept', async ({ phone, box }) => {
  const { releaseScript } = await holdScript(phone)
  await phone.goto(box.contribute_url, { waitUntil: 'commit' })
  await phone.getByLabel('Full Name').fill(GUEST.name)
  // As a phone's own address book writes it.
  await phone.getByLabel('Phone Number').fill('+91 98123 45678')
  await phone.getByLabel('Address').fill(GUEST.address)
  await phone.getByRole('radio', { name: '₹501', exact: true }).check()
  await expect(phone.getByText('₹521.04')).toBeHidden()
  releaseScript()
  await expect(phone.getByText('₹521.04')).toBeVisible()
  await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  await expect(phone.getByLabel('Phone Number')).toHaveValue(GUEST.phone)
  await expect(phone.getByLabel('Address')).toHaveValue(GUEST.address)
  await expect(phone.getByLabel('Amount (₹)')).toHaveValue('501')
  await expect(phone.getByRole('radio', { name: '₹501', exact: true })).toBeChecked()
})

test('before hydration the last amount counts, and a press of the button leads to the payment', async ({
  phone,
  server,
  host,
  box,
}) => {
  const { releaseScript } = await holdScript(phone)
  await phone.goto(box.contribute_url, { waitUntil: 'domcontentloaded' })
  const amount = phone.getByLabel('Amount (₹)')
  const chip = phone.getByRole('radio', { name: '₹501', exact: true })
  await phone.getByLabel('Full Name').fill(GUEST.name)
  await phone.getByLabel('Phone Number').fill(GUEST.phone)
  await phone.getByLabel('Address').fill(GUEST.address)
  await chip.check()
  await expect(amount).toHaveValue('501')
  await amount.fill('500')
  await expect(chip).not.toBeChecked()
  await chip.check()
  await phone.getByLabel('Address').focus()
  await payButton(phone).click()
  await expect(payButton(phone)).toHaveAttribute('aria-busy', 'true')
  releaseScript()
  await payInCheckout(phone)
  const { contributions } = await lookIntoBox(server, host, box.giftid)
  expect(contributions).toMatchObject([{ name: GUEST.name, amount: 501 }])
})

test('a press in the moment in which the script takes the form over leads to the payment', async ({
  phone,
  box,
}) => {
  const { releaseScript } = await holdScript(phone, {
    deliver: async (route) => {
      const answer = await route.fetch()
      const press = `document.querySelector('main form [type=submit]').click()`
      await route.fulfill({ response: answer, body: `${await answer.text()};${press}` })
    },
  })
  await phone.goto(box.contribute_url, { waitUntil: 'domcontentloaded' })
  await phone.getByLabel('Amount (₹)').fill(GUEST.amount)
  await phone.getByLabel('Full Name').fill(GUEST.name)
  await phone.getByLabel('Phone Number').fill(GUEST.phone)
  await phone.getByLabel('Address').fill(GUEST.address)
  releaseScript()
  await payInCheckout(phone)
})

test('an early press sends no input of an earlier visit unseen', async ({ phone, box }) => {
  await phone.goto(box.contribute_url)
  await fillForm(phone)
  const { releaseScript } = await holdScript(phone)
  const orders = watchOrders(phone.context())
  await phone.reload({ waitUntil: 'domcontentloaded' })
  await payButton(phone).click()
  await expect(payButton(phone)).toHaveAttribute('aria-busy', 'true')
  releaseScript()
  await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  await expect(payButton(phone)).not.toHaveAttribute('aria-busy')
  expect(orders()).toEqual([])
  await giveFilledIn(phone)
  expect(orders()).toHaveLength(1)
})
