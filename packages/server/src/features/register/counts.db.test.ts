// Counts: expected against counted, closed once, never changed.
import { randomUUID } from 'node:crypto'
import { REGISTER } from '@lifafa/contract/limits'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { sql } from 'kysely'
import { enterDesk, openDesk, version } from '../../test/register/desks.ts'
import { boxTest as base, expect } from '../../test/test.ts'
import { DAY_MS, HOUR_MS } from '../../test/times.ts'

const test = base
  .extend('desk', async ({ app, host, box }) => enterDesk(app, await openDesk(app, box, host.row.id)))

  /** Another desk of the box, with ₹200; the first one has ₹500. */
  .extend('other', async ({ app, host, box, desk }) => {
    const other = await enterDesk(app, await openDesk(app, box, host.row.id))
    await desk.send(version(app, 1, { amount_paise: 500_00 }))
    await other.send(version(app, 1, { amount_paise: 200_00 }))
    return other
  })

const counters = { first_counter: 'Chacha', second_counter: 'Mama' }
const closing = (more: object) => ({ id: randomUUID(), ...counters, close: true, ...more })
const COUNTS = ['POST', '/desk/counts'] as const

test('a count that agrees is closed with its number; later entries belong to the next one', async ({
  app,
  host,
  box,
  desk,
}) => {
  const cheque = { kind: 'cheque', amount_paise: 999_00 }
  await desk.send(
    version(app, 1),
    version(app, 2, cheque),
    version(app, 3, { kind: 'gold', amount_paise: null }),
  )
  const money = { notes_500: 2, notes_100: 1, cheques: 1, cheques_paise: 999_00 }
  const seen = { entries: 2, expected_paise: 2_099_00 }
  expect((await desk.call(COUNTS, { ...closing(money), close: false })).body).toMatchObject({
    ...{ number: null, entries: 2, expected_cash_paise: 1_100_00, expected_cheques_paise: 999_00 },
    ...{ counted_cash_paise: 1_100_00, difference_paise: 0 },
  })
  const count = closing({ ...money, ...seen })
  expect((await desk.call(COUNTS, count)).body).toMatchObject({ number: 1, difference_paise: 0 })
  expect((await desk.call(COUNTS, count)).body).toMatchObject({ number: 1, entries: 2 })
  expect((await desk.call(COUNTS, closing({}))).body.code).toBe('nothingToCount')
  await desk.send(version(app, 4, { amount_paise: 500_00 }))
  const next = closing({ notes_500: 1, entries: 1, expected_paise: 500_00 })
  expect((await desk.call(COUNTS, next)).body).toMatchObject({ number: 2 })
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/counts`])
  expect(body.counts).toMatchObject([
    { number: 2, entries: 1, expected_cash_paise: 500_00 },
    { number: 1, ...counters, notes_500: 2, cheques: 1, counted_cheques_paise: 999_00, late: 0, reason: '' },
  ])
})

test('₹500 short stands in the count, with a reason and a name', async ({ app, host, box, desk }) => {
  await desk.send(version(app, 1))
  const short = { notes_500: 1, notes_100: 1, entries: 1, expected_paise: 1_100_00 }
  const refused = await desk.call(COUNTS, closing(short))
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { reason: [registerSentences.differenceReasonNeeded] } },
  })
  const reason = { reason: 'One envelope was empty', reason_by: 'Chacha' }
  expect((await desk.call(COUNTS, closing({ ...short, ...reason }))).body.difference_paise).toBe(-500_00)
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/counts`])
  expect(body.counts).toMatchObject([{ difference_paise: -500_00, ...reason }])
})

