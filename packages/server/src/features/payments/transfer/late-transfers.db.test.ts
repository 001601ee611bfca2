// Transfers that do not move: operators are told.
import { checkTransfersOfHost } from '../../../db/check-transfers.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { ANSWER, insertFound } from '../../../test/hosts/upi-id-checks.ts'
import { control } from '../../../test/paying.ts'
import {
  aRoutedGift,
  DAY_MS,
  expect,
  round,
  test,
  transferOf,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { watchLateTransfers } from './process-due-transfers.ts'

/** Collects the hourly alarms of a watch of its own: each time the number of late transfers. */
function openWatch({ services }: TestApp) {
  const raised: unknown[] = []
  const watch = watchLateTransfers(services, { error: (line: unknown) => void raised.push(line) })
  return { raised, look: () => watch(new AbortController().signal) }
}

test('stuck transfers raise one alarm: not carried out, or not sent on after a hold', async ({ app }) => {
  const { raised, look } = openWatch(app)
  await control(app, 'POST', '/behaviour', { transferStatus: 'pending' })
  const pending = await aRoutedGift(app)
  await control(app, 'POST', '/behaviour', { transferStatus: 'processed' })
  const held = await aRoutedGift(app)
  await round(app)
  await look()
  expect(raised).toEqual([])
  const { route } = app.services.provider
  const neverSettled = withRoute(app, {
    fetchTransfer: async (id: string) => ({
      ...(await route.fetchTransfer(id)),
      settlement_status: 'pending',
    }),
  })
  await round(neverSettled, 6 * DAY_MS)
  for (let times = 0; times < 2; times += 1) await look()
  expect(raised).toMatchObject([{ alarm: 'transfer-late', transfers: 1 }])
  await round(neverSettled, 6 * DAY_MS)
  await look()
  expect(raised).toMatchObject([{ transfers: 1 }, { transfers: 2 }])
  const { provider_transfer_id } = await transferOf(app, pending.box.id)
  await control(app, 'POST', `/transfers/${provider_transfer_id}/state`, { status: 'processed' })
  await round(app, DAY_MS)
  expect((await transferOf(app, held.box.id)).settled_at).not.toBeNull()
  await look()
  expect(raised).toHaveLength(2)
})

test('a hold for an earlier denied UPI ID raises it; that of a deactivated host not', async ({ app }) => {
  const { db } = app.services
  const denied = await aRoutedGift(app)
  const deactivated = await aRoutedGift(app)
  await round(app)
  await insertFound(app, denied.host.id, 'meera@okbank')
  const no = { upi_id: 'meera@okbank', answer: 'no' }
  expect((await call(app, ANSWER, { hostId: denied.host.id, body: no })).status).toBe(200)
  const change = (hostId: string, set: { upi_id: string } | { deactivated_at: Date }) =>
    db.updateTable('hosts').set(set).where('id', '=', hostId).execute()
  await change(denied.host.id, { upi_id: 'another@okbank' })
  await change(deactivated.host.id, { deactivated_at: app.clock.now })
  await inTransaction(db, (trx) => checkTransfersOfHost(trx, deactivated.host.id, app.clock.now))
  await round(app)
  const { raised, look } = openWatch(app)
  await round(app, 6 * DAY_MS)
  await look()
  expect(raised).toEqual([])
  for (let days = 0; days < 24; days += 6) await round(app, 6 * DAY_MS)
  await look()
  expect(raised).toMatchObject([{ alarm: 'transfer-late', transfers: 1 }])
  // The provider's dashboard releases it; the account has another UPI ID by now.
  await app.services.provider.route.releaseTransfer(
    (await transferOf(app, denied.box.id)).provider_transfer_id,
  )
  await round(app, DAY_MS)
  expect((await transferOf(app, denied.box.id)).settled_at).not.toBeNull()
  expect((await transferOf(app, deactivated.box.id)).settled_at).toBeNull()
})

test('a transfer that becomes late while another is settled raises another alarm', async ({ app }) => {
  const { raised, look } = openWatch(app)
  const aPendingGift = async () => {
    await control(app, 'POST', '/behaviour', { transferStatus: 'pending' })
    const { box } = await aRoutedGift(app)
    await control(app, 'POST', '/behaviour', { transferStatus: 'processed' })
    await round(app, 6 * DAY_MS)
    return box
  }
  const first = await aPendingGift()
  await look()
  expect(raised).toMatchObject([{ transfers: 1 }])
  await aPendingGift()
  const { provider_transfer_id } = await transferOf(app, first.id)
  await control(app, 'POST', `/transfers/${provider_transfer_id}/state`, { status: 'processed' })
  await round(app, DAY_MS)
  expect((await transferOf(app, first.id)).settled_at).not.toBeNull()
  await look()
  expect(raised).toMatchObject([{ transfers: 1 }, { transfers: 1 }])
})
