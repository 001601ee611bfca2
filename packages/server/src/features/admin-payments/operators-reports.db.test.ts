// Books and payment timelines on the administrators' pages: those that the operator's commands print.
import { watchBooks } from '../../background/watch-books.ts'
import { expect, get, test } from '../../test/administrators/admin-payment-test.ts'
import { aBox, ask, give } from '../../test/operators/operator-commands.ts'
import { insertContribution, insertEventBox, insertFlag } from '../../test/rows.ts'

test('before the books were checked, or after a failed check, the answer says so', async ({ app, admin }) => {
  expect(await get(admin, '/admin/payments/books')).toEqual({ success: true, books: null })
  const away = { ...app.services, db: {} as typeof app.services.db }
  await watchBooks(away, { error: () => {} })
  expect(await get(admin, '/admin/payments/books')).toEqual({ success: true, books: null })
})

test('the books are those of the last check: a request does not check them again', async ({ app, admin }) => {
  const box = await insertEventBox(app.services.db, { check_at: null })
  const lookedAt = app.clock.now
  await watchBooks(app.services, app.app.log)
  const { books } = await get(admin, '/admin/payments/books')
  expect(books).toMatchObject({ at: lookedAt.toISOString(), wrong: [] })
  // The box's host is owed this amount, and no check is scheduled: a check of the books would find it.
  await insertContribution(app.services.db, { event_box_id: box.id })
  app.clock.now = new Date(lookedAt.getTime() + 30 * 60_000)
  expect((await get(admin, '/admin/payments/books')).books).toEqual(books)
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', box.id)
    .execute()
})

test('the books are those that the operator’s command prints, with their inconsistencies', async ({
  app,
  admin,
}) => {
  const look = async () => {
    await watchBooks(app.services, { error: () => {} })
    return (await get(admin, '/admin/payments/books')).books
  }
  await give(app, (await aBox(app)).id, 501)
  const { sections, wrong } = await look()
  const { text } = await ask(app, { command: 'books' })
  const printed = text.replace(/ +/g, ' ')
  for (const { title, rows } of sections) {
    expect(printed).toContain(title)
    for (const { label } of rows) expect(printed).toContain(label)
  }
  const rowOf = (label: string) => sections[0].rows.find((row: { label: string }) => row.label === label)
  expect(rowOf('contributions').count).toBeGreaterThan(0)
  expect(rowOf('fees').paise).toBe(rowOf('contributions').paise / 25)
  expect(wrong).toEqual([])
  const box = await insertEventBox(app.services.db, { check_at: null })
  const contribution = await insertContribution(app.services.db, { event_box_id: box.id })
  const { wrong: found } = await look()
  expect(found).toEqual([expect.stringContaining(`a host is owed, and no payout or check is due: ${box.id}`)])
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', contribution.event_box_id)
    .execute()
})

test('a payment’s timeline is that of the operator’s command, masked, by any id of it; the provider can be asked, too', async ({
  app,
  admin,
}) => {
  const box = await aBox(app)
  const { paymentId, orderId } = await give(app, box.id, 501)
  await insertFlag(app.services.db, { payment_id: paymentId })
  const { timeline } = await get(admin, `/admin/payments/timeline?id=${paymentId}`)
  const { text } = await ask(app, { command: 'payment', id: paymentId, full: false })
  expect(timeline.flags).toMatchObject([{ kind: 'box-closed', payment_id: paymentId, detail: {} }])
  expect(text).toContain('flagged  the event box had closed')
  for (const { told } of timeline.happened) expect(text).toContain(told)
  for (const { told } of timeline.next) expect(text).toContain(told)
  expect(JSON.stringify(timeline)).not.toMatch(/Station Road|9876543210|success@/)
  expect(await get(admin, `/admin/payments/timeline?id=${orderId}`)).toEqual({ success: true, timeline })
  const { lines } = await get(admin, `/admin/payments/provider-says?id=%20${paymentId}%20`)
  expect(lines).toEqual([expect.stringContaining(`${paymentId}: captured, ₹521.04`)])
  expect(await admin.call(['GET', '/admin/payments/timeline?id=pay_00000000000000'])).toMatchObject({
    status: 404,
    body: { message: 'Our books do not know this id' },
  })
})

test('its story says in plain words who gave what to whom, and every id in its timeline can be copied', async ({
  app,
  admin,
}) => {
  const box = await aBox(app)
  const { paymentId } = await give(app, box.id, 501)
  const { timeline } = await get(admin, `/admin/payments/timeline?id=${paymentId}`)
  expect(timeline.story).toEqual([
    expect.stringMatching(
      /^Sunita Deshpande \(••••••3210\) gave ₹501 to “Asha & Ravi” on \w+ \d+, \d{4}, .+, and paid ₹521\.04 with our fee\. The bank’s reference is \d+\.$/,
    ),
    'The provider has not sent it to our bank yet.',
    expect.stringMatching(/^Meera Nair is paid for the whole box once the event of .+ is over\.$/),
  ])
  expect(timeline.host).toEqual({ id: box.host_id, name: 'Meera Nair' })
  const ids = timeline.happened.flatMap(({ told }: { told: string }) =>
    [...told.matchAll(/\b(?:pay|order|rfnd)_\w+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)].map(
      ([id]) => id,
    ),
  )
  const copied = timeline.references.map((each: { text: string }) => each.text)
  expect(ids.length).toBeGreaterThan(2)
  expect(ids.filter((id: string) => !copied.includes(id))).toEqual([])
  expect(copied).toContain(box.id)
})