test('a count that agrees has no reason, though one was typed for an earlier comparison', async ({
  app,
  host,
  box,
  desk,
}) => {
  await desk.send(version(app, 1))
  const agreed = { notes_500: 2, notes_100: 1, entries: 1, expected_paise: 1_100_00 }
  const reason = { reason: 'One envelope was empty', reason_by: 'Chacha' }
  expect((await desk.call(COUNTS, closing({ ...agreed, ...reason }))).body).toMatchObject({ number: 1 })
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/counts`])
  expect(body.counts).toMatchObject([{ difference_paise: 0, reason: '', reason_by: '' }])
})

test('cash for a cheque makes the same sum, and still needs a reason', async ({ app, desk }) => {
  await desk.send(
    version(app, 1, { amount_paise: 500_00 }),
    version(app, 2, { kind: 'cheque', amount_paise: 500_00 }),
  )
  const mixed = closing({ notes_500: 2, entries: 2, expected_paise: 1_000_00 })
  expect((await desk.call(COUNTS, mixed)).body.errors).toEqual({
    reason: [registerSentences.differenceReasonNeeded],
  })
})

test('cash that becomes a cheque after the comparison is compared again before the count closes', async ({
  app,
  desk,
}) => {
  const gift = version(app, 1, { amount_paise: 500_00 })
  await desk.send(gift)
  const seen = { notes_500: 1, entries: 1, expected_paise: 500_00, expected_cheques_paise: 0 }
  await desk.send({ ...gift, version: 2, kind: 'cheque' })
  expect((await desk.call(COUNTS, closing(seen))).body.code).toBe('countChanged')
  const again = { cheques: 1, cheques_paise: 500_00, entries: 1, expected_paise: 500_00 }
  const closed = await desk.call(COUNTS, closing({ ...again, expected_cheques_paise: 500_00 }))
  expect(closed.body).toMatchObject({ number: 1, difference_paise: 0 })
})

test('a count may be larger than the largest gift', async ({ app, desk }) => {
  const cheque = { kind: 'cheque', amount_paise: REGISTER.maxPaise }
  await desk.send(version(app, 1, cheque), version(app, 2, cheque))
  const expected_paise = 2 * REGISTER.maxPaise
  const count = closing({ cheques: 2, cheques_paise: expected_paise, entries: 2, expected_paise })
  expect((await desk.call(COUNTS, count)).body).toMatchObject({ number: 1, difference_paise: 0 })
})

test('an envelope without an amount, one person, and an entry written meanwhile keep a count open', async ({
  app,
  desk,
}) => {
  const later = version(app, 1, { amount_paise: null })
  await desk.send(later)
  expect((await desk.call(COUNTS, closing({}))).body.code).toBe('countIncomplete')
  await desk.send({ ...later, version: 2, amount_paise: 500_00 })
  const seen = { notes_500: 1, entries: 1, expected_paise: 500_00 }
  const alone = await desk.call(COUNTS, closing({ ...seen, second_counter: 'CHACHA' }))
  expect(alone.body.errors).toEqual({ second_counter: [registerSentences.twoCounters] })
  const meanwhile = version(app, 2)
  await desk.send(meanwhile)
  expect((await desk.call(COUNTS, closing(seen))).body.code).toBe('countChanged')
  await desk.send({ ...meanwhile, version: 2, void_reason: 'Twice' })
  expect((await desk.call(COUNTS, closing(seen))).body).toMatchObject({ number: 1, entries: 1 })
})

test('a counted entry keeps its amount for desk and host; the host may mend the name', async ({
  app,
  host,
  box,
  desk,
}) => {
  const written = version(app, 1)
  await desk.send(written)
  await desk.call(COUNTS, closing({ notes_500: 2, notes_100: 1, entries: 1, expected_paise: 1_100_00 }))
  const { body } = await desk.send({ ...written, version: 2, void_reason: 'Gone' })
  expect(body.results).toMatchObject([{ code: 'counted' }])
  const path = `/dashboard/giftbooks/${box.id}/register/${written.id}`
  const content = { version: 1, kind: 'cash', amount_paise: 1_100_00, name: 'Ramesh Sharma ji' }
  expect((await host.call(['PATCH', path], { ...content, amount_paise: 100_00 })).body.code).toBe(
    'entryCounted',
  )
  expect((await host.call(['POST', `${path}/void`], { reason: 'Gone' })).body.code).toBe('entryCounted')
  expect((await host.call(['PATCH', path], content)).body.entry).toMatchObject({
    ...{ name: 'Ramesh Sharma ji', amount_paise: 1_100_00, counted_in: 1, version: 2 },
  })
})

test('a host sees how many envelopes are still to be counted, and how many of these have no amount', async ({
  app,
  host,
  box,
  desk,
}) => {
  const open = async () => (await host.call(['GET', `/dashboard/giftbooks/${box.id}/counts`])).body.open
  await desk.send(version(app, 1))
  await desk.call(COUNTS, closing({ notes_500: 2, notes_100: 1, entries: 1, expected_paise: 1_100_00 }))
  expect(await open()).toEqual({ entries: 0, without_amount: 0 })
  const later = { amount_paise: null }
  await desk.send(
    ...[version(app, 2), version(app, 3, { ...later, kind: 'cheque' }), version(app, 4, later)],
    ...['upi', 'gold', 'silver'].map((kind, at) => version(app, 5 + at, { ...later, kind })),
    version(app, 8, { ...later, void_reason: 'Twice' }),
  )
  expect(await open()).toEqual({ entries: 3, without_amount: 2 })
})

test('two counts at once close each entry once', async ({ app, host, box, desk }) => {
  await desk.send(...[1, 2, 3].map((running) => version(app, running, { amount_paise: 500_00 })))
  const count = () => closing({ notes_500: 3, entries: 3, expected_paise: 1_500_00 })
  const answers = await Promise.all([
    desk.call(COUNTS, count()),
    desk.call(COUNTS, count()),
    host.call(['POST', `/dashboard/giftbooks/${box.id}/counts`], count()),
  ])
  expect(answers.map(({ body }) => body.code ?? body.number).toSorted()).toEqual([
    1,
    'nothingToCount',
    'nothingToCount',
  ])
})

test('an entry that was written before a count and arrives after it is shown as late for it', async ({
  app,
  host,
  box,
  desk,
}) => {
  const offline = version(app, 2)
  const gold = version(app, 3, { kind: 'gold', amount_paise: null })
  await desk.send(version(app, 1, { amount_paise: 500_00 }))
  const before = app.clock.now
  app.clock.now = new Date(before.getTime() + 60_000)
  await desk.call(COUNTS, closing({ notes_500: 1, entries: 1, expected_paise: 500_00 }))
  app.clock.now = new Date(before.getTime() + 120_000)
  await desk.send(offline, gold)
  const late = async () =>
    (await host.call(['GET', `/dashboard/giftbooks/${box.id}/counts`])).body.counts.map(
      (count: { late: number }) => count.late,
    )
  expect(await late()).toEqual([1])
  expect(
    (await host.call(['GET', `/dashboard/giftbooks/${box.id}/register/${offline.id}`])).body.entry,
  ).toMatchObject({
    ...{ late_for_count: 1, counted_in: null },
  })
  await desk.call(COUNTS, closing({ notes_500: 2, notes_100: 1, entries: 1, expected_paise: 1_100_00 }))
  expect(await late()).toEqual([0, 0])
})

test('a count of a desk is of its own entries; the host’s is of all that is open', async ({
  host,
  box,
  other,
}) => {
  const own = await other.call(COUNTS, closing({ notes_200: 1, entries: 1, expected_paise: 200_00 }))
  expect(own.body).toMatchObject({ number: 1, entries: 1 })
  const all = closing({ notes_500: 1, entries: 1, expected_paise: 500_00 })
  const answer = await host.call(['POST', `/dashboard/giftbooks/${box.id}/counts`], all)
  expect(answer.body).toMatchObject({ number: 2, entries: 1 })
})

test('the id of a count answers those who closed it alone, neither another desk nor the host', async ({
  host,
  box,
  desk,
  other,
}) => {
  const count = closing({ notes_500: 1, entries: 1, expected_paise: 500_00 })
  expect((await desk.call(COUNTS, count)).body).toMatchObject({ number: 1 })
  for (const answer of [
    await other.call(COUNTS, count),
    await host.call(['POST', `/dashboard/giftbooks/${box.id}/counts`], count),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'notFound' } })
  expect((await desk.call(COUNTS, count)).body).toMatchObject({ number: 1, expected_cash_paise: 500_00 })
})

test('a hand-over without a network has the time at which it was noted, whatever the device’s clock says', async ({
  app,
  host,
  box,
  desk,
}) => {
  const dayAhead = app.clock.now.getTime() + DAY_MS
  const noted = { id: randomUUID(), from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 112 }
  await desk.call(['POST', '/desk/handovers'], {
    ...noted,
    at: new Date(dayAhead - HOUR_MS).toISOString(),
    sent_at: new Date(dayAhead).toISOString(),
  })
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/counts`])
  expect(body.handovers).toMatchObject([{ at: new Date(app.clock.now.getTime() - HOUR_MS).toISOString() }])
})

