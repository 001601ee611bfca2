// A backup is restored that lacks what the provider has done since: hosts are not paid twice.
import { noteRestored } from '../../../db/installation.ts'
import { openFlagsOf } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  operatorLog,
  payoutsOf,
  refundContributionOf,
  round,
} from '../../../test/paying-out.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { bankMoves, callsFor, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import {
  aBoxPaidUnderTheNextNumber,
  checkNow,
  confirmCompared,
  deletePayouts,
  expect,
  forgetPayouts,
  moveMark,
  test,
} from '../../../test/payouts/restored-backups.ts'
import { insertContribution } from '../../../test/rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'

const restored = { alarm: 'backup-restored' }

test('payouts that a restored backup lacks are found at the provider, and not paid again', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [before] = await payoutsOf(app, box)
  await deletePayouts(app, box)
  await round(app)
  expect(operatorLog.splice(0)).toMatchObject([restored])
  expect(await payoutsOf(app, box)).toMatchObject([
    { id: before?.id, provider_payout_id: before?.provider_payout_id, state: 'processing' },
  ])
  expect(await callsFor(app, box)).toHaveLength(1)
})

test('a payout that is created again with more in it is paid as it was sent, and then the rest', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  await deletePayouts(app, box)
  await insertContribution(app.services.db, { event_box_id: box.id, amount_paise: 100_00 })
  await round(app)
  expect(operatorLog.splice(0)).toMatchObject([restored])
  await confirmCompared(app)
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { id: payout?.id, state: 'processed', amount_paise: 501_00 },
    { state: 'processing', amount_paise: 100_00 },
  ])
})

test('a lost payout of a contribution that was refunded meanwhile leaves the host owing, and is flagged once compared', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  await deletePayouts(app, box)
  await refundContributionOf(app, box.id, 104_00)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await round(app)
  expect(operatorLog.splice(0)).toMatchObject([restored])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', amount_paise: 501_00 }])
  // Gifts may be missing still, and the amount would be too large.
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await confirmCompared(app)
  await round(app)
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'host-owes', detail: { owed_paise: 100_00 } },
  ])
})

test('a second refund of a gift that is told after a restore is flagged with all that is owed', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  await sendPayoutWebhook(app, await bankMoves(app, (await payoutsOf(app, box))[0], 'processed'))
  await refundContributionOf(app, box.id, 104_00)
  const [flag] = await openFlagsOf(app, box.id)
  expect(flag).toMatchObject({ kind: 'host-owes', detail: { owed_paise: 100_00 } })
  await noteRestored(app.services.db, app.clock.now)
  const second = { id: `rfnd_2_${box.id}`, payment_id: flag?.payment_id ?? '', amount: 208_00 }
  await recordRefund({ db: app.services.db, now: app.clock.now }, { ...second, status: 'processed' })
  await confirmCompared(app)
  await round(app, MINUTE_MS)
  await checkNow(app, box)
  await round(app, MINUTE_MS)
  const owed = (await openFlagsOf(app, box.id)).map(({ detail }) => detail)
  expect(owed).toEqual(expect.arrayContaining([{ owed_paise: 100_00 }, { owed_paise: 300_00 }]))
  expect(owed).toHaveLength(2)
})

test('a payout that was refused before the backup, and paid under the next number after it, is not paid again', async ({
  app,
}) => {
  const { box, first, second } = await aBoxPaidUnderTheNextNumber(app)
  expect(first).toMatchObject({ state: 'failed', provider_payout_id: null })
  await moveMark(app)
  await round(app, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([restored])
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'withdrawn' },
    { id: second?.id, state: 'processed', amount_paise: 501_00, upi_id: 'meera@okbank' },
  ])
  expect(await confirmCompared(app)).toMatchObject({ status: 200 })
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'failed', fault: 'withdrawn' }, {}])
  expect(await sentFor(app, box)).toHaveLength(1)
  expect(await owed(app, box)).toBe(0)
})

test('a webhook of a payout that the backup lacks imports it', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [before] = await payoutsOf(app, box)
  await forgetPayouts(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, before, 'processed'))
  expect(await payoutsOf(app, box)).toMatchObject([
    { id: before?.id, number: 1, state: 'processed', amount_paise: 501_00, upi_id: 'meera@okbank' },
  ])
  expect(await owed(app, box)).toBe(0)
})
