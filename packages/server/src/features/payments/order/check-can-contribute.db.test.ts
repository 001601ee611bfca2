// Repeated requests, many networks, forged proofs and guesses are limited, and no guest is stopped by them.

import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { LIMITS } from '../../../http/limits/rate-limits.ts'
import { call } from '../../../test/fixtures.ts'
import { contributionsOf, guestHeaders, openOrder, pay, verify } from '../../../test/paying.ts'
import {
  callWithoutToken,
  countOf,
  expect,
  NOWHERE,
  newGuest,
  serverWith,
  statusesOf,
  test,
  waitSeconds,
} from '../../../test/payments/shared-address.ts'
import { insertEventBox } from '../../../test/rows.ts'

test.beforeEach(({ app }) => {
  app.logged.length = 0
})

test('a request that is repeated with its key is not counted', async ({ fresh, box }) => {
  const headers = guestHeaders(fresh)
  const guest = newGuest(box.id, '9876543210')
  const repeats = await statusesOf(50, () => openOrder(fresh, guest, { headers }))
  expect(repeats).toEqual(Array(50).fill(200))
  expect((await openOrder(fresh, newGuest(box.id, '9876543211'), { headers })).status).toBe(200)
})

test('repeated requests are limited, too: each needs a lookup', async ({ fresh, box }) => {
  const headers = guestHeaders(fresh)
  const guest = newGuest(box.id, '9876543210')
  const [{ max }] = LIMITS.askForOrder
  const statuses = await statusesOf(max + 1, () => openOrder(fresh, guest, { headers }))
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429])
})

test('65,536 networks of one site are limited together', async ({ app }) => {
  const limited = await serverWith(app, 0.1)
  const give = (address: string) => callWithoutToken(limited, { giftid: undefined }, address)
  const statuses = await statusesOf(5, (index) => give(`2001:db8:77:${index}::1`))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await give('2001:db8:78:1::1')).status).toBe(200)
})

test('each guest of a hall whose box was deleted reads that it is gone, not that many are giving', async ({
  fresh,
  app,
  box,
}) => {
  const deleted = { deleted_at: app.clock.now }
  await app.services.db.updateTable('event_boxes').set(deleted).where('id', '=', box.id).execute()
  const give = () => openOrder(fresh, newGuest(box.id, '9876543210'))
  expect(await statusesOf(60, give)).toEqual(Array(60).fill(404))
  expect((await give()).body).toMatchObject({ code: 'boxNotFound' })
})

test.for([
  ['box', 'box-at-limit', 0.01, 30, 200],
  ['the server', 'orders-at-limit', 0.001, 9, 429],
] as const)(
  'orders from many networks are stopped at the limit of %s, with one alarm: %s',
  async ([_by, alarm, factor, max, elsewhere], { app, box }) => {
    const limited = await serverWith(app, factor)
    const others = await Promise.all(
      Array.from({ length: 6 }, () =>
        insertEventBox(limited.services.db, { host_id: box.host_id, event_date: '2026-11-22' }),
      ),
    )
    const idAt = (index: number) => (alarm === 'box-at-limit' ? box : (others[index % 6] ?? box)).id
    const statuses = await statusesOf(max + 3, (index) =>
      openOrder(limited, newGuest(idAt(index), '9876543210'), { remoteAddress: `198.51.100.${index}` }),
    )
    expect(statuses).toEqual([...Array(max).fill(200), 429, 429, 429])
    expect(app.logged.map((line) => line.alarm)).toEqual([alarm])
    const [other] = others
    const { status } = await openOrder(limited, newGuest(other?.id, '9876543210'), {
      remoteAddress: '198.51.100.99',
    })
    expect(status).toBe(elsewhere)
  },
)

test('forged proofs do not use up the limit of genuine ones', async ({ fresh, app, box }) => {
  const { body } = await openOrder(app, newGuest(box.id, '9876543210'))
  const proof = await pay(app, body.id)
  const [{ max }] = LIMITS.unprovenClaim
  const forged = { ...proof, razorpay_signature: 'f'.repeat(64) }
  const statuses = await statusesOf(max + 1, () => verify(fresh, forged))
  expect(statuses.at(-1)).toBe(429)
  expect((await verify(fresh, proof)).body).toMatchObject({ success: true })
})

test('a recent contribution cannot be guessed: after a few other amounts any amount needs confirmation', async ({
  fresh,
  app,
  box,
}) => {
  const host_id = box.host_id
  const today = await insertEventBox(fresh.services.db, { host_id, event_date: '2099-11-22' })
  const { body } = await openOrder(app, { giftid: today.id })
  await verify(app, await pay(app, body.id))
  const [given] = await contributionsOf(app, today.id)
  app.clock.now = given?.paid_at ?? app.clock.now

  const guess = (rupees: number) =>
    openOrder(fresh, { ...newGuest(today.id, '9876543210'), amount: rupees * 104 }).then(
      (answer) => answer.body.code ?? answer.status,
    )
  expect([await guess(101), await guess(1101), await guess(501)]).toEqual([200, 200, 'alreadyGiven'])
  expect([await guess(501), await guess(2101), await guess(502)]).toEqual(Array(3).fill('mayHaveGiven'))
  const again = await openOrder(fresh, { ...newGuest(today.id, '9876543210'), again: true })
  expect(again.status).toBe(200)
  // A request with another phone needs no confirmation.
  const other = await openOrder(fresh, newGuest(today.id, '9876543211'))
  expect(other.status).toBe(200)
})

// Guests at one wedding share one address: each is served, whatever another client on the same Wi-Fi does.
test('150 guests of one address in 15 seconds are served; a flood is not', async ({ fresh, app, box }) => {
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
  expect(answers.misses).toEqual(Array(150).fill(404))
  expect([countOf(answers.boxless, 200), countOf(answers.boxless, 429)]).toEqual([10, 20])
})

test('browsers of one address may ask for a status more often than other clients', async ({ fresh }) => {
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

test('clients without a valid token are stopped sooner, and use no other share', async ({ fresh, box }) => {
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
