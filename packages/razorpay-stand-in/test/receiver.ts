// Receives webhooks for a test: records their bytes, and answers as the test decides.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

type Received = { headers: IncomingHttpHeaders; body: string; event: string }

/** `statusOf` gets the number of requests so far, this one included. */
export async function openReceiver(statusOf: (count: number) => number = () => 200) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    received.push({ headers: request.headers, body, event: JSON.parse(body).event })
    response.writeHead(statusOf(received.length)).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    /** Resolves when so many requests have come. */
    hasReceived: (count: number) =>
      vi.waitUntil(() => received.length >= count, { timeout: 60_000, interval: 10 }),
  }
}
