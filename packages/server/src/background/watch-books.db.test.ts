// The check of the books alarms the operator, and nothing is sent before the books are found sound.
import { payoutTasks } from '../features/payouts/scheduled-tasks.ts'
import type { TestApp } from '../test/app.ts'
import { openTestDatabase } from '../test/database.ts'
import { wait } from '../test/hosts/accounts.ts'
import { aBoxWithContributions } from '../test/paying-out.ts'
import { statesOf } from '../test/payouts/paid-hosts.ts'
import { expect, testWithWrongBooks as test } from '../test/payouts/restored-backups.ts'
import { insertEntry } from '../test/rows.ts'
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

/** Records in the ledger that a host was paid for a box without gifts. */
const enterPaid = ({ services: { db } }: TestApp, event_box_id: string, paise: number) =>
  insertEntry(db, { event_box_id, owed_to_hosts: paise, bank: -paise })

test('while the books are wrong, the operator reads the faults, and no host is paid', async ({ app }) => {
  const [box, wrong] = [
    await aBoxWithContributions(app),
    await aBoxWithContributions(app, { contributions: [] }),
  ]
  await enterPaid(app, wrong.id, 100)
  wait(app, 3 * DAY_MS)
  expect(await payOut(app)).toMatchObject([{ alarm: 'books-wrong', found: [{ rows: [{ id: wrong.id }] }] }])
  expect(await statesOf(app, box)).toEqual(['open'])
  await enterPaid(app, wrong.id, -100)
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
