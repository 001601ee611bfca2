// An administrator sees a dispute as a task with its deadline, and comes to Razorpay, where it is answered, and to its timeline.
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminLogIn } from '../../admin/administrator.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectSound } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { reloadUntil } from '../../controls/reload-until.ts'
import { call } from '../../server/api.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { answerCalls } from '../../server/intercept-calls.ts'
import { disputePayment, lastPaymentId } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

/** Nothing else is disputed on this server. */
test.use({ serverName: 'disputes' })

test('a dispute to answer stands above the flags with its deadline, and leads to Razorpay', {
  tag: '@deep',
}, async ({ page, server, host, admin, asAdmin }) => {
  await giveToBox(server, (await openBox(server, host)).giftid)
  const paymentId = await lastPaymentId(server)
  await asAdmin(PAYMENTS)
  await expect(page.getByRole('heading', { name: sentences.title, exact: true })).toHaveCount(0)
  const { id } = await disputePayment(server, paymentId)
  const link = page.getByRole('link', { name: sentences.timelineOf(id) })
  await reloadUntil(page, link)
  await expect(page.getByText(/^\d+ (days|hours) left, reply by \w+ \d+, \d{4}/)).toBeVisible()
  await expect(page.getByText('· chargeback')).toHaveCount(0)
  const atProvider = page.getByRole('link', { name: sentences.atProviderOf(id) })
  await expect(atProvider).toHaveAttribute('href', `https://dashboard.razorpay.com/app/disputes/${id}`)
  await expectSound(page, 'disputes to answer')
  const { disputes } = await call(server, adminCountToDo, {
    access: (await adminLogIn(server, admin)).tokens.access,
  })
  const overdue = disputes.map((dispute) => ({
    ...dispute,
    group: 'with-bank' as const,
    respond_by: '2026-09-26T07:29:00.000Z',
  }))
  const counts = {
    flags: 1,
    payouts: 0,
    payouts_in: { due: 0, waiting: 0, 'under-way': 0 },
    bank_files: 0,
    blocked_payouts: 0,
    messages: 0,
  }
  const endAnswers = await answerCalls(page, adminCountToDo, {
    success: true,
    ...counts,
    disputes: overdue,
  })
  await page.reload()
  await page.getByText(sentences.groups['with-bank'](1)).click()
  await expect(page.getByText(/^Overdue since September 26, 2026/)).toBeVisible()
  await expect(page.getByText(sentences.overHow)).toBeVisible()
  await expect(atProvider).toHaveCount(0)
  await expectNoOverflow(page, 'an overdue dispute')
  await endAnswers()
  await page.reload()
  await expectFocusByTab(link, 30)
  await page.keyboard.press('Enter')
  await page.getByText(adminPaymentsSentences.technical).click()
  await expect(page.getByText(new RegExp(`dispute ${id}: .*reply by`, 'i'))).toBeVisible()
})
