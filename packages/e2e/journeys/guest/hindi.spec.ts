// A contribution entirely in Hindi.
import { createOrder } from '@lifafa/contract/endpoints/payments'
import { failures } from '@lifafa/contract/failures'
import { page as hindi } from '@lifafa/contract/sentences/guest/hi/page'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectHindiOnly } from '../../checks/hindi-only.ts'
import { GUEST, pressInCheckout } from '../../guest/give.ts'
import { intercept } from '../../server/intercept-calls.ts'
import { expect, PHONE, test } from '../../test.ts'

/** Latin words that people typed. */
const TYPED = ['Rohan', 'Asha', 'Bhopal', 'Come', 'and', 'be', 'merry']

const { page: words, giving } = hindi

const ADDRESS = '७, रिज रोड, इंदौर'

test.use({ expectedConsoleErrors: [[/status of (503|404|409)/], { scope: 'test' }] })

test('a contribution is made entirely in Hindi, errors included', async ({ browser, box }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'hi-IN' })
  const page = await context.newPage()
  const reads = async (state: string) => {
    await expectHindiOnly(page, state, TYPED)
    await expectAccessible(page, state)
  }
  await page.goto(box.contribute_url)
  await expect(page).toHaveTitle('Rohan ♥ Asha · Lifafa')
  const pay = page.getByRole('button', { name: words.marriageButton })
  await pay.click()
  for (const sentence of [hindi.person.nameRequired, hindi.person.phoneRequired, hindi.amount.required])
    await expect(page.getByText(sentence)).toBeVisible()
  await reads('the form with problems')

  await page.getByLabel(giving.fullName).fill('see www.example.com')
  await page.getByLabel(giving.phoneNumber).fill(GUEST.phone)
  await page.getByLabel(giving.amount).fill('५०१')
  await page.getByLabel(giving.address).fill(ADDRESS)
  await pay.click()
  await expect(page.getByText(hindi.text.noLinks('www.example.com'))).toBeVisible()
  await page.getByLabel(giving.fullName).fill(GUEST.name)
  await expect(page.getByText(giving.feeNote('₹20.04'))).toBeVisible()
  await expect(page.getByText(giving.youPay).locator('..')).toHaveText(
    `${giving.youPay} ₹501 + ₹20.04 = ₹521.04`,
  )

  await context.setOffline(true)
  await expect(page.getByRole('status')).toHaveText(giving.offline)
  await reads('the form without a network')
  await context.setOffline(false)
  await expect(page.getByText(giving.offline)).toBeHidden()

  await intercept(
    page,
    `**/api${createOrder.path}/`,
    (route) =>
      route.fulfill({ status: 503, json: { success: false, message: failures.unavailable.message } }),
    { times: 1 },
  )
  await pay.click()
  await expect(page.getByRole('alert')).toHaveText(hindi.failures.unavailable)
  await reads('an order that could not be opened')

  await pay.click()
  await pressInCheckout(page, 'Close')
  await expect(page.getByRole('status')).toHaveText(giving.dismissed)
  await reads('the form after the dialog was closed')
  await pay.click()
  await pressInCheckout(page, 'Pay ₹521.04')
  const thanks = page.getByRole('dialog', { name: giving.thankYou })
  await expect(thanks).toContainText(giving.onItsWayTo('₹501'))
  await reads('the thanks')
  await thanks.getByRole('button', { name: giving.closeThanks }).click()

  await page.getByLabel(giving.fullName).fill(GUEST.name)
  await page.getByLabel(giving.phoneNumber).fill(GUEST.phone)
  await page.getByRole('radio', { name: '₹501', exact: true }).check()
  await page.getByLabel(giving.address).fill(ADDRESS)
  await page.getByRole('button', { name: words.marriageButton }).click()
  await expect(page.getByRole('dialog', { name: hindi.giving.alreadyGiven('₹501') })).toBeVisible()
  await reads('a gift that was given already')

  await page.goto('/contribute/1111111111111111111111')
  await expect(page.getByRole('heading', { name: words.unavailableTitle })).toBeVisible()
  await reads('a box that is not there')
  await context.close()
})
