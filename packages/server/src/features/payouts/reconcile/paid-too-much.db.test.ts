// A host was paid too much, by an administrator and the provider or before a refund: sending stops, and the self-check finds it.
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import type { TestApp } from '../../../test/app.ts'
import {
  aBoxWithContributions,
  operatorLog,
  payoutsOf,
  refundContributionOf,
  round,
} from '../../../test/paying-out.ts'
import { mark } from '../../../test/payouts/marking-paid.ts'
import { bankMoves, sendPayoutWebhook } from '../../../test/payouts/provider-payouts.ts'
import {
  expect,
  isKnownRestored,
  moveMark,
  testWithWrongBooks as test,
} from '../../../test/payouts/restored-backups.ts'
import { insertContribution, insertFlag } from '../../../test/rows.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'

/** An administrator has paid it by hand; another copy of our database asks the provider for it, too. */
async function aPayoutPaidByHand(app: TestApp, off: TestApp) {
  const box = await aBoxWithContributions(app)
  await round(off, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  expect(await mark(off, payout?.id ?? '')).toMatchObject({ status: 200 })
  const to = { hostId: box.host_id, payeeName: 'Meera Nair', upiId: 'meera@okbank', amountPaise: 501_00 }
  const sent = await app.services.provider.payouts?.send({
    id: payout?.id ?? '',
    boxId: box.id,
    number: 1,
    ...to,
  })
  await moveMark(app)
  return { box, moved: await bankMoves(app, { provider_payout_id: sent?.id ?? null }, 'processed') }
}

test('a payout that an administrator and the provider have both paid stops the sending, and is not changed', async ({
  app,
  off,
}) => {
  const { box } = await aPayoutPaidByHand(app, off)
  await round(app, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([{ alarm: 'payout-differs', paidByHand: '612345678901' }])
  expect(await isKnownRestored(app)).toBe(true)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', check_at: null }])
})

test('a webhook of a payout that was paid by hand schedules no check', async ({ app, off }) => {
  const { box, moved } = await aPayoutPaidByHand(app, off)
  await sendPayoutWebhook(app, moved)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  expect(operatorLog.splice(0)).toEqual([])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', provider_payout_id: null }])
})

test('a reviewed flag of a debt does not hide that more was paid out later', async ({ app }) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app)
  const { payment_id } = await db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  await round(app, 3 * DAY_MS)
  await sendPayoutWebhook(app, await bankMoves(app, (await payoutsOf(app, box))[0], 'processed'))
  await refundContributionOf(app, box.id, 104_00)
  await insertFlag(db, { payment_id, kind: 'other' })
  const tooMuch = async () => {
    const found = (await findInconsistencies(db)).find(({ check }) => check.startsWith('more was paid out'))
    return JSON.stringify(found?.rows ?? []).includes(box.id)
  }
  expect(await tooMuch()).toBe(false)
  await insertContribution(db, { event_box_id: box.id, amount_paise: 100_00 })
  expect(await tooMuch()).toBe(false)
  const [payout] = await payoutsOf(app, box)
  await db
    .insertInto('payouts')
    .values({
      ...payout,
      id: crypto.randomUUID(),
      number: 2,
      provider_payout_id: 'pout_second',
      state: 'processing',
      paid_at: null,
    } as never)
    .execute()
  expect(await tooMuch()).toBe(true)
  await db.deleteFrom('payouts').where('provider_payout_id', '=', 'pout_second').execute()
})
