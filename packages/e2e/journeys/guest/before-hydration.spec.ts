// The guest's page before hydration, and without any script: reading, typing, and loading over the network.
import type { Page } from '@playwright/test'
import { expectThanks, fillForm, GUEST, payButton, pressInCheckout } from '../../guest/give.ts'
import { watchOrders } from '../../guest/watch-orders.ts'
import { lookIntoBox, openBox } from '../../server/api.ts'
import { expect, PHONE, test } from '../../test.ts'

const formScript = '**/guest/assets/client-*.js'

/** The form's script shows the cost: it is hydrated. */
async function wakeForm(phone: Page) {
  await phone.getByRole('radio', { name: '₹501', exact: true }).check()
  await expect(phone.getByText('₹521.04')).toBeVisible()
}

test('without scripts the page shows the event and the form, and says what paying needs [guest-page-1]', async ({
  browser,
  server,
  host,
}) => {
  const { contribute_url } = await openBox(server, host)
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = await page.goto(contribute_url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rohan ♥ Asha')
  await expect(page.getByText('Bhopal')).toBeVisible()
  for (const label of ['Full Name', 'Phone Number', 'Amount (₹)', 'Address'])
    await expect(page.getByLabel(label)).toBeEditable()
  await expect(payButton(page)).toBeVisible()
  // Where scripts are disabled from outside, Chromium shows no <noscript>.
  expect(await answer?.text()).toMatch(/<noscript>.*Paying needs JavaScript\./)
  await context.close()
})

test('input and taps before the script arrives are kept', async ({ phone, server, host }) => {
  const { contribute_url } = await openBox(server, host)
  const { promise: scriptMayCome, resolve: letScriptCome } = Promise.withResolvers<void>()
  await phone.route('**/guest/assets/*.js', async (route) => {
    await scriptMayCome
    await route.continue()
  })
  await phone.goto(contribute_url, { waitUntil: 'commit' })
  await phone.getByLabel('Full Name').fill(GUEST.name)
  // As a phone's own address book writes it.
  await phone.getByLabel('Phone Number').fill('+91 98123 45678')
  await phone.getByLabel('Address').fill(GUEST.address)
  await phone.getByRole('radio', { name: '₹501', exact: true }).check()
  await expect(phone.getByText('₹521.04')).toBeHidden()
  letScriptCome()
  await expect(phone.getByText('₹521.04')).toBeVisible()
  await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  await expect(phone.getByLabel('Phone Number')).toHaveValue(GUEST.phone)
  await expect(phone.getByLabel('Address')).toHaveValue(GUEST.address)
  await expect(phone.getByLabel('Amount (₹)')).toHaveValue('501')
  await expect(phone.getByRole('radio', { name: '₹501', exact: true })).toBeChecked()
  await payButton(phone).click()
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expectThanks(phone)
})

test('before hydration the last amount counts, and a press of the button leads to the payment', async ({
  phone,
  server,
  host,
}) => {
  const { contribute_url, giftid } = await openBox(server, host)
  const { promise: scriptMayCome, resolve: letScriptCome } = Promise.withResolvers<void>()
  await phone.route(formScript, async (route) => {
    await scriptMayCome
    const answer = await route.fetch()
    const lateKeys = `document.querySelector('[name=name]').value = '${GUEST.name}'`
    await route.fulfill({ response: answer, body: `${await answer.text()};${lateKeys}` })
  })
  await phone.goto(contribute_url, { waitUntil: 'domcontentloaded' })
  const amount = phone.getByLabel('Amount (₹)')
  const chip = phone.getByRole('radio', { name: '₹501', exact: true })
  await phone.getByLabel('Full Name').fill(GUEST.name.slice(0, 3))
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
  letScriptCome()
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expectThanks(phone)
  const { contributions } = await lookIntoBox(server, host, giftid)
  expect(contributions).toMatchObject([{ name: GUEST.name, amount: 501 }])
})

test('an early press sends no input of an earlier visit: it is shown first', async ({
  phone,
  server,
  host,
}) => {
  const { contribute_url } = await openBox(server, host)
  await phone.goto(contribute_url)
  await fillForm(phone)
  const { promise: scriptMayCome, resolve: letScriptCome } = Promise.withResolvers<void>()
  await phone.route(formScript, async (route) => {
    await scriptMayCome
    await route.continue()
  })
  const orders = watchOrders(phone.context())
  await phone.reload({ waitUntil: 'domcontentloaded' })
  await payButton(phone).click()
  await expect(payButton(phone)).toHaveAttribute('aria-busy', 'true')
  letScriptCome()
  await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  await expect(payButton(phone)).not.toHaveAttribute('aria-busy')
  expect(orders()).toEqual([])
  await payButton(phone).click()
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expectThanks(phone)
  expect(orders()).toHaveLength(1)
})

for (const locale of ['en-IN', 'hi-IN'])
  test(`the page in ${locale} needs eight requests and no other host; the checkout is greeted at once and fetched when typing begins`, async ({
    browser,
    server,
    host,
  }) => {
    const { contribute_url } = await openBox(server, host)
    const context = await browser.newContext({ ...PHONE, locale })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      // The icon belongs to the tab: no page waits for it.
      if (!request.url().endsWith('/favicon.svg')) asked.push(request.url())
    })
    await page.goto(contribute_url)
    const checkoutHost = await page.locator('link[rel=preconnect]').getAttribute('href')
    expect(new URL(checkoutHost ?? '').origin).toBe(server.standInUrl)
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(8)
    const checkoutScript = page.waitForRequest((request) => request.url().startsWith(server.standInUrl))
    // Letters typed before hydration load nothing yet: the guest is still typing.
    const typeOn = async () => {
      await page.locator('[name=name]').press('A')
      return asked.some((url) => url.startsWith(server.standInUrl))
    }
    await expect.poll(typeOn).toBe(true)
    expect((await checkoutScript).resourceType()).toBe('script')
    await context.close()
  })

