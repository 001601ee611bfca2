// The administrator's page on payments: payouts by hand, the books, and the audit log.

import { auditLogSentences } from '@lifafa/contract/sentences/admin/audit-log'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { actionsOf, PAYMENTS, tab } from '../../admin/payments-page.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { reloadUntil } from '../../controls/reload-until.ts'
import { toasts } from '../../controls/toasts.ts'
import { translate } from '../../controls/translate.ts'
import { aHostToBePaid, saveUpiId } from '../../server/hosts-to-pay.ts'
import { expect, test } from '../../test.ts'

const DAY_MS = 24 * 60 * 60_000

/** Only the administrator pays here, and no other test shares the later clock. */
test.use({ serverName: 'payouts by hand', serverSettings: { PAYOUTS: 'off' } })

test('a payout marked as paid is recorded once, in the books and in the audit log', async ({
  page,
  server,
  admin,
  asAdmin,
}) => {
  const host = await aHostToBePaid(server, 'Asha', 501)
  const group = (name: string) =>
    page.getByRole('navigation', { name: adminPayoutsSentences.payoutsTitle }).getByRole('link', { name })

  await server.stop()
  await server.start(9 * DAY_MS)

  await test.step('a due payout is marked as paid once, with the bank’s reference', async () => {
    await asAdmin(`${PAYMENTS}?tab=payouts`)
    await reloadUntil(page, group('Due').filter({ hasText: '₹501' }))
    await expectSound(page, 'payouts')
    const pay = page.getByRole('button', { name: adminPayoutsSentences.payByHandOf('₹501', 'Asha Verma') })
    await expectFocusByTab(pay, 30)
    await page.keyboard.press('Enter')
    const locking = page.getByRole('dialog', { name: adminPayoutsSentences.payByHand })
    await expect(locking).toContainText(adminPayoutsSentences.payByHandText)
    await page.keyboard.press('Escape')
    await expect(locking).toBeHidden()
    await expect(pay).toBeFocused()
    await translate(page, '')
    await pay.click()
    await expectAccessible(page, 'the dialog that locks a payout')
    await locking.getByRole('button', { name: adminPayoutsSentences.lock }).dblclick()
    const dialog = page.getByRole('dialog', { name: adminPayoutsSentences.markPaid })
    await expect(dialog).toContainText(adminPayoutsSentences.pay('₹501', 'asha@okbank'))
    await dialog.getByRole('button', { name: adminPayoutsSentences.markPaid }).click()
    await expect(dialog.getByText(payoutFactsSentences.referenceRequired)).toBeVisible()
    await expectAccessible(page, 'the dialog that marks a payout')
    await dialog.getByLabel(adminPayoutsSentences.referenceLabel).fill('sbin612345678901')

    // The payout is locked: it went where it was shown to go.
    await saveUpiId(server, host, 'verma.asha@okaxis', { current_password: host.password })
    await dialog.getByRole('button', { name: adminPayoutsSentences.markPaid }).dblclick()
    await expect(toasts(page).filter({ hasText: adminPayoutsSentences.payoutMarked })).toHaveCount(1)
    await expect(page.getByText(adminPayoutsSentences.noPayouts.due)).toBeVisible()
    await expect(
      page.getByRole('heading', { name: adminPayoutsSentences.payoutsTitle, exact: true }),
    ).toBeFocused()
    await group('Paid').click()
    const paid = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹501' })
    await expect(paid.filter({ hasText: payoutFactsSentences.reference('SBIN612345678901') })).toContainText(
      'asha@okbank',
    )
  })

  await test.step('a returned payout is noted, and the debt is a payout again', async () => {
    const returned = page.getByRole('button', {
      name: adminPayoutsSentences.markReturnedOf('₹501', 'Asha Verma'),
    })
    await expectNoOverflow(page, 'paid payouts')
    await expectFocusByTab(returned, 40)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: adminPayoutsSentences.markReturned })
    await expect(dialog).toContainText('SBIN612345678901')
    const submit = dialog.getByRole('button', { name: adminPayoutsSentences.markReturned })
    await submit.click()
    await expect(dialog.getByText(adminPagesSentences.reasonRequired)).toBeVisible()
    await expectAccessible(page, 'the dialog for a payout that came back')
    await dialog.getByLabel(adminPayoutsSentences.returnReasonLabel).fill('Account closed')
    await submit.dblclick()
    await expect(toasts(page).filter({ hasText: adminPayoutsSentences.payoutReturned })).toHaveCount(1)
    await expect(
      page.getByRole('heading', { name: adminPayoutsSentences.payoutsTitle, exact: true }),
    ).toBeFocused()
    await expect(page.getByText(adminPayoutsSentences.noPayouts.paid)).toBeVisible()
    await group('Waiting').click()
    await reloadUntil(
      page,
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Account closed' }),
    )
  })

  await test.step('the books are sound, and the audit log has each action once', async () => {
    await tab(page, 'Books').click()
    await expect(page.getByText(sentences.booksSound)).toBeVisible()
    await expect(page.getByText(/^As of \w+ \d+, \d{4}, .* Checked every hour\.$/)).toBeVisible()
    await expect(page.getByRole('row', { name: /^Paid out to hosts \d+ ₹/ })).toBeVisible()
    await expectSound(page, 'the books')
    await tab(page, 'Audit log').click()
    const entries = actionsOf(page, admin)
    await expect(entries.filter({ hasText: 'as paid' })).toHaveCount(1)
    await expect(entries.filter({ hasText: 'was returned' })).toHaveCount(1)
    await expect(entries.filter({ hasText: 'signed in' }).first()).toBeVisible()
  })

  await test.step('the audit log is filtered by action and host, in the address', async () => {
    const entries = page.getByRole('main').getByRole('listitem')
    const filter = page.getByRole('form', { name: auditLogSentences.filter })
    await filter
      .getByLabel(auditLogSentences.action)
      .selectOption(auditLogSentences.actions['payout-marked-paid'].name)
    await filter.getByLabel(auditLogSentences.about).fill(host.email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/action=payout-marked-paid&about=/)
    await expect(entries).toHaveCount(1)
    await expect(entries).toContainText('as paid')
    await expectSound(page, 'the filtered audit log')
    await filter.getByLabel(auditLogSentences.until).fill('2020-01-01')
    await filter.getByRole('button', { name: auditLogSentences.show }).click()
    await expect(page.getByText(auditLogSentences.noneOfThese)).toBeVisible()
    await page.goBack()
    await expect(entries).toHaveCount(1)
    await expect(filter.getByLabel(auditLogSentences.until)).toHaveValue('')
    await filter.getByRole('button', { name: auditLogSentences.showAll }).click()
    await expect(entries.filter({ hasText: 'signed in' }).first()).toBeVisible()
  })
})
