// Starts a stand-in for a test, with a client that knows its key, and stops it after the test.
import { onTestFinished } from 'vitest'
import { type StandInOptions, startStandIn } from '../src/start.ts'

export const KEY_ID = 'rzp_test_1DP5mmOlF5G5ag'
export const KEY_SECRET = 'EnLs21M47BllR3X8PSFtjtbd'

// biome-ignore lint/suspicious/noExplicitAny: whatever the wire brings is what a test is about.
type Answer = { status: number; body: any }

export async function openStandIn(options: Partial<StandInOptions> = {}) {
  const standIn = await startStandIn({ port: 0, keyId: KEY_ID, keySecret: KEY_SECRET, ...options })
  onTestFinished(() => standIn.stop())

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(standIn.url + path, {
      method,
      headers: {
        Authorization: `Basic ${btoa(`${KEY_ID}:${KEY_SECRET}`)}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text } as Answer
  }

  return {
    ...standIn,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body?: unknown, headers?: Record<string, string>) =>
      call('POST', path, body, headers),
    async createOrder(fields: Record<string, unknown> = {}) {
      return (await call('POST', '/v1/orders', { amount: 52104, currency: 'INR', ...fields })).body
    },
    pay: async (orderId: string, how?: unknown) =>
      (await call('POST', `/stand-in/orders/${orderId}/pay`, how)).body,
  }
}
