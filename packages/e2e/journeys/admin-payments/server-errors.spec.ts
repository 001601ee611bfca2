// The administrator's page on payments with a failing server.
import { auditLogSentences } from '@lifafa/contract/sentences/admin/audit-log'
import { adminCorrectionSentences } from '@lifafa/contract/sentences/admin/corrections'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expect, test } from '../../test.ts'

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [[/status of 503/, /status of 404/], { scope: 'test' }] })

  test('each section shows its failure with a retry; an unknown id is not a failure', {
    tag: '@deep',
  }, async ({ page, asAdmin }) => {
    const away = { status: 503, json: { success: false, message: 'We cannot answer right now.' } }
    await asAdmin(`${PAYMENTS}?tab=payment&id=pay_nothing`)
    await expect(page.getByText(sentences.idUnknown)).toBeVisible()
    await page.route(/\/api\/admin\/(payments|audit-log)/, (route) => route.fulfill(away))
    for (const [name, failed] of [
      ['flags', sentences.flagsFailed],
      ['payouts', payoutFactsSentences.payoutsFailed],
      ['books', sentences.booksFailed],
      ['fee-invoices', sentences.invoicesFailed],
      ['corrections', adminCorrectionSentences.failed],
      ['audit-log', auditLogSentences.failed],
    ] as const) {
      await page.goto(`${PAYMENTS}?tab=${name}`)
      await expect(page.getByRole('heading', { name: failed })).toBeVisible()
    }
    await expectAccessible(page, 'the audit log that failed')
    await page.unroute(/\/api\/admin\/(payments|audit-log)/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'signed in' }).first()).toBeVisible()
  })
})
