// A guest who may be about to pay twice is asked: the same gift within ten minutes, or another while an earlier one may still arrive.
import { createOrder, paymentStatus } from '@lifafa/contract/endpoints/payments'
import { failures } from '@lifafa/contract/failures'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { openCheckout } from '../../guest/checkout.ts'
import {
  expectThanks,
  expectTyped,
  fillForm,
  give,
  payButton,
  payInCheckout,
  pressInCheckout,
} from '../../guest/give.ts'
import { lookIntoBox } from '../../server/boxes.ts'
import { answerCalls } from '../../server/intercept-calls.ts'
import { countOrders } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

test.describe('the same contribution within ten minutes', () => {
  test.use({ expectedConsoleErrors: [/status of 409/] })

  test('a repeated contribution must be confirmed: No pays nothing, Yes pays a second time', async ({
    phone,
    server,
    host,
    box,
  }) => {
    await give(phone, box.contribute_url)
    await phone.getByRole('button', { name: 'Close' }).click()
    await fillForm(phone)
    await payButton(phone).click()
    const question = phone.getByRole('dialog', { name: sentences.alreadyGiven('₹501') })
    await expect(question.getByRole('button', { name: sentences.doNotGiveAgain })).toBeFocused()
    await expectAccessible(phone, 'the question whether to give again')
    await question.getByRole('button', { name: sentences.doNotGiveAgain }).click()
    await expect(question).toBeHidden()
    await expect(payButton(phone)).toBeFocused()
    await expectTyped(phone)
    await payButton(phone).click()
    await expect(question).toBeVisible()
    await phone.keyboard.press('Escape')
    await expect(question).toBeHidden()
    expect((await lookIntoBox(server, host, box.giftid)).total_amount).toBe(501)
    await payButton(phone).click()
    await question.getByRole('button', { name: sentences.giveAgain }).click()
    await payInCheckout(phone)
    expect((await lookIntoBox(server, host, box.giftid)).total_amount).toBe(1002)
    await phone.reload()
    await expect(phone.getByRole('link', { name: sentences.youGave('₹501') })).toHaveCount(2)
  })
})

test.describe('a corrected gift while the earlier payment is pending', () => {
  test('opens no order until the guest has read that two payments may arrive, and wants it', async ({
    phone,
    server,
    host,
    box,
  }) => {
    await answerCalls(phone, paymentStatus, { success: true, state: 'pending' })
    await openCheckout(phone, box.contribute_url)
    await pressInCheckout(phone, 'Close')
    const opened = await countOrders(server)
    await phone.getByLabel('Full Name').fill('Ananya Rao')
    await payButton(phone).click()
    const question = phone.getByRole('dialog', { name: sentences.earlierMayArrive('₹501') })
    await expect(question.getByRole('button', { name: sentences.doNotGiveAgain })).toBeFocused()
    await expectAccessible(phone, 'the question whether to give before an earlier gift has arrived')
    await question.getByRole('button', { name: sentences.doNotGiveAgain }).click()
    await expect(phone.getByRole('status')).toHaveText(sentences.confirming)
    expect(await countOrders(server)).toBe(opened)
    await payButton(phone).click()
    await question.getByRole('button', { name: sentences.giveAgain }).click()
    await payInCheckout(phone)
    expect(await countOrders(server)).toBe(opened + 1)
    expect((await lookIntoBox(server, host, box.giftid)).total_amount).toBe(501)
  })
})

test.describe('after a closed checkout an order is refused', () => {
  test.use({ expectedConsoleErrors: [/status of 410/] })

  const { status, message } = failures.boxClosed
  const refuseOrders = (phone: Page) =>
    phone.route(`**/api${createOrder.path}/`, (route) =>
      route.fulfill({ status, json: { success: false, code: 'boxClosed', message } }),
    )

  async function closeCheckout(phone: Page, address: string) {
    await openCheckout(phone, address)
    await pressInCheckout(phone, 'Close')
    await refuseOrders(phone)
  }

  test('a second tap on one gift says why, and the state of the first payment, until it is paid', async ({
    phone,
    box,
  }) => {
    await answerCalls(phone, paymentStatus, { success: true, state: 'pending' })
    await closeCheckout(phone, box.contribute_url)
    await payButton(phone).click()
    await expect(phone.getByRole('alert')).toHaveText(message)
    await expect(phone.getByRole('status')).toHaveText(sentences.confirming)
    await expectAccessible(phone, 'a second tap that is refused')
    // The second answer comes after the page has shown what it made of the first.
    for (let polled = 0; polled < 2; polled++) await phone.waitForResponse(`**/api${paymentStatus.path}/`)
    await expect(phone.getByRole('alert')).toHaveText(message)
    await expect(phone.getByText('charged')).toBeHidden()
    await answerCalls(phone, paymentStatus, { success: true, state: 'paid', amount: 501 })
    await expectThanks(phone)
  })

  test('a corrected gift: the guest is thanked for the earlier payment, which the bank confirmed late', async ({
    phone,
    box,
  }) => {
    await answerCalls(phone, paymentStatus, { success: true, state: 'none' })
    await closeCheckout(phone, box.contribute_url)
    await phone.getByLabel('Full Name').fill('Ananya Rao')
    await payButton(phone).click()
    await expect(phone.getByRole('alert')).toHaveText(message)
    await expect(phone.getByRole('status')).toHaveText(sentences.notLostIfPaid)
    await answerCalls(phone, paymentStatus, { success: true, state: 'paid', amount: 501 })
    await expectThanks(phone)
  })
})
