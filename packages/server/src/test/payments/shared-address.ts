// Guests at one wedding, who share an address, in tests: `fresh` is the server with empty rate limits, again for each test.
import { buildApp } from '../../app.ts'
import type { TestApp } from '../app.ts'
import { wait } from '../hosts/accounts.ts'
import { openOrder } from '../paying.ts'
import { insertEventBox } from '../rows.ts'
import { test as base, expect } from '../test.ts'

export { expect }

export const test = base
  .extend('fresh', ({ app }) => serverWith(app, 1))

  .extend('box', ({ app }) => insertEventBox(app.services.db, { event_date: '2026-11-22' }))

/** A server with empty rate limits. Its provider creates orders without a call, since only our server is under test. */
export async function serverWith(app: TestApp, rateLimitFactor: number): Promise<TestApp> {
  const { provider, settings } = app.services
  let opened = 0
  const createOrder: typeof provider.createOrder = async (amount, receipt) => ({
    id: `order_${receipt.replaceAll('-', '').slice(0, 20)}${opened++}`,
    amount,
    receipt,
    currency: 'INR',
    status: 'created',
    notes: {},
    created_at: 0,
  })
  const services = {
    ...app.services,
    provider: { ...provider, createOrder },
    settings: { ...settings, rateLimitFactor },
  }
  return { ...app, services, app: await buildApp(services, app.app.log) }
}

export const waitSeconds = (test: TestApp, seconds: number): void => wait(test, seconds * 1000)

export const NOWHERE = 'N'.repeat(22)

type Guest = { giftid: string | undefined; phone: string; request_key: string }
export const newGuest = (giftid: string | undefined, phone: string): Guest => ({
  giftid,
  phone,
  request_key: crypto.randomUUID(),
})

/** A client that calls the API without our page's token. */
export const callWithoutToken = (test: TestApp, body: object, remoteAddress = '127.0.0.1') =>
  openOrder(test, body, { headers: {}, remoteAddress })

/** Asks so many times, one after the other. */
export async function statusesOf(count: number, ask: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await ask(index)).status)
  return statuses
}

export const countOf = (statuses: number[], status: number): number =>
  statuses.filter((it) => it === status).length
