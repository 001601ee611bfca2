// Loading the guest's page: its requests, a slow network, and what is painted first.

import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { expectHydrated, formScript, holdScript } from '../../guest/form-script.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, PHONE, test } from '../../test.ts'

for (const locale of ['en-IN', 'hi-IN'])
  test(`the page in ${locale} needs eight requests and no other host; it connects to the checkout at once, and fetches its script when typing begins`, async ({
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

/** Bytes of fonts that may be fetched before the form can be used. */
const FONT_BYTES = { 'en-IN': 40_000, 'hi-IN': 60_000 }

for (const [locale, most] of Object.entries(FONT_BYTES))
  test(`before the form can be used the page in ${locale} fetches at most ${most} bytes of fonts, whatever the names`, async ({
    browser,
    server,
    host,
  }) => {
    const { contribute_url } = await openBox(server, host, { groom_name: 'रोहित मेहता', location: 'भोपाल' })
    const context = await browser.newContext({ ...PHONE, locale })
    const page = await context.newPage()
    const expectNothingMoved = await watchLayoutShifts(page)
    const { releaseScript } = await holdScript(page)
    await page.goto(contribute_url, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    const fontBytes = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        return files
          .filter(({ name }) => name.endsWith('.woff2'))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      })
    const early = await fontBytes()
    expect(early).toBeGreaterThan(0)
    expect(early).toBeLessThanOrEqual(most)
    releaseScript()
    // Then come the letters that the page's own fonts lack.
    await expect.poll(fontBytes).toBeGreaterThan(early)
    await expectNothingMoved('names in Devanagari')
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
  const { promise: scriptLoaded, resolve: markScriptLoaded } = Promise.withResolvers<void>()
  await phone.route(formScript, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `performance.mark('form');${await answer.text()}` })
    markScriptLoaded()
  })
  // Nothing is painted without its style sheet: the script has every chance to be first.
  await phone.route('**/guest/assets/*.css', async (route) => {
    await scriptLoaded
    await route.continue()
  })
  await phone.goto(contribute_url)
  await expectHydrated(phone)
  const { painted, ran } = await phone.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ran: performance.getEntriesByName('form')[0]?.startTime,
  }))
  expect(painted).toBeGreaterThan(0)
  expect(ran).toBeGreaterThan(painted ?? 0)
})
