// Loading the guest's page: its requests, a slow network, and what is painted first.
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { expectHydrated, formScript, holdScript } from '../../guest/form-script.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, PHONE, test } from '../../test.ts'

/** Languages differ in fonts alone: `npm test` loads the page in one. */
const tagOf = (locale: string) => (locale === 'en-IN' ? [] : ['@deep'])

/** The document, the form's script, fonts of Latin, and those of another script. */
const REQUESTS = { 'en-IN': 5, 'hi-IN': 8 }

for (const [locale, most] of Object.entries(REQUESTS))
  test(`the page in ${locale} needs ${most} requests, and fetches the checkout’s script on typing`, {
    tag: tagOf(locale),
  }, async ({ browser, server, box }) => {
    const context = await browser.newContext({ ...PHONE, locale })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      // The icon belongs to the tab: no page waits for it.
      if (!request.url().endsWith('/favicon.svg')) asked.push(request.url())
    })
    const formFetched = page.waitForResponse(formScript)
    await page.goto(box.contribute_url)
    await formFetched
    const checkoutHost = await page.locator('link[rel=preconnect]').getAttribute('href')
    expect(new URL(checkoutHost ?? '').origin).toBe(server.standInUrl)
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most)
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
const FONT_BYTES = { 'en-IN': 40_000, 'ta-IN': 60_000 }

for (const [locale, most] of Object.entries(FONT_BYTES))
  test(`before the form can be used the page in ${locale} fetches at most ${most} bytes of fonts`, {
    tag: tagOf(locale),
  }, async ({ browser, server, host }) => {
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

test('on a slow network the page is readable long before its script, which is fetched after that', async ({
  phone,
  box,
}) => {
  const devtools = await phone.context().newCDPSession(phone)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await phone.goto(box.contribute_url)
  await expectHydrated(phone)
  const { painted, fetched } = await phone.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    fetched: performance.getEntriesByType('resource').find(({ name }) => /\/client-.+\.js$/.test(name))
      ?.startTime,
  }))
  expect(painted).toBeGreaterThan(400)
  expect(fetched).toBeGreaterThan(painted)
})

for (const locale of ['en-IN', 'hi-IN'])
  test(`the largest paint of the page in ${locale} is in its first, however late pictures and script come`, {
    tag: tagOf(locale),
  }, async ({ browser, box }) => {
    const context = await browser.newContext({ ...PHONE, locale })
    const page = await context.newPage()
    const { releaseScript } = await holdScript(page)
    const { promise: painted, resolve: markPainted } = Promise.withResolvers<void>()
    // A picture that the page waits for arrives after the first paint, as on a slow network.
    await page.route('**/guest/assets/*.{svg,png,webp}', async (route) => {
      await painted
      await route.continue()
    })
    await page.goto(box.contribute_url, { waitUntil: 'commit' })
    const first = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime)
          }).observe({ type: 'paint', buffered: true }),
        ),
    )
    markPainted()
    releaseScript()
    await expect(page.locator('html')).not.toHaveClass('hydrating')
    await page.waitForLoadState('load')
    const largest = await page.evaluate(async () => {
      await document.fonts.ready
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
      return (observer.takeRecords() as LargestContentfulPaint[]).map(({ startTime, element }) => ({
        startTime,
        element: element?.outerHTML.slice(0, 200),
      }))
    })
    expect(largest.length).toBeGreaterThan(0)
    expect(largest.filter(({ startTime }) => startTime > first)).toEqual([])
    await context.close()
  })
