// A merchant's page under a strict policy, in a real browser, with the dialog open.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { keyId, openStandIn } from './stand-in.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: flags,
  })
})
afterAll(() => browser.close())

type ShopOptions = { checkout?: object; onDesktop?: boolean }

/** Everything that Razorpay calls on the page is kept, in order, in `heard`. */
export async function openShop({ checkout = {}, onDesktop = false }: ShopOptions = {}) {
  const standIn = await openStandIn()
  const order = await standIn.createOrder()
  const options = {
    key: keyId,
    order_id: order.id,
    amount: order.amount,
    currency: 'INR',
    name: 'Asha weds Ravi',
    description: 'Gift Contribution',
    prefill: { name: 'Meera', contact: '9876543210' },
    theme: { color: '#7b1e3a' },
    ...checkout,
  }
  const origin = await serve(
    {
      '/': [
        'text/html',
        `<!doctype html><html lang="en"><title>Shop</title><button id="give">Give</button>
      <script src="${standIn.checkoutUrl}"></script><script src="/shop.js"></script></html>`,
      ],
      '/shop.js': ['text/javascript', shopScript(options)],
    },
    [
      "default-src 'none'",
      `script-src 'self' ${standIn.url}`,
      "style-src 'self'",
      `frame-src ${standIn.url}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
  )

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
    /** What the browser had to say: violations of the policy would be here. */
    complaints,
    dialog: page.frameLocator('iframe').getByRole('dialog'),
    heard: () => page.evaluate<[string, unknown][]>('heard'),
    heardNames: () => page.evaluate<string[]>('heard.map(([name]) => name)'),
    orderStatus: async () => (await standIn.get(`/v1/orders/${order.id}`)).body.status,
  }
}

const shopScript = (options: object) => `
  const heard = []
  const options = ${JSON.stringify(options)}
  const rzp = new Razorpay({
    ...options,
    handler(response) { heard.push(['handler', response, this === rzp]) },
    modal: { ...options.modal, ondismiss: () => heard.push(['ondismiss']) },
  })
  rzp.on('payment.failed', (response) => heard.push(['payment.failed', response]))
  document.getElementById('give').addEventListener('click', () => rzp.open())
`

async function serve(
  pages: Record<string, [type: string, content: string]>,
  policy: string,
): Promise<string> {
  const server = createServer((request, response) => {
    const [type, content] = pages[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': policy })
    response.end(content)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
