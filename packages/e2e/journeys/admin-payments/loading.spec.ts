// The administrator's page on payments on a slow server.
import { adminListFlags } from '@lifafa/contract/endpoints/admin/flags'
import { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { adminDisputeSentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { WIDTHS_PX } from '../../checks/overflow.ts'
import { answerCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const DISPUTE = {
  ...{
    id: 'disp_S1',
    group: 'answer-now',
    status: 'open',
    phase: 'chargeback',
    payment_id: 'pay_S1',
    amount_paise: 521_04,
  },
  ...{ reason_code: 'fraud', respond_by: '2099-01-01T00:00:00.000Z', updated_at: '2026-11-21T06:00:00.000Z' },
  ...{
    guest: 'Sunita Deshpande',
    box: 'Asha weds Rohan',
    host: 'Asha Verma',
    host_id: null,
    provider_url: 'https://example.com',
  },
}

/** Only the administrator pays on this server. */
test.use({ serverName: 'payouts by hand', serverSettings: { PAYOUTS: 'off' } })

test('loading payouts cause no layout shift, on a phone, a tablet and a desktop', { tag: '@deep' }, async ({
  page,
  asAdmin,
}) => {
  await asAdmin(PAYMENTS)
  const expectNoShift = await watchLayoutShifts(page)
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 })
    const held = await holdCalls(page, adminListPayouts)
    await page.goto(`${PAYMENTS}?tab=payouts`)
    await expect(page.getByRole('link', { name: 'Waiting' })).toBeVisible()
    held.release()
    await expect(page.getByText(adminPayoutsSentences.payoutsOff)).toBeVisible()
    await expectNoShift(`the payouts, ${width} px wide`)
  }
})

test('loading flags and disputes cause no layout shift, whichever comes first', { tag: '@deep' }, async ({
  page,
  asAdmin,
}) => {
  await asAdmin(PAYMENTS)
  const expectNoShift = await watchLayoutShifts(page)
  await answerCalls(page, adminCountToDo, {
    ...{
      success: true,
      flags: 12,
      payouts: 3,
      payouts_in: { due: 0, waiting: 0, 'under-way': 0 },
      bank_files: 0,
    },
    ...{ blocked_payouts: 0, messages: 0 },
    disputes: [DISPUTE],
  })
  for (const late of [adminCountToDo, adminListFlags])
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      const held = await holdCalls(page, late)
      const other = late === adminListFlags ? adminCountToDo : adminListFlags
      const arrived = page.waitForResponse((response) => response.url().includes(other.path))
      await page.goto(PAYMENTS)
      await (await arrived).finished()
      held.release()
      await expect(page.getByText(adminPaymentsSentences.noFlags)).toBeVisible()
      await expect(page.getByRole('heading', { name: adminDisputeSentences.title })).toBeVisible()
      await expectNoShift(`flags and disputes, ${late.path} last, ${width} px wide`)
    }
})
