// A guest's call as a collector of traces sees it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '../test/app.ts'
import { call } from '../test/fixtures.ts'
import { GUEST, openOrder, pay, verify } from '../test/paying.ts'
import { insertEventBox, insertHost } from '../test/rows.ts'
import { openTelemetry } from './open-telemetry.ts'

type Span = {
  name: string
  traceId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
  links?: { traceId: string }[]
}
type Batch = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** A collector of OpenTelemetry, which keeps what it gets. */
async function openCollector() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(`${request.url} ${await text(request)}`)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies }
}

const spansIn = (bodies: string[]): Span[] =>
  bodies.flatMap((body) => {
    const { resourceSpans }: Batch = JSON.parse(body.replace(/^\S+ /, ''))
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })

const attribute = ({ attributes }: Span, key: string): unknown =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0]

test('a verified payment is one trace, its job links to it, and no span holds personal data', async () => {
  const { url, bodies } = await openCollector()
  const warnings: object[] = []
  const telemetry = openTelemetry(url, { warn: (line: object) => void warnings.push(line) })
  const app = await openTestApp()
  const { db } = app.services
  const host = await insertHost(db, { upi_id: 'asha.rao@okbank', email: 'asha@example.com' })
  const box = await insertEventBox(db, { host_id: host.id })
  const order = await openOrder(app, { giftid: box.id })
  const proof = await pay(app, order.body.id)
  const answer = await verify(app, proof)
  expect(answer.body).toMatchObject({ success: true })
  const message = { name: 'Meera', email: 'meera@example.com', subject: 'A gift', message: 'Did it arrive?' }
  expect((await call(app, ['POST', '/contact/submit'], { body: message })).status).toBe(200)
  await expect.poll(async () => (await app.emails()).length).toBe(1)
  await app.close()
  await telemetry.close()

  expect(warnings).toEqual([])
  expect(bodies.filter((body) => !body.startsWith('/v1/traces '))).toEqual([])
  const spans = spansIn(bodies)
  const [verified] = spans.filter(({ name }) => name === 'POST /api/payment/verify')
  const trace = spans.filter(({ traceId }) => traceId === verified?.traceId)
  const names = trace.map(({ name }) => name)
  expect(verified && attribute(verified, 'http.response.status_code')).toBe(200)
  expect(verified && attribute(verified, 'lifafa.request_id')).toMatch(/^[2-9a-z]{8}$/)
  expect(names).toContain('provider GET /payments/:id')
  expect(names).toContain('call record_contribution')
  const ids = new Set(trace.map(({ attributes: _, ...span }) => ('spanId' in span ? span.spanId : undefined)))
  expect(trace.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([])

  const job = spans.find(({ name }) => name === 'job mail-contact-message')
  const sent = spans.find(({ name }) => name === 'POST /api/contact/submit')
  expect(job?.links?.map(({ traceId }) => traceId)).toEqual([sent?.traceId])
  expect(job?.traceId).not.toBe(sent?.traceId)

  const all = bodies.join()
  for (const personal of [
    ...[
      GUEST.name,
      'Sunita',
      GUEST.phone,
      'Station Road',
      'okbank',
      'asha',
      box.id,
      proof.razorpay_payment_id,
    ],
    ...['Meera', 'meera@', 'Did it arrive'],
  ])
    expect(all, personal).not.toContain(personal)
})

test('a collector that is away costs one warning, and no answer', async () => {
  const warnings: object[] = []
  const telemetry = openTelemetry('http://127.0.0.1:9', { warn: (line: object) => void warnings.push(line) })
  const app = await openTestApp()
  for (let calls = 0; calls < 3; calls++)
    expect((await app.app.inject({ url: '/contribute/1111111111111111111111' })).statusCode).toBe(404)
  await app.close()
  await telemetry.close()
  expect(warnings).toHaveLength(1)
})
