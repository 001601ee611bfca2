// After a restored backup nothing is sent before an administrator has compared our books with the provider and our bank.
import { watchBooks } from '../../../background/watch-books.ts'
import { getInstallationId, getRestoredAt, noteRestored } from '../../../db/installation.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import {
  aBoxWithContributions,
  operatorLog,
  payoutsOf,
  refundContributionOf,
  round,
  withoutProvider,
} from '../../../test/paying-out.ts'
import { listPage, mark } from '../../../test/payouts/marking-paid.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import {
  checkNow,
  confirmCompared,
  enterAsPaid,
  expect,
  forgetPayouts,
  isKnownRestored,
  moveMark,
  test,
  undoSending,
} from '../../../test/payouts/restored-backups.ts'
import { insertContribution } from '../../../test/rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { findMissingOrders } from '../../payments/scheduled-tasks.ts'
import { listMissing } from '../reads.ts'
import { payoutTasks } from '../scheduled-tasks.ts'

const restored = { alarm: 'backup-restored' }

/** The only payout of a box has arrived; the backup is from before it was made, and the box is due for a check. */
async function aBoxWhosePayoutIsLost(app: TestApp) {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [lost] = await payoutsOf(app, box)
  const moved = await bankMoves(app, lost, 'processed')
  await forgetPayouts(app, box)
  await checkNow(app, box)
  await moveMark(app)
  return { box, lost: moved }
}

test('a payout that a backup has as due is found in the provider’s list, and stops the sending', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await undoSending(app, payout)
  await refundContributionOf(app, box.id, 104_00)
  await moveMark(app)
  for (let rounds = 0; rounds < 2; rounds++) await round(app, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([restored])
  expect(await isKnownRestored(app)).toBe(true)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', upi_id: 'meera@okbank' }])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a payout that is only found when it is about to be sent is not sent again', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  await undoSending(app, (await payoutsOf(app, box))[0])
  await moveMark(app, new Date(app.clock.now.getTime() + HOUR_MS - MINUTE_MS))
  await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing' }])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a payout that our books lack stops the sending, is listed, and is not sent again once a correction has entered it', async ({
  app,
}) => {
  const { box, lost } = await aBoxWhosePayoutIsLost(app)
  for (let rounds = 0; rounds < 2; rounds++) await round(app, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([{ ...restored, payout: lost.id }])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due', amount_paise: 501_00 }])
  const { missing } = await listPage(app)
  expect(missing).toMatchObject([
    { id: lost.id, box_id: box.id, amount_paise: 501_00, upi_id: 'meera@okbank', reference: lost.utr },
  ])

  await enterAsPaid(app, box, 501_00)
  expect(await confirmCompared(app)).toMatchObject({ status: 200 })
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'failed', fault: 'withdrawn' }])
  expect(await isKnownRestored(app)).toBe(false)
  expect(await owed(app, box)).toBe(0)

  await insertContribution(app.services.db, { event_box_id: box.id, amount_paise: 100_00 })
  await checkNow(app, box)
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{}, { state: 'processing', amount_paise: 100_00 }])
  expect((await sentFor(app, box)).map(({ amount }) => amount)).toEqual([100_00])
})

test('a webhook of a payout that our books lack stops the sending; one that comes back raises another alarm', async ({
  app,
}) => {
  const { box, lost } = await aBoxWhosePayoutIsLost(app)
  app.logged.length = 0
  await sendPayoutWebhook(app, lost)
  expect(await isKnownRestored(app)).toBe(true)
  await confirmCompared(app)
  await sendPayoutWebhook(app, await bankMoves(app, { provider_payout_id: lost.id }, 'reversed'))
  expect(await isKnownRestored(app)).toBe(false)
  expect(app.logged.flatMap(({ alarm, ...details }) => (alarm ? [{ alarm, ...details }] : []))).toMatchObject(
    [
      { ...restored, payout: lost.id },
      { alarm: 'payout-differs', payout: lost.id, box: box.id },
    ],
  )
  expect(await payoutsOf(app, box)).toEqual([])
})

