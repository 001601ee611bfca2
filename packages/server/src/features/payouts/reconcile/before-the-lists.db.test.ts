// Before the provider's lists were read, nothing is sent, and nothing is marked as paid.
import { watchBooks } from '../../../background/watch-books.ts'
import { getInstallationId, noteRestored } from '../../../db/installation.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { mark } from '../../../test/payouts/marking-paid.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import {
  aBoxPaidUnderTheNextNumber,
  expect,
  isKnownRestored,
  moveMark,
  testWithWrongBooks as test,
} from '../../../test/payouts/restored-backups.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { findMissingOrders } from '../../payments/scheduled-tasks.ts'
import { payoutTasks } from '../scheduled-tasks.ts'

test('after a restore nothing can be marked as paid before the provider’s list was read', async ({ app }) => {
  const { first } = await aBoxPaidUnderTheNextNumber(app)
  await moveMark(app)
  await noteRestored(app.services.db, app.clock.now)
  expect(await mark(app, first?.id ?? '')).toMatchObject({ status: 503 })
})

test('a server that has just started sends nothing before it has looked for missing orders', async ({
  app,
}) => {
  const { db, provider, figures } = app.services
  // Imports what earlier tests removed.
  await round(app, MINUTE_MS)
  await db.updateTable('installation').set({ restored_at: null }).execute()
  const [box, lost] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  const notes = {
    installation: await getInstallationId(db),
    event_box: lost.id,
    request_key: crypto.randomUUID(),
    guest_name: 'A Guest',
    guest_phone: '9876543210',
  }
  await provider.createOrder(104_00, crypto.randomUUID(), notes)
  await db
    .updateTable('provider_listings')
    .set({ listed_until: new Date(Date.now() - HOUR_MS) })
    .execute()
  wait(app, 3 * DAY_MS)
  figures.books = undefined
  const [payouts] = payoutTasks(app.services, app.app.log, {
    findMissingOrders: findMissingOrders(app.services, app.app.log),
    watchBooks: () => watchBooks(app.services, app.app.log),
  })
  await payouts?.action(new AbortController().signal)
  expect(await isKnownRestored(app)).toBe(true)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due' }])
  expect(await sentFor(app, box)).toEqual([])
})
