// Backups that lack what the provider was asked for since, in tests: `test` begins at the real time, as the stand-in's lists.
import { adminPayoutsCompared } from '@lifafa/contract/endpoints/admin/payouts'
import { getRestoredAt } from '../../db/installation.ts'
import type { Row } from '../../db/tables.ts'
import { listMissing } from '../../features/payouts/reads/missing.ts'
import { adminHeaders } from '../administrators/admins.ts'
import type { TestApp } from '../app.ts'
import { withoutTriggers } from '../database/without-triggers.ts'
import { call } from '../fixtures.ts'
import { attemptsOf, operatorLog } from '../paying-out.ts'
import { insertEntry } from '../rows.ts'
import { HOUR_MS } from '../times.ts'
import { test as base, expect } from './payout-test.ts'
import { bankMoves } from './provider-payouts.ts'

export { expect }

const test = base
  .extend('startsAt', { scope: 'file' }, () => new Date())

  /** Nor does a run see what an earlier test's backup lacks. */
  .extend('notRestored', { auto: true }, async ({ app }) => {
    await moveMark(app, app.clock.now)
    await app.services.db.updateTable('installation').set({ restored_at: null, compared_at: null }).execute()
    await bringBackMissing(app)
  })

/** Payouts that earlier tests have lost are none of this one: corrections from before a restore do not count. */
async function bringBackMissing(app: TestApp): Promise<void> {
  const { db, provider } = app.services
  const missing = provider.sentPayouts ? await listMissing(db, provider.sentPayouts, app.clock.now) : []
  for (const { id, status } of missing)
    await bankMoves(app, { provider_payout_id: id }, status === 'processed' ? 'reversed' : 'failed')
}

/** The same, where books may be wrong and runs may complain; no run sees the boxes of earlier tests. */
export const testWithWrongBooks = test
  .extend('soundBooks', { auto: true }, () => {})

  .extend('undemanding', { auto: true }, async ({ app }, { onCleanup }) => {
    await app.services.db.updateTable('event_boxes').set({ check_at: null }).execute()
    onCleanup(() => void operatorLog.splice(0))
  })

export const isKnownRestored = async ({ services }: TestApp): Promise<boolean> =>
  (await getRestoredAt(services.db)) !== null

/** How far the provider's list of payouts has been read: a backup contains an earlier mark. */
export const moveMark = ({ services }: TestApp, to: Date | null = new Date(Date.now() - HOUR_MS)) =>
  services.db.updateTable('provider_listings').set({ payouts_listed_until: to }).execute()

/** As after a backup from before any attempt to pay this box: its payouts are open, or not there either. */
export async function forgetAttempts(
  test: TestApp,
  box: Row<'event_boxes'>,
  { payoutsToo = false }: { payoutsToo?: boolean } = {},
): Promise<void> {
  const ids = (await attemptsOf(test, box)).map(({ id }) => id)
  const payouts = test.services.db.selectFrom('payouts').select('id').where('event_box_id', '=', box.id)
  await withoutTriggers(test.services.db, async (trx) => {
    if (ids.length > 0) await trx.deleteFrom('ledger').where('payout_attempt_id', 'in', ids).execute()
    await trx.deleteFrom('payout_attempts').where('payout_id', 'in', payouts).execute()
    if (payoutsToo) await trx.deleteFrom('payouts').where('event_box_id', '=', box.id).execute()
    else await trx.updateTable('payouts').set({ state: 'open' }).where('event_box_id', '=', box.id).execute()
  })
}

/** As the correction that an administrator writes of a payout that our books lack. */
export async function enterAsPaid(test: TestApp, box: Row<'event_boxes'>, paise: number): Promise<void> {
  const { now } = test.clock
  const entry = { event_box_id: box.id, owed_to_hosts: paise, payout_account: -paise, created_at: now }
  await insertEntry(test.services.db, entry)
  await checkNow(test, box)
}

/** As the page that shows the notice of a restored backup: an administrator has compared our bank's payouts with ours. */
export async function confirmCompared(test: TestApp, restoredAt?: string) {
  const restored_at = restoredAt ?? (await getRestoredAt(test.services.db))?.toISOString()
  return call(test, [adminPayoutsCompared.method, adminPayoutsCompared.path], {
    headers: await adminHeaders(test),
    body: { restored_at },
  })
}

/** The box is due for a check. */
export const checkNow = ({ services, clock }: TestApp, { id }: Row<'event_boxes'>) =>
  services.db.updateTable('event_boxes').set({ check_at: clock.now }).where('id', '=', id).execute()
