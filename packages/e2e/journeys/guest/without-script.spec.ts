// The guest's page without scripts.
import { page as telugu } from '@lifafa/contract/sentences/guest/te/page'
import { payButton } from '../../guest/give.ts'
import { expect, PHONE, test } from '../../test.ts'

test('without scripts the page has event and form in a chosen language, and says what paying needs [guest-page-1]', async ({
  browser,
  box,
}) => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto(box.contribute_url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rohan ♥ Asha')
  await expect(page.getByText('Bhopal')).toBeVisible()
  for (const label of ['Full Name', 'Phone Number', 'Amount (₹)', 'Address'])
    await expect(page.getByLabel(label)).toBeEditable()
  await expect(payButton(page)).toBeVisible()
  // Chromium shows no <noscript> if scripts are disabled from outside.
  expect(await answer?.text()).toMatch(/<noscript>.*To pay, please turn on JavaScript.*<\/noscript>.*<form/)
  await page.locator('summary').click()
  // The last of the menu: nothing covers or cuts it.
  await page.getByRole('link', { name: 'తెలుగు' }).click()
  await expect(page.getByRole('heading', { name: telugu.page.marriageTitle })).toBeVisible()
  await page.goto(box.contribute_url)
  await expect(page.getByLabel(telugu.giving.address)).toBeEditable()
  await context.close()
})
