// Repeated requests, many networks, forged proofs and guesses are limited, and no guest is stopped by them.
import { LIMITS } from '../../../http/limits/rate-limits.ts'
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
  const statuses = await statusesOf(35, (index) =>
    callWithoutToken(limited, { giftid: NOWHERE }, `2001:db8:77:${index.toString(16)}::1`),
  )
  expect([countOf(statuses, 404), countOf(statuses, 429)]).toEqual([30, 5])
  expect((await callWithoutToken(limited, { giftid: NOWHERE }, '2001:db8:78:1::1')).status).toBe(404)
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
