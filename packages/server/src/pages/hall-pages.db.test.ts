// One phone in a hall asks for pages as fast as it can. The others at its address still get theirs, and no page is
// older than a second.
import { endsAt } from '@lifafa/contract/event-timing'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { onTestFinished, vi } from 'vitest'
import { LIMITS } from '../http/limits/rate-limits.ts'
import { wait } from '../test/hosts/accounts.ts'
import { get } from '../test/pages/get-page.ts'
import { aGift, anAwaitedReceipt } from '../test/pages/receipts.ts'
import { expect, serverWith, test } from '../test/payments/shared-address.ts'

const FACTOR = 0.01
const FRESH_READS = LIMITS.freshBox[0].max * FACTOR

/** More than the limits of a network allow for what must be read or does not exist. */
const WITHOUT_END = 200

test('a phone that asks for a page without end takes it from nobody, and the box is read once a second', async ({
  app,
  box,
}) => {
  const limited = await serverWith(app, FACTOR)
  const url = contributePath(box.id)
  for (let times = 0; times < FRESH_READS; times++) await get(limited, url)
  const reading = vi.spyOn(app.services.db, 'selectFrom')
  onTestFinished(() => reading.mockRestore())
  for (let times = 0; times < WITHOUT_END; times++) expect((await get(limited, url)).statusCode).toBe(200)
  expect(reading).toHaveBeenCalledTimes(1)
  wait(app, 1_000)
  for (let times = 0; times < WITHOUT_END; times++) expect((await get(limited, url)).statusCode).toBe(200)
  expect(reading).toHaveBeenCalledTimes(2)
})

test.for(['an edit', 'the deactivation of its host', 'a deletion'] as const)(
  '%s shows within a second on a page that is asked for as fast as a phone can, on both servers',
  async (what, { app, box }) => {
    const servers = [await serverWith(app, FACTOR), await serverWith(app, FACTOR)]
    const url = contributePath(box.id)
    for (const server of servers) for (let times = 0; times <= FRESH_READS; times++) await get(server, url)
    const { db } = app.services
    const at = app.clock.now
    if (what === 'the deactivation of its host')
      await db.updateTable('hosts').set({ deactivated_at: at }).where('id', '=', box.host_id).execute()
    const change = what === 'an edit' ? { location: 'Jaipur', updated_at: at } : { deleted_at: at }
    if (what !== 'the deactivation of its host')
      await db.updateTable('event_boxes').set(change).where('id', '=', box.id).execute()
    wait(app, 1_000)
    for (const server of servers) {
      const { statusCode, body } = await get(server, url)
      if (what === 'an edit') expect(body).toContain('Jaipur')
      else expect(statusCode).toBe(404)
    }
  },
)

test('the end of its event shows at once on a page that is asked for as fast as a phone can', async ({
  app,
  box,
  startsAt,
}) => {
  const limited = await serverWith(app, FACTOR)
  onTestFinished(() => {
    app.clock.now = startsAt
  })
  const end = endsAt(box.event_date)
  const url = contributePath(box.id)
  app.clock.now = new Date(end.getTime() - 1)
  for (let times = 0; times <= FRESH_READS; times++) expect((await get(limited, url)).statusCode).toBe(200)
  app.clock.now = end
  expect((await get(limited, url)).statusCode).toBe(410)
})

test('one phone that asks for a page of the application as fast as it can takes it from nobody in its hall', async ({
  app,
}) => {
  const limited = await serverWith(app, FACTOR)
  for (const url of ['/', '/nowhere'])
    for (let times = 0; times < WITHOUT_END; times++)
      expect((await get(limited, url)).statusCode).not.toBe(429)
  expect((await get(limited, '/auth')).statusCode).toBe(200)
})

test('ten receipts that cost nothing do not use up what a network may look at', async ({ app }) => {
  const limited = await serverWith(app, FACTOR)
  const { path } = await aGift(app)
  for (let receipts = 0; receipts < 11; receipts++) {
    const unpaid = await anAwaitedReceipt(app)
    for (let times = 0; times < LIMITS.receiptPage[0].max * FACTOR; times++) await get(limited, unpaid.path)
  }
  expect((await get(limited, path)).statusCode).toBe(200)
})
