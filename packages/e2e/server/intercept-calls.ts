// Intercepts a page's calls between the browser and the real server: answers them with errors, or holds them back.
import type { Answer, Endpoint } from '@lifafa/contract/endpoint'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { BrowserContext, Page, Route } from '@playwright/test'

type Call = Pick<Endpoint, 'method' | 'path'>

const addressOf = ({ path }: Call): RegExp =>
  new RegExp(`${API_PREFIX}${path.replace(/:\w+/g, '[^/?]+')}/?(\\?.*)?$`)

/** One tab, or all tabs of a browser. */
type Tabs = Page | BrowserContext

/** A file that every server has, with a query that nothing else sends. */
const PROBE = '/favicon.svg?intercepted'

/**
 * Waits until the browser intercepts what `page` fetches.
 * Chromium confirms an interception before the page's process knows of it: a call sent in that moment goes past it.
 */
async function untilIntercepted(page: Page) {
  const answer = (route: Route) => route.fulfill({ status: 200, body: 'intercepted' })
  await page.route(`**${PROBE}`, answer)
  await page.evaluate(async (probe) => {
    while ((await (await fetch(probe)).text()) !== 'intercepted');
  }, PROBE)
  await page.unroute(`**${PROBE}`, answer)
}

/** As `route` of Playwright, and in effect for the next call of a page that is open. Returns a function that ends it. */
export async function intercept(
  tabs: Tabs,
  address: string | RegExp,
  handle: (route: Route) => Promise<void>,
  options?: { times: number },
) {
  await tabs.route(address, handle, options)
  const pages = 'pages' in tabs ? tabs.pages() : [tabs]
  for (const page of pages) if (page.url() !== 'about:blank') await untilIntercepted(page)
  return () => tabs.unroute(address, handle)
}

const onCall = (tabs: Tabs, endpoint: Call, answer: (route: Route) => Promise<void>) =>
  intercept(tabs, addressOf(endpoint), (route) =>
    route.request().method() === endpoint.method ? answer(route) : route.fallback(),
  )

/** Calls of `endpoint` answer 500 without a sentence, until the returned function is called. The browser logs an error. */
export const failCalls = (page: Page, endpoint: Endpoint) =>
  onCall(page, endpoint, (route) => route.fulfill({ status: 500, json: { success: false } }))

/** Calls of `endpoint` answer 200 with `json`, until the returned function is called. */
export const answerCalls = (page: Page, endpoint: Endpoint, json: object) =>
  onCall(page, endpoint, (route) => route.fulfill({ status: 200, json }))

/** Calls of `endpoint` answer what `edit` makes of the server's answer, until the returned function is called. */
export const editAnswers = <E extends Endpoint>(
  page: Page,
  endpoint: E,
  edit: (answer: Answer<E>) => Answer<E>,
) =>
  onCall(page, endpoint, async (route) => route.fulfill({ json: edit(await (await route.fetch()).json()) }))

/** Calls of `endpoint` reach no server, as without a network, until the returned function is called. The browser logs an error. */
export const disconnectCalls = (page: Page, endpoint: Endpoint) =>
  onCall(page, endpoint, (route) => route.abort('internetdisconnected'))

/** Calls of `endpoint` wait until `release` is called, then go on, to what answers them since before; `seen` counts them. */
export async function holdCalls(page: Tabs, endpoint: Call) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = { seen: 0, release: () => release() }
  await onCall(page, endpoint, async (route) => {
    held.seen += 1
    await released
    await route.fallback()
  })
  return held
}
