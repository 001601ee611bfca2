// The administrator's page on payments: payouts by hand, the books, and the audit log.

import { updateProfile } from '@lifafa/contract/endpoints/profile'
import { auditLogSentences } from '@lifafa/contract/sentences/admin/audit-log'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { actionsOf, PAYMENTS, tab } from '../../admin/payments-page.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { toasts } from '../../controls/toasts.ts'
import { translate } from '../../controls/translate.ts'
import { call, type Host, logIn, openAccount } from '../../server/api.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import type { Server } from '../../server/server.ts'
import { expect, test } from '../../test.ts'

const WIDTHS_PX = [320, 768, 1920]

const DAY_MS = 24 * 60 * 60_000

/** Only the administrator pays here, and no other test shares the later clock. */
test.use({ serverName: 'payouts by hand', serverSettings: { PAYOUTS: 'off' } })

const saveUpiId = async (server: Server, host: Host, upi_id: string, more: object = {}): Promise<void> => {
  const { access } = (await logIn(server, host)).tokens
  const body = {
    first_name: host.firstName,
    last_name: host.lastName,
    phone_number: '9876543210',
    address: '4, Lake View, Bhopal',
    upi_id,
    ...more,
  }
  await call(server, updateProfile, { body, access })
}

test.describe('while the host changes the UPI ID', () => {
  test('a payout marked as paid is recorded once, in the books and in the audit log', async ({
    page,
    server,
  }) => {
    const admin = await openAdminAccount(server)
    const host = await openAccount(server)
    await saveUpiId(server, host, 'asha.verma@okbank')
    await giveToBox(server, (await openBox(server, host)).giftid)
    const group = (name: string) =>
      page.getByRole('navigation', { name: adminPayoutsSentences.payoutsTitle }).getByRole('link', { name })

    await server.stop()
    await server.start(9 * DAY_MS)

    await test.step('a due payout is marked as paid once, with the bank’s reference', async () => {
      await arriveAsAdmin(page, server, admin, `${PAYMENTS}?tab=payouts`)
      await expect(async () => {
        await page.reload()
        await expect(group('Due')).toContainText('₹501', { timeout: 15_000 })
      }).toPass()
      await expectAccessible(page, 'payouts')
      await expectNoOverflow(page, 'payouts', WIDTHS_PX)
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
      await expect(dialog).toContainText(adminPayoutsSentences.pay('₹501', 'asha.verma@okbank'))
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
      await expect(
        paid.filter({ hasText: payoutFactsSentences.reference('SBIN612345678901') }),
      ).toContainText('asha.verma@okbank')
    })

    await test.step('a returned payout is noted, and the debt is a payout again', async () => {
      const returned = page.getByRole('button', {
        name: adminPayoutsSentences.markReturnedOf('₹501', 'Asha Verma'),
      })
      await expectNoOverflow(page, 'paid payouts', WIDTHS_PX)
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
      await expect(async () => {
        await page.reload()
        await expect(
          page.getByRole('main').getByRole('listitem').filter({ hasText: 'Account closed' }),
        ).toHaveCount(1, { timeout: 15_000 })
      }).toPass()
    })

    await test.step('the books are sound, and the audit log has each action once', async () => {
      await tab(page, 'Books').click()
      await expect(page.getByText(sentences.booksSound)).toBeVisible()
      await expect(page.getByText(/^As of \w+ \d+, \d{4}, .* Checked every hour\.$/)).toBeVisible()
      await expect(page.getByRole('row', { name: /^Paid out to hosts \d+ ₹/ })).toBeVisible()
      await expectAccessible(page, 'the books')
      await expectNoOverflow(page, 'the books')
      await tab(page, 'Audit log').click()
      const entries = actionsOf(page, admin)
      await expect(entries.filter({ hasText: 'as paid' })).toHaveCount(1)
      await expect(entries.filter({ hasText: 'was returned' })).toHaveCount(1)
      await expect(entries.filter({ hasText: 'signed in' }).first()).toBeVisible()
      await expectNoOverflow(page, 'the audit log', WIDTHS_PX)
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
      await expectAccessible(page, 'the filtered audit log')
      await expectNoOverflow(page, 'the filtered audit log', WIDTHS_PX)
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
})
