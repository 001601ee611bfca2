// The hydrated guest's page: its texts and wrong input.
import { createOrder } from '@lifafa/contract/endpoints/payments'
import { MAX_ADDRESS } from '@lifafa/contract/limits'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { guestPageSentences as sentences } from '@lifafa/contract/sentences/guest/en/page'
import { expectAccessible } from '../../checks/accessible.ts'
import { checkout, fillForm, GUEST, payButton, pressInCheckout } from '../../guest/give.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test('each wrong field says what it needs, and the first of them has the focus [guest-page-3]', async ({
  phone,
  box,
}) => {
  await phone.goto(box.contribute_url)
  await fillForm(phone, { ...GUEST, phone: '98123' })
  await phone.getByLabel('Full Name').fill('')
  await payButton(phone).click()
  await expect(phone.getByLabel('Full Name')).toHaveAccessibleDescription(personSentences.nameRequired)
  await expect(phone.getByLabel('Full Name')).toBeFocused()
  await expect(phone.getByLabel('Phone Number')).toHaveAccessibleDescription(
    'Phone number must be exactly 10 digits.',
  )
  await phone.getByLabel('Phone Number').press('End')
  await phone.keyboard.type('4567x8')
  await expect(phone.getByLabel('Phone Number')).toHaveValue(GUEST.phone)
  await expect(phone.getByLabel('Phone Number')).toHaveAccessibleDescription('')

  await phone.getByLabel('Phone Number').fill('+91 098123 45678')
  await expect(phone.getByLabel('Phone Number')).toHaveValue('9812345678')
  await phone.getByLabel('Phone Number').fill('+65 9123 4567')
  await phone.getByLabel('Full Name').fill('Dr.Rao of happy.in')
  await phone.getByLabel('Address').fill('7 Station Road, Pune '.repeat(11))
  await payButton(phone).click()
  await expect(phone.getByLabel('Full Name')).toHaveAccessibleDescription(textSentences.noLinks('happy.in'))
  await expect(phone.getByLabel('Phone Number')).toHaveValue('+6591234567')
  await expect(phone.getByLabel('Phone Number')).toHaveAccessibleDescription(
    personSentences.phoneNotTenDigits,
  )
  await expect(phone.getByLabel('Address')).toHaveAccessibleDescription(textSentences.tooLong(MAX_ADDRESS))

  await phone.getByLabel('Phone Number').fill('')
  await payButton(phone).click()
  await expect(phone.getByLabel('Phone Number')).toHaveAccessibleDescription(personSentences.phoneRequired)
  await phone.getByLabel('Phone Number').fill('9')
  await expect(phone.getByLabel('Phone Number')).toHaveAccessibleDescription('')
})

test('a marriage’s page shows its questions, its cost and who bears it, and leads to the checkout [guest-page-4]', async ({
  phone,
  box,
}) => {
  await phone.goto(box.contribute_url)
  await expect(phone.getByText(sentences.marriageText)).toBeVisible()
  await expect(phone.getByText(givingSentences.poweredBy)).toBeVisible()
  await expectAccessible(phone, 'the empty form')
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

  // Taps reach the frame of Razorpay's own checkout, not its backdrop.
  await pressInCheckout(phone, 'Close')
  await expect(phone.locator('iframe')).toHaveCount(0)
  const isReached = await phone.evaluate(() => {
    // As checkout.js builds it; the frame's style attribute is left out, since the page's policy drops it.
    const fill = { position: 'fixed', inset: '0', width: '100%', height: '100%' }
    const container = document.createElement('div')
    const backdrop = document.createElement('div')
    for (const element of [container, backdrop]) Object.assign(element.style, fill)
    const frame = document.createElement('iframe')
    frame.className = 'razorpay-checkout-frame'
    frame.width = frame.height = '100%'
    container.append(backdrop, frame)
    document.body.append(container)
    return document.elementFromPoint(innerWidth / 2, innerHeight / 2) === frame
  })
  expect(isReached).toBe(true)
})
