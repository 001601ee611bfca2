// Guests at one wedding share one address: each is served, whatever another client on the same Wi-Fi does.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { LIMITS } from '../../../http/limits/rate-limits.ts'
import { call } from '../../../test/fixtures.ts'
import { guestHeaders, openOrder } from '../../../test/paying.ts'
import {
  callWithoutToken,
  countOf,
  expect,
  NOWHERE,
  newGuest,
  statusesOf,
  test,
  waitSeconds,
} from '../../../test/payments/shared-address.ts'
import { insertEventBox } from '../../../test/rows.ts'

test.beforeEach(({ app }) => {
  app.logged.length = 0
})

test('150 guests of one address in 15 seconds are served; a phone that floods is stopped', async ({
  fresh,
  app,
  box,
}) => {
  const { host_id } = box
  const others = await Promise.all(
    [1, 2].map(() => insertEventBox(fresh.services.db, { host_id, event_date: '2026-11-22' })),
  )
  const ids = [box, ...others].map(({ id }) => id)
  const answers = { guests: [] as number[], misses: [] as number[], boxless: [] as number[] }
  for (let second = 0; second < 15; second++, waitSeconds(app, 1)) {
    answers.misses.push(...(await statusesOf(10, () => callWithoutToken(fresh, { giftid: NOWHERE }))))
    answers.boxless.push(...(await statusesOf(2, () => callWithoutToken(fresh, { giftid: undefined }))))
    answers.guests.push(
      ...(await statusesOf(10, (index) =>
        openOrder(fresh, newGuest(ids[index % 3], String(9_876_500_000 + 10 * second + index))),
      )),
    )
  }
  expect(answers.guests).toEqual(Array(150).fill(200))
  expect([countOf(answers.misses, 404), countOf(answers.misses, 429)]).toEqual([30, 120])
  expect([countOf(answers.boxless, 200), countOf(answers.boxless, 429)]).toEqual([10, 20])
})

test('browsers of one address may ask for a status more often than unidentified clients of one network', async ({
  fresh,
}) => {
  const pages = Array.from({ length: 200 }, () => ({
    headers: guestHeaders(fresh),
    body: { request_key: crypto.randomUUID() },
  }))
  const asked = [...pages, ...pages, ...pages, ...pages]
  const statuses = await statusesOf(asked.length, (index) =>
    call(fresh, ['POST', `${paymentPaths.status}/`], asked[index]),
  )
  expect(statuses).toEqual(Array(800).fill(200))
})

test('a browser over its share is stopped with Retry-After, while others of its address are served', async ({
  fresh,
  app,
  box,
}) => {
  const headers = guestHeaders(fresh)
  const [{ max }] = LIMITS.openOrder
  const give = () => openOrder(fresh, newGuest(box.id, '9876543210'), { headers })
  expect(await statusesOf(max, give)).toEqual(Array(max).fill(200))
  waitSeconds(app, 20)
  const refused = await give()
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'tooManyRequests',
    '40',
  ])
  expect((await openOrder(fresh, newGuest(box.id, '9876543211'))).status).toBe(200)
  waitSeconds(app, 40)
  expect((await give()).status).toBe(200)
})

test('clients without a valid token are served, stopped sooner, and do not use up the others’ share', async ({
  fresh,
  box,
}) => {
  const [, { max }] = LIMITS.openOrder
  const statuses = await statusesOf(max + 5, (index) =>
    callWithoutToken(fresh, newGuest(box.id, String(9_876_500_000 + index))),
  )
  expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([max, 5])
  const forged = await openOrder(fresh, newGuest(box.id, '9876543210'), {
    headers: { 'x-guest-token': 'A'.repeat(42) },
  })
  expect(forged.status).toBe(429)
  expect((await openOrder(fresh, newGuest(box.id, '9876543211'))).status).toBe(200)
  expect((await callWithoutToken(fresh, newGuest(box.id, '9876543212'), '203.0.113.7')).status).toBe(200)
})

test('a token is issued to any client, is not stored, and is counted by network', async ({ fresh, box }) => {
  const { status, body, headers } = await call(fresh, ['GET', `${paymentPaths.guestToken}/`])
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const guest = newGuest(box.id, '9876543210')
  const answer = await openOrder(fresh, guest, { headers: { 'x-guest-token': body.token } })
  expect(answer.status).toBe(200)
})
