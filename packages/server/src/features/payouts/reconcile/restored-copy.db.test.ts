// A restored backup of before a payout was sent: it is found at the provider, and not sent again.
import { fillDatabase } from '../../../db/copy/fill-database.ts'
import { given, linesOf } from '../../../test/database/copies/copies.ts'
import { openEmptyDatabase } from '../../../test/database/copies/empty-database.ts'
import { aBoxWithContributions, operatorLog, payoutsOf, round } from '../../../test/paying-out.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import { expect, isKnownRestored, test } from '../../../test/payouts/restored-backups.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'

test('a payout that was sent after the backup is not sent again', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  const backup = await linesOf(app.services)
  await round(app, 3 * DAY_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
  const { db, close } = await openEmptyDatabase()
  await fillDatabase(db, given(backup))
  const restored = { ...app, services: { ...app.services, db } }
  await round(restored, HOUR_MS)
  expect(await isKnownRestored(restored)).toBe(true)
  expect(operatorLog.splice(0)).toContainEqual(expect.objectContaining({ alarm: 'backup-restored' }))
  // As an administrator who has compared our bank.
  await db.updateTable('installation').set({ restored_at: null }).execute()
  await round(restored, DAY_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
  expect(await payoutsOf(restored, box)).toMatchObject([{ state: 'processing' }])
  await close()
})
