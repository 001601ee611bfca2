// A payout is put into a file for our bank at the moment at which it is sent or withdrawn: one of both sees the other.
import { sql } from 'kysely'
import { adminHeaders } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { payoutsOf, refundContributionOf } from '../../../test/paying-out.ts'
import { aPayout } from '../../../test/payouts/marking-paid.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { createPayouts } from '../create/create-payouts.ts'
import { commitToSend } from '../send/commit-to-send.ts'

/** Sessions that wait for a lock. */
const waitingIn = async ({ services }: TestApp): Promise<number> =>
  (
    await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(services.db)
  ).rows.length

test('what is put into a file while it is about to be sent is not sent', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  const { db } = app.services
  let sending: ReturnType<typeof commitToSend> | undefined
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('payouts').set({ listed_at: app.clock.now }).where('id', '=', id).execute()
    sending = commitToSend({ ...app.services, now: app.clock.now }, id)
    await expect.poll(() => waitingIn(app)).toBe(1)
  })
  expect(await sending).toBeUndefined()
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due', sent_at: null }])
})

test('what is sent while a file is made is not in the file', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  const { db } = app.services
  const headers = await adminHeaders(app)
  const body = { group: 'due', payouts: [id] }
  let listing: ReturnType<typeof call> | undefined
  await db.transaction().execute(async (trx) => {
    const to = { upi_id: 'meera@okbank', payee_name: 'Meera Rao' }
    const sent = { state: 'sent', ...to, sent_at: app.clock.now } as const
    await trx.updateTable('payouts').set(sent).where('id', '=', id).execute()
    listing = call(off, ['POST', '/admin/payments/payouts/bank-file'], { headers, body })
    await expect.poll(() => waitingIn(app)).toBe(1)
  })
  expect((await listing)?.body.rows).toEqual([])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'sent', listed_at: null }])
})

test('what replaces a payout that is put into a file while it is withdrawn waits', async ({ off }) => {
  const { box, id } = await aPayout(off)
  const { db } = off.services
  await refundContributionOf(off, box.id, 104_00)
  let creating: Promise<void> | undefined
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('payouts').set({ listed_at: off.clock.now }).where('id', '=', id).execute()
    creating = createPayouts({ ...off.services, now: off.clock.now }, box.id)
    await expect.poll(() => waitingIn(off)).toBe(1)
  })
  await creating
  expect(await payoutsOf(off, box)).toMatchObject([
    { state: 'failed', fault: 'withdrawn' },
    { state: 'waiting', hold: 'in-bank-file' },
  ])
})