test('a box takes no hand-over beyond its limit, also of two at once, and still knows those that it has', async ({
  app,
  host,
  box,
  desk,
}) => {
  const noted = { id: randomUUID(), from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 112 }
  const send = async (more: object) =>
    (await desk.call(['POST', '/desk/handovers'], { ...noted, ...more })).body
  await send({})
  await sql`
    insert into handovers
      (id, event_box_id, desk_id, from_name, to_name, first_envelope, last_envelope, handed_over_at)
    select gen_random_uuid(), event_box_id, desk_id, from_name, to_name, first_envelope, last_envelope, handed_over_at
    from handovers, generate_series(2, ${REGISTER.maxHandovers - 1}::int)
    where event_box_id = ${box.id}`.execute(app.services.db)
  const last = await Promise.all([1, 2, 3, 4].map(() => send({ id: randomUUID() })))
  expect(last.filter(({ success }) => success)).toHaveLength(1)
  expect(last.find(({ success }) => !success)?.errors).toEqual({ id: [registerSentences.handoversFull] })
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/counts`])
  expect(body.handovers).toHaveLength(REGISTER.maxHandovers)
  expect(await send({})).toEqual({ success: true })
})

test('a hand-over says who has which envelopes, and is noted once', async ({ host, box, desk }) => {
  const noted = { id: randomUUID(), from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 112 }
  for (let sent = 0; sent < 2; sent++)
    expect((await desk.call(['POST', '/desk/handovers'], noted)).status).toBe(200)
  const backwards = { ...noted, id: randomUUID(), first_envelope: 113 }
  expect((await desk.call(['POST', '/desk/handovers'], backwards)).status).toBe(400)
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/counts`])
  expect(body.handovers).toMatchObject([
    // An older version of the desk tells no letter.
    { letter: null, from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 112 },
  ])
})
