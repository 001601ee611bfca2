// The guest's page without scripts, and with a script that loads late.
import { expectHydrated, formScript } from '../../guest/form-script.ts'
import { GUEST, payButton } from '../../guest/give.ts'
import { expect, PHONE, test } from '../../test.ts'

test('without scripts the page shows the event and the form, and says what paying needs [guest-page-1]', async ({
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
  await context.close()
})

test.describe('an interrupted network', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the form’s script is retried until it loads, and earlier input is kept', async ({ phone, box }) => {
    let refused = 0
    await phone.route(formScript, async (route) => {
      await route.abort('internetdisconnected')
      refused += 1
    })
    await phone.goto(box.contribute_url)
    await phone.getByLabel('Full Name').fill(GUEST.name)
    await expect.poll(() => refused).toBeGreaterThanOrEqual(2)
    await phone.unroute(formScript)
    await expectHydrated(phone)
    await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  })
})
