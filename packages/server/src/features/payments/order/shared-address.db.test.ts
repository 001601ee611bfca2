// Guests at one wedding share one address: each is served, whatever another client on the same Wi-Fi does. The clock is
// the test's.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { Row } from '../../../db/tables.ts'
import { LIMITS } from '../../../http/limits/rate-limits.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { guestHeaders, openOrder, pay, verify } from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'

const NOWHERE = 'N'.repeat(22)

let shared: TestApp
let app: TestApp
let box: Row<'event_boxes'>
beforeAll(async () => {
  shared = await openTestApp()
})
beforeEach(async () => {
  app = await serverWith(1)
  shared.logged.length = 0
  box = await insertEventBox(app.services.db, { event_date: '2026-11-22' })
})
afterAll(() => shared.close())

/** A server with empty rate limits. Its provider creates orders without a call, since only our server is under test. */
async function serverWith(rateLimitFactor: number): Promise<TestApp> {
  const { provider, settings } = shared.services
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
    ...shared.services,
    provider: { ...provider, createOrder },
    settings: { ...settings, rateLimitFactor },
  }
  return { ...shared, services, app: await buildApp(services, shared.app.log) }
}

function later(seconds: number): void {
  shared.clock.now = new Date(shared.clock.now.getTime() + seconds * 1000)
}

type Guest = { giftid: string | undefined; phone: string; request_key: string }
const newGuest = (giftid: string | undefined, phone: string): Guest => ({
  giftid,
  phone,
  request_key: crypto.randomUUID(),
})

/** A client that calls the API without our page's token. */
const callWithoutToken = (body: object, remoteAddress = '127.0.0.1') =>
  openOrder(app, body, { headers: {}, remoteAddress })
const statusesOf = async (count: number, ask: (index: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await ask(index)).status)
  return statuses
}
const countOf = (statuses: number[], status: number) => statuses.filter((it) => it === status).length

test('150 guests of one address in 15 seconds are served; a phone that floods is stopped', async () => {
  const { host_id } = box
  const others = await Promise.all(
    [1, 2].map(() => insertEventBox(app.services.db, { host_id, event_date: '2026-11-22' })),
  )
  const ids = [box, ...others].map(({ id }) => id)
  const answers = { guests: [] as number[], misses: [] as number[], boxless: [] as number[] }
  for (let second = 0; second < 15; second++, later(1)) {
    answers.misses.push(...(await statusesOf(10, () => callWithoutToken({ giftid: NOWHERE }))))
    answers.boxless.push(...(await statusesOf(2, () => callWithoutToken({ giftid: undefined }))))
    answers.guests.push(
      ...(await statusesOf(10, (index) =>
        openOrder(app, newGuest(ids[index % 3], String(9_876_500_000 + 10 * second + index))),
      )),
    )
  }
  expect(answers.guests).toEqual(Array(150).fill(200))
  expect([countOf(answers.misses, 404), countOf(answers.misses, 429)]).toEqual([30, 120])
  expect([countOf(answers.boxless, 200), countOf(answers.boxless, 429)]).toEqual([10, 20])
})

test('browsers of one address may ask for a status more often than unidentified clients of one network', async () => {
  const pages = Array.from({ length: 200 }, () => ({
    headers: guestHeaders(app),
    body: { request_key: crypto.randomUUID() },
  }))
  const asked = [...pages, ...pages, ...pages, ...pages]
  const statuses = await statusesOf(asked.length, (index) =>
    call(app, ['POST', `${paymentPaths.status}/`], asked[index]),
  )
  expect(statuses).toEqual(Array(800).fill(200))
})

test('a browser over its share is stopped with Retry-After, while others of its address are served', async () => {
  const headers = guestHeaders(app)
  const [{ max }] = LIMITS.openOrder
  const give = () => openOrder(app, newGuest(box.id, '9876543210'), { headers })
  expect(await statusesOf(max, give)).toEqual(Array(max).fill(200))
  later(20)
  const refused = await give()
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'tooManyRequests',
    '40',
  ])
  expect((await openOrder(app, newGuest(box.id, '9876543211'))).status).toBe(200)
  later(40)
  expect((await give()).status).toBe(200)
})

test('a request that is repeated with its key is not counted', async () => {
  const headers = guestHeaders(app)
  const guest = newGuest(box.id, '9876543210')
  const repeats = await statusesOf(50, () => openOrder(app, guest, { headers }))
  expect(repeats).toEqual(Array(50).fill(200))
  expect((await openOrder(app, newGuest(box.id, '9876543211'), { headers })).status).toBe(200)
})

