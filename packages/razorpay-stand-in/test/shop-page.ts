// A merchant's page under a strict policy, served on a port of its own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Serves a page whose button opens Checkout with these options. Returns its address. */
export function serveShop(standIn: { url: string; checkoutUrl: string }, options: object): Promise<string> {
  return serve(
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