test('on a slow network the page can be read long before script and fonts arrive', async ({
  phone,
  server,
  host,
}) => {
  const { contribute_url } = await openBox(server, host)
  const devtools = await phone.context().newCDPSession(phone)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await phone.goto(contribute_url)
  const { painted, last } = await phone.evaluate(async () => {
    await document.fonts.ready
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const endOf = (kind: RegExp) =>
      Math.min(...arrivals.filter(({ name }) => kind.test(name)).map(({ responseEnd }) => responseEnd))
    return {
      painted: paint?.startTime ?? 0,
      last: { script: endOf(/\/client-.+\.js$/), font: endOf(/\.woff2$/) },
    }
  })
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ painted, ...last }) })
  expect(painted).toBeGreaterThan(400)
  expect(painted).toBeLessThan(last.script)
})

test('the page is painted before the form’s script runs', async ({ phone, server, host }) => {
  const { contribute_url } = await openBox(server, host)
  const { promise: scriptHasCome, resolve: tellScriptHasCome } = Promise.withResolvers<void>()
  await phone.route(formScript, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `performance.mark('form');${await answer.text()}` })
    tellScriptHasCome()
  })
  // Nothing is painted without its style sheet: the script has every chance to be first.
  await phone.route('**/guest/assets/*.css', async (route) => {
    await scriptHasCome
    await route.continue()
  })
  await phone.goto(contribute_url)
  await wakeForm(phone)
  const { painted, ran } = await phone.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ran: performance.getEntriesByName('form')[0]?.startTime,
  }))
  expect(painted).toBeGreaterThan(0)
  expect(ran).toBeGreaterThan(painted ?? 0)
})

test.describe('an interrupted network', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the form’s script is retried until it loads, and earlier input is kept', async ({
    phone,
    server,
    host,
  }) => {
    const { contribute_url } = await openBox(server, host)
    let refused = 0
    await phone.route(formScript, async (route) => {
      await route.abort('internetdisconnected')
      refused += 1
    })
    await phone.goto(contribute_url)
    await phone.getByLabel('Full Name').fill(GUEST.name)
    // Once when it is preloaded, once when it should run.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(2)
    await phone.unroute(formScript)
    await wakeForm(phone)
    await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  })
})
