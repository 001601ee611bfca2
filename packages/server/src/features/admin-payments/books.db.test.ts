// The books on the administrators' page.
import { watchBooks } from '../../background/watch-books.ts'
import { expect, get, test } from '../../test/administrators/admin-payment-test.ts'
import { aBox, give } from '../../test/operators/gifts.ts'
import { insertContribution, insertEventBox } from '../../test/rows.ts'

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

test('the books say what was given, and what is inconsistent', async ({ app, admin }) => {
  const look = async () => {
    await watchBooks(app.services, { error: () => {} })
    return (await get(admin, '/admin/payments/books')).books
  }
  await give(app, (await aBox(app)).id, 501)
  const { sections, wrong } = await look()
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
