// A merchant's page in a real browser, with the dialog open.
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest'
import { chromiumThatIsThere } from '../../../tools/checks/find-chromium.mjs'
import { serveShop } from './shop-page.ts'
import { KEY_ID, openStandIn } from './stand-in.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export const UPI_APPS_ONLY = {
  display: {
    blocks: { upi: { name: 'Pay using UPI', instruments: [{ method: 'upi', flows: ['intent'] }] } },
    sequence: ['block.upi'],
    preferences: { show_default_blocks: false },
  },
}

let browser: Browser

/** Starts the browser before the tests of the calling file, and closes it after them. */
export function startBrowser() {
  // A browser beside a busy machine's other work needs more than the usual second.
  vi.setConfig({ testTimeout: 60_000 })
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: chromiumThatIsThere(),
      args: FLAGS,
    })
  })
  afterAll(() => browser.close())
}

type ShopOptions = { checkout?: object; onDesktop?: boolean }

/** Everything that Razorpay calls on the page is kept, in order, in `heard`. */
export async function openShop({ checkout = {}, onDesktop = false }: ShopOptions = {}) {
  const standIn = await openStandIn()
  const order = await standIn.createOrder()
  const options = {
    key: KEY_ID,
    order_id: order.id,
    amount: order.amount,
    currency: 'INR',
    name: 'Asha weds Ravi',
    description: 'Gift Contribution',
    prefill: { name: 'Meera', contact: '9876543210' },
    theme: { color: '#7b1e3a' },
    ...checkout,
  }
  const origin = await serveShop(standIn, options)

  const page = await browser.newPage({
    viewport: onDesktop ? { width: 1280, height: 800 } : { width: 360, height: 740 },
    hasTouch: !onDesktop,
    isMobile: !onDesktop,
  })
  onTestFinished(() => page.close())
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(origin)
  await page.getByRole('button', { name: 'Give' }).click()
  return {
    ...standIn,
    order,
    page,
    /** Complaints of the browser: violations of the policy would be here. */
    complaints,
    dialog: page.frameLocator('iframe').getByRole('dialog'),
    heard: () => page.evaluate<[string, unknown][]>('heard'),
    heardNames: () => page.evaluate<string[]>('heard.map(([name]) => name)'),
    orderStatus: async () => (await standIn.get(`/v1/orders/${order.id}`)).body.status,
  }
}
