// The check of the books alarms the operator, and stops payouts where the books are not sound.
import { listSendingStops } from '../books/sending-stops.ts'
import { payoutTasks } from '../features/payouts/scheduled-tasks.ts'
import type { TestApp } from '../test/app.ts'
import { withoutTriggers } from '../test/database/without-triggers.ts'
import { openTestDatabase } from '../test/database.ts'
import { wait } from '../test/hosts/accounts.ts'
import { aBoxWithContributions } from '../test/paying-out.ts'
import { statesOf } from '../test/payouts/paid-hosts.ts'
import { expect, testWithWrongBooks as test } from '../test/payouts/restored-backups.ts'
import { insertEntry, insertPayment, insertPaymentOrder } from '../test/rows.ts'
import { DAY_MS } from '../test/times.ts'
import { watchBooks } from './watch-books.ts'

/** A run of the task that pays hosts, by a server that has not checked its books yet. Returns the alarms of the check. */
async function payOut({ services, app }: TestApp, checked = services): Promise<unknown[]> {
  const raised: unknown[] = []
  services.metrics.books = undefined
  const tasks = payoutTasks(services, app.log, {
    findMissingOrders: async () => {},
    watchBooks: () => watchBooks(checked, { error: (line: unknown) => raised.push(line) }),
  })
  await tasks.find(({ name }) => name === 'payouts')?.action(new AbortController().signal)
  return raised
}

test('while the books of a box are wrong, the operator is told, and its host alone is not paid', async ({
  app,
}) => {
  const { db } = app.services
  const [box, wrong] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  const order = await insertPaymentOrder(db, { event_box_id: wrong.id })
  const { id: payment_id } = await insertPayment(db, { payment_order_id: order.id })
  wait(app, 3 * DAY_MS)
  expect(await payOut(app)).toMatchObject([{ alarm: 'books-wrong', found: [{ rows: [{ id: payment_id }] }] }])
  expect(await statesOf(app, box)).toEqual(['paying'])
  expect(await statesOf(app, wrong)).toEqual(['open'])
  expect(await listSendingStops(db)).toEqual([{ boxId: wrong.id, box: wrong.name, since: app.clock.now }])
  const refund = {
    payment_id,
    event_box_id: wrong.id,
    amount_paise: 100,
    kind: 'external',
    state: 'failed',
  } as const
  await db
    .insertInto('refunds')
    .values({ ...refund, created_at: app.clock.now, updated_at: app.clock.now })
    .execute()
  expect(await payOut(app)).toEqual([])
  expect(await listSendingStops(db)).toEqual([])
  wait(app, DAY_MS)
  await payOut(app)
  expect(await statesOf(app, wrong)).toEqual(['paying'])
})

test('a box whose ledger differs from its gifts and payouts is stopped', async ({ app }) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app)
  wait(app, 3 * DAY_MS)
  const wrong = { kind: 'fee-invoice', event_box_id: box.id, owed_to_hosts: 900, suspense: -900 } as const
  const { id } = await insertEntry(db, wrong)
  expect(await payOut(app)).toMatchObject([{ alarm: 'books-wrong', found: [{ rows: [{ id: box.id }] }] }])
  expect(await listSendingStops(db)).toMatchObject([{ boxId: box.id }])
  expect(await statesOf(app, box)).toEqual(['open'])
  await withoutTriggers(db, (trx) => trx.deleteFrom('ledger').where('id', '=', id).execute())
  expect(await payOut(app)).toEqual([])
  expect(await listSendingStops(db)).toEqual([])
})

test('while the ledger itself is wrong, no host is paid', async ({ app }) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app)
  wait(app, 3 * DAY_MS)
  const entry = { kind: 'correction', payment_id: 'pay_of_nobody', suspense: 1, bank: -1 } as const
  const { id } = await insertEntry(db, entry)
  expect(await payOut(app)).toMatchObject([{ alarm: 'books-wrong' }])
  expect(await statesOf(app, box)).toEqual(['open'])
  expect(await listSendingStops(db)).toEqual([{ boxId: null, box: null, since: app.clock.now }])
  await withoutTriggers(db, (trx) => trx.deleteFrom('ledger').where('id', '=', id).execute())
  expect(await payOut(app)).toEqual([])
  expect(await statesOf(app, box)).toEqual(['paying'])
})

test('while the books cannot be checked, the operator is told so, and no host is paid', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  wait(app, 3 * DAY_MS)
  const closed = await openTestDatabase()
  await closed.close()
  const checked = { ...app.services, db: closed.db, metrics: app.services.metrics }
  expect(await payOut(app, checked)).toMatchObject([{ alarm: 'books-unchecked' }])
  expect(await statesOf(app, box)).toEqual(['open'])
  expect(await payOut(app)).toEqual([])
  expect(await statesOf(app, box)).toEqual(['paying'])
})
