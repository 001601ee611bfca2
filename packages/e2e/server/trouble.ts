// Makes the server slow or failing for one page's calls, between the browser and the real server.
import type { Endpoint } from '@lifafa/contract/endpoint'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { BrowserContext, Page, Route } from '@playwright/test'

const addressOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`${API_PREFIX}${path.replace(/:\w+/g, '[^/?]+')}/?(\\?.*)?$`)

/** One tab, or all tabs of a browser. */
type Tabs = Pick<Page | BrowserContext, 'route' | 'unroute'>

async function onCall(page: Tabs, endpoint: Endpoint, answer: (route: Route) => Promise<void>) {
  const address = addressOf(endpoint)
  const handle = (route: Route) =>
    route.request().method() === endpoint.method ? answer(route) : route.fallback()
  await page.route(address, handle)
  return () => page.unroute(address, handle)
}

/** Calls of `endpoint` answer 500 and no sentence, until the returned function is called. The console will complain. */
export const failCalls = (page: Page, endpoint: Endpoint) =>
  onCall(page, endpoint, (route) => route.fulfill({ status: 500, json: { success: false } }))

/** Calls of `endpoint` answer 200 with `json`, until the returned function is called. */
export const answerCalls = (page: Page, endpoint: Endpoint, json: object) =>
  onCall(page, endpoint, (route) => route.fulfill({ status: 200, json }))

/** Calls of `endpoint` answer 200 with an empty body, as a proxy might, until the returned function is called. */
export const garbleCalls = (page: Page, endpoint: Endpoint) => answerCalls(page, endpoint, { success: true })

/** Calls of `endpoint` reach no server, as in a hall without a network. The console will complain. */
export const cutCalls = (page: Page, endpoint: Endpoint) =>
  onCall(page, endpoint, (route) => route.abort('internetdisconnected'))

/** Calls of `endpoint` wait until `release` is called; `seen` counts them. */
export async function holdCalls(page: Tabs, endpoint: Endpoint) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = { seen: 0, release: () => release() }
  await onCall(page, endpoint, async (route) => {
    held.seen += 1
    await released
    await route.continue()
  })
  return held
}
