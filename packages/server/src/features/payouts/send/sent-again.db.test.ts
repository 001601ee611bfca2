// Money that is sent again keeps the day that its host was promised: it is late after that day, however often it is tried.
import { PATIENCE_MS } from '../../../test/patience.ts'
import { aBoxWithContributions, payoutsOf, refundContributionOf, round } from '../../../test/paying-out.ts'
import { moneyFor, subjectsTo } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'
import { tellLate } from '../apply/late-payouts.ts'
import { listLate } from '../reads.ts'

const LATE = '₹501 of “Asha & Ravi” is late'

test('a host whose bank refuses every day is late after the promised day, and is told so once', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [first] = await payoutsOf(app, box)
  for (let days = 0; days < 10; days++) {
    const payout = (await payoutsOf(app, box)).at(-1)
    await sendPayoutWebhook(app, await bankMoves(app, payout, 'failed', 'beneficiary_bank_offline'))
    await round(app, MINUTE_MS)
    await tellLate(app.services, new AbortController().signal)
    await round(app, DAY_MS)
  }
  const last = (await payoutsOf(app, box)).at(-1)
  expect(last).toMatchObject({ number: 11, state: 'processing', due_on: first?.due_on })
  expect(await listLate(app.services.db, app.clock.now)).toContain(last?.id)
  expect((await moneyFor(app, box)).parts).toMatchObject([{ state: 'late', due_on: first?.due_on }])
  await expect.poll(() => subjectsTo(app, box), { timeout: PATIENCE_MS }).toContain(LATE)
  expect((await subjectsTo(app, box)).filter((subject) => subject === LATE)).toHaveLength(1)
})

test('what is still owed after a refund keeps the day that was promised', async ({ off }) => {
  const box = await aBoxWithContributions(off)
  await round(off, 3 * DAY_MS)
  const [first] = await payoutsOf(off, box)
  await refundContributionOf(off, box.id, 104_00)
  await round(off, 20 * DAY_MS)
  expect(await payoutsOf(off, box)).toMatchObject([
    { state: 'failed', fault: 'withdrawn' },
    { state: 'due', amount_paise: 401_00, due_on: first?.due_on },
  ])
})

test('money that had arrived and came back is promised anew', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [first] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, first, 'processed'))
  await sendPayoutWebhook(app, await bankMoves(app, first, 'reversed'))
  await round(app, 2 * DAY_MS)
  const [, again] = await payoutsOf(app, box)
  expect(again?.due_on.localeCompare(first?.due_on ?? '')).toBe(1)
})
