// Backups that lack what the provider was asked for since, in tests: `test` begins at the real time, as the stand-in's lists.
import { adminPayoutsCompared } from '@lifafa/contract/endpoints/admin/payouts'
import { getRestoredAt } from '../../db/installation.ts'
import type { Row } from '../../db/tables.ts'
import { adminHeaders } from '../administrators/admins.ts'
import type { TestApp } from '../app.ts'
import { withoutTriggers } from '../database/without-triggers.ts'
import { call } from '../fixtures.ts'
import { operatorLog, payoutsOf } from '../paying-out.ts'
import { insertEntry } from '../rows.ts'
import { HOUR_MS } from '../times.ts'
import { test as base, expect } from './payout-test.ts'

export { expect }

export const test = base
  .extend('startsAt', { scope: 'file' }, () => new Date())

  /** Nor does a run see what an earlier test's backup lacks. */
  .extend('notRestored', { auto: true }, async ({ app }) => {
    await moveMark(app, app.clock.now)
    await app.services.db.updateTable('installation').set({ restored_at: null, compared_at: null }).execute()
  })

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

/** As after a backup from before the ledger had entries of these payouts. */
async function deleteEntries(test: TestApp, payouts: readonly Pick<Row<'payouts'>, 'id'>[]): Promise<void> {
  const ids = payouts.map(({ id }) => id)
  await withoutTriggers(test.services.db, (trx) =>
    trx.deleteFrom('ledger').where('payout_id', 'in', ids).execute(),
  )
}

/** As after a backup from before any payout of this box. */
export async function forgetPayouts(test: TestApp, box: Row<'event_boxes'>): Promise<void> {
  await deleteEntries(test, await payoutsOf(test, box))
  await test.services.db.deleteFrom('payouts').where('event_box_id', '=', box.id).execute()
}

/** As the correction that an administrator writes of a payout, or of a payment by hand, that our books lack. */
export async function enterAsPaid(test: TestApp, box: Row<'event_boxes'>, paise: number): Promise<void> {
  await insertEntry(test.services.db, { event_box_id: box.id, owed_to_hosts: paise, bank: -paise })
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

/** As after a backup from the time when this payout was due. */
export async function undoSending(test: TestApp, payout?: Row<'payouts'>): Promise<void> {
  const { services, clock } = test
  await deleteEntries(test, payout ? [payout] : [])
  const unsent = { payee_name: null, sent_at: null, fault: null, reason: null, hold: null, utr: null }
  await services.db
    .updateTable('payouts')
    .set({ ...unsent, upi_id: null, provider_payout_id: null, state: 'due', check_at: clock.now })
    .where('id', '=', payout?.id ?? '')
    .execute()
}