test('what has come back, what is of no box of ours, and what was compared is not listed as missing', async ({
  app,
}) => {
  const { db, provider, now } = app.services
  const { sentPayouts } = provider
  if (!sentPayouts) throw new Error('The server of the tests pays hosts.')
  const { lost } = await aBoxWhosePayoutIsLost(app)
  const listed = async (...payouts: object[]) => {
    const list = async () => payouts as never
    return (await listMissing(db, { ...sentPayouts, list }, now())).map(({ id }) => id)
  }
  expect(
    await listed(...[lost, { ...lost, id: 'pout_back', status: 'reversed' }], {
      ...lost,
      id: 'pout_foreign',
      notes: { event_box: 'x' },
    }),
  ).toEqual([lost.id])
  const froms: Date[] = []
  await noteRestored(db, app.clock.now)
  await confirmCompared(app)
  const list = async ({ from }: { from: Date }) => {
    froms.push(from)
    return []
  }
  await listMissing(db, { list }, now())
  expect(froms).toEqual([app.clock.now])
})

test('while the provider cannot be asked, the page does not say that nothing is missing', async ({ app }) => {
  await noteRestored(app.services.db, app.clock.now)
  const { sentPayouts } = app.services.provider
  const list = async () => {
    throw new ProviderError('unavailable', 'the provider is down')
  }
  Object.assign(app.services.provider, { sentPayouts: { ...sentPayouts, list } })
  expect(await listPage(app)).toMatchObject({ restored_at: expect.any(String), missing: null })
  Object.assign(app.services.provider, { sentPayouts })
  expect(await listPage(app)).toMatchObject({ missing: expect.any(Array) })
})

test('a moment in the year 0, which PostgreSQL cannot store, is refused', async ({ app }) => {
  expect(await confirmCompared(app, '0000-02-29T20:00:00Z')).toMatchObject({ status: 400 })
})

test('nothing is sent before an administrator has compared payouts with our bank', async ({ app, off }) => {
  const { db } = app.services
  const [byHand, rest] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  await round(withoutProvider(app), 3 * DAY_MS)
  await noteRestored(db, app.clock.now)
  await db.updateTable('payouts').set({ check_at: app.clock.now }).where('state', '=', 'due').execute()
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, rest)).toMatchObject([{ state: 'due' }])
  const [payout] = await payoutsOf(app, byHand)
  expect(await listPage(off, 'group=due')).toMatchObject({
    restored_at: expect.any(String),
    payouts: expect.arrayContaining([expect.objectContaining({ id: payout?.id, can_be_marked: true })]),
  })
  expect(await mark(off, payout?.id ?? '')).toMatchObject({ status: 200 })
  const actions = db.selectFrom('audit_log').select('id').where('action', '=', 'payouts-compared')
  const before = await actions.execute()
  const noticeOf = (await getRestoredAt(db))?.toISOString()
  expect([await confirmCompared(app, noticeOf), await confirmCompared(app, noticeOf)]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ])
  await round(app, 3 * MINUTE_MS)
  expect(await payoutsOf(app, rest)).toMatchObject([{ state: 'processing' }])
  expect(await sentFor(app, byHand)).toEqual([])
  expect(await actions.execute()).toHaveLength(before.length + 1)
})

test('a server that has just started sends nothing before it has looked for missing orders', async ({
  app,
}) => {
  const { db, provider, metrics } = app.services
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
  await db.updateTable('installation').set({ compared_at: null }).execute()
  wait(app, 3 * DAY_MS)
  metrics.books = undefined
  const [payouts] = payoutTasks(app.services, app.app.log, {
    findMissingOrders: findMissingOrders(app.services, app.app.log),
    watchBooks: () => watchBooks(app.services, app.app.log),
  })
  await payouts?.action(new AbortController().signal)
  expect(await isKnownRestored(app)).toBe(true)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due' }])
  expect(await sentFor(app, box)).toEqual([])
})
