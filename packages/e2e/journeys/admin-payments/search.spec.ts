// An administrator finds a payment by a caller's facts, and comes back to the results.
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminSearchSentences as sentences } from '@lifafa/contract/sentences/admin/search'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test('an administrator finds a payment by amount and name, reads its timeline, and comes back', async ({
  page,
  server,
  host,
  asAdmin,
}) => {
  const { giftid } = await openBox(server, host, { name: 'Vanaja weds Venkatanarasimharajuvaripeta' })
  await giveToBox(server, giftid)
  await asAdmin(`${PAYMENTS}?tab=payment`)
  const search = async (text: string) => {
    await page.getByRole('searchbox', { name: sentences.label }).fill(text)
    await page.keyboard.press('Enter')
  }

  await test.step('an empty result names other ways to search', async () => {
    await search('Nobody-of-this-name')
    await expect(page.getByRole('heading', { name: sentences.nothing })).toBeVisible()
    await expectAccessible(page, 'a search that finds nothing')
  })

  await test.step('a payment and a box are found', async () => {
    await search('₹501')
    const orders = page.getByRole('region', { name: sentences.orders })
    await expect(orders.getByRole('listitem').first()).toContainText(sentences.contribution('₹501'))
    await expectSound(page, 'what a search has found')
    await search('vanaja')
    await expect(page.getByRole('region', { name: sentences.boxes })).toContainText(giftid)
    await page.goBack()
    await orders
      .getByRole('link', { name: /^View timeline of/ })
      .first()
      .click()
    await expect(page.getByText(/^pay_\w+: captured/).first()).toBeVisible()
    await expect(
      page.getByRole('heading', { name: adminPaymentsSentences.timeline, exact: true }),
    ).toBeVisible()
    await page.getByRole('link', { name: sentences.back }).click()
    await expect(orders).toBeVisible()
  })
})