test('repeated requests are limited, too: each needs a lookup', async () => {
  const headers = guestHeaders(app)
  const guest = newGuest(box.id, '9876543210')
  const [{ max }] = LIMITS.askForOrder
  const statuses = await statusesOf(max + 1, () => openOrder(app, guest, { headers }))
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429])
})

test('clients without a valid token are served, stopped sooner, and do not use up the others’ share', async () => {
  const [, { max }] = LIMITS.openOrder
  const statuses = await statusesOf(max + 5, (index) =>
    callWithoutToken(newGuest(box.id, String(9_876_500_000 + index))),
  )
  expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([max, 5])
  const forged = await openOrder(app, newGuest(box.id, '9876543210'), {
    headers: { 'x-guest-token': 'A'.repeat(42) },
  })
  expect(forged.status).toBe(429)
  expect((await openOrder(app, newGuest(box.id, '9876543211'))).status).toBe(200)
  expect((await callWithoutToken(newGuest(box.id, '9876543212'), '203.0.113.7')).status).toBe(200)
})

test('a token is issued to any client, is not stored, and is counted by network', async () => {
  const { status, body, headers } = await call(app, ['GET', `${paymentPaths.guestToken}/`])
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const guest = newGuest(box.id, '9876543210')
  const answer = await openOrder(app, guest, { headers: { 'x-guest-token': body.token } })
  expect(answer.status).toBe(200)
})

test('65,536 networks of one site are limited together', async () => {
  app = await serverWith(0.1)
  const statuses = await statusesOf(35, (index) =>
    callWithoutToken({ giftid: NOWHERE }, `2001:db8:77:${index.toString(16)}::1`),
  )
  expect([countOf(statuses, 404), countOf(statuses, 429)]).toEqual([30, 5])
  expect((await callWithoutToken({ giftid: NOWHERE }, '2001:db8:78:1::1')).status).toBe(404)
})

test.each([
  ['box', 'box-at-limit', 0.01, 30, 200],
  ['the server', 'orders-at-limit', 0.001, 9, 429],
] as const)(
  'orders from many networks are stopped at the limit of %s, with one alarm: %s',
  async (_by, alarm, factor, max, elsewhere) => {
    app = await serverWith(factor)
    const others = await Promise.all(
      Array.from({ length: 6 }, () =>
        insertEventBox(app.services.db, { host_id: box.host_id, event_date: '2026-11-22' }),
      ),
    )
    const idAt = (index: number) => (alarm === 'box-at-limit' ? box : (others[index % 6] ?? box)).id
    const statuses = await statusesOf(max + 3, (index) =>
      openOrder(app, newGuest(idAt(index), '9876543210'), { remoteAddress: `198.51.100.${index}` }),
    )
    expect(statuses).toEqual([...Array(max).fill(200), 429, 429, 429])
    expect(shared.logged.map((line) => line.alarm)).toEqual([alarm])
    const [other] = others
    const { status } = await openOrder(app, newGuest(other?.id, '9876543210'), {
      remoteAddress: '198.51.100.99',
    })
    expect(status).toBe(elsewhere)
  },
)

test('forged proofs do not use up the limit of genuine ones', async () => {
  const { body } = await openOrder(shared, newGuest(box.id, '9876543210'))
  const proof = await pay(shared, body.id)
  const [{ max }] = LIMITS.unprovenClaim
  const forged = { ...proof, razorpay_signature: 'f'.repeat(64) }
  const statuses = await statusesOf(max + 1, () => verify(app, forged))
  expect(statuses.at(-1)).toBe(429)
  expect((await verify(app, proof)).body).toMatchObject({ success: true })
})

test('a recent contribution cannot be guessed: after a few other amounts any amount needs confirmation', async () => {
  shared.clock.now = new Date()
  const host_id = box.host_id
  const today = await insertEventBox(app.services.db, { host_id, event_date: '2099-11-22' })
  const { body } = await openOrder(shared, { giftid: today.id })
  await verify(shared, await pay(shared, body.id))

  const guess = (rupees: number) =>
    openOrder(app, { ...newGuest(today.id, '9876543210'), amount: rupees * 104 }).then(
      (answer) => answer.body.code ?? answer.status,
    )
  expect([await guess(101), await guess(1101), await guess(501)]).toEqual([200, 200, 'alreadyGiven'])
  expect([await guess(501), await guess(2101), await guess(502)]).toEqual(Array(3).fill('mayHaveGiven'))
  const again = await openOrder(app, { ...newGuest(today.id, '9876543210'), again: true })
  expect(again.status).toBe(200)
  // A request with another phone needs no confirmation.
  const other = await openOrder(app, newGuest(today.id, '9876543211'))
  expect(other.status).toBe(200)
})
