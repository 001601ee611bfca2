// The administrator's page on payments: review flags, payouts by hand, the books, a payment's timeline, the audit log.

import { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { createOrder } from '@lifafa/contract/endpoints/payments'
import { updateProfile } from '@lifafa/contract/endpoints/profile'
import { chargePaise } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { reviewFlagSentences } from '@lifafa/contract/sentences/admin/review-flags'
import type { Page } from '@playwright/test'
import { type Administrator, adminLogIn, arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { toasts } from '../../host/toasts.ts'
import { call, giveToBox, type Host, logIn, openAccount, openBox } from '../../server/api.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import type { Server } from '../../server/server-process.ts'
import { payOrderTwice } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

const PAYMENTS = '/lifafa/admin/payments'
const WIDTHS_PX = [320, 768, 1920]
const DAY_MS = 24 * 60 * 60_000

/** Only the administrator pays here, and no other test shares the later clock. */
test.use({ serverOf: 'an administrator who pays by hand', serverSettings: { PAYOUTS: 'off' } })
test.describe.configure({ mode: 'default' })

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

async function giveTwice(server: Server, giftid: string): Promise<void> {
  const body = {
    name: 'Sunita Deshpande',
    phone: '9123456780',
    amount: chargePaise(501),
    address: '7 Station Road, Pune',
    giftid,
  }
  const order = await call(server, createOrder, { body })
  await payOrderTwice(server, order.id)
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: sentences.sections }).getByRole('link', { name })
const actionsOf = (page: Page, { name }: Administrator) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

test('an administrator reviews a flagged payment with the keyboard, and reads its timeline', async ({
  page,
  server,
  host,
}) => {
  const admin = await openAdminAccount(server)
  const { giftid } = await openBox(server, host)
  const { access } = (await adminLogIn(server, admin)).tokens

  await test.step('without flags the page shows its empty state', async () => {
    await arriveAsAdmin(page, server, admin, PAYMENTS)
    await expect(page.getByText(sentences.noFlags)).toBeVisible()
    await expect(tab(page, 'Flags')).toHaveText('Flags')
    await expectAccessible(page, 'no flags')
  })

  await giveTwice(server, giftid)
  await expect.poll(async () => (await call(server, adminCountToDo, { access })).flags).toBe(1)

  await test.step('a second payment is flagged with advice, and reviewed by keyboard', async () => {
    await page.reload()
    await expect(tab(page, 'Flags')).toContainText(sentences.toDo(1))
    const { name, advice } = reviewFlagSentences.kinds['second-payment']
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByText(advice)).toBeVisible()
    await expect(page.getByText('Station Road')).toHaveCount(0)
    await expectAccessible(page, 'a flag')
    await expectNoOverflow(page, 'a flag', WIDTHS_PX)
    await expectFocusByTab(page.getByRole('button', { name: sentences.markLookedAt }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(sentences.noFlags)).toBeVisible()
    await expect(page.getByRole('heading', { name: sentences.flagsTitle })).toBeFocused()
    await expect(tab(page, 'Flags')).toHaveText('Flags')
    await page.getByRole('link', { name: sentences.lookedAtGroup, exact: true }).click()
    await expect(page.getByText(`Looked at by ${admin.name}`)).toBeVisible()
  })

  await test.step('its timeline is shown, and a search without an id shows an error', async () => {
    await page.getByRole('link', { name: sentences.seeTimeline }).click()
    await expect(page.getByText(/written down: second payment of one order/)).toBeVisible()
    await expect(page.getByText('Sunita Deshpande, ••••••6780')).toBeVisible()
    await expect(page.getByText(/^pay_\w+: refunded, ₹521.04/)).toBeVisible()
    await expectAccessible(page, 'the timeline of a payment')
    await expectNoOverflow(page, 'the timeline of a payment', WIDTHS_PX)
    await page.getByLabel(sentences.idLabel).fill(' ')
    await page.getByRole('button', { name: sentences.find }).click()
    await expect(page.getByText(sentences.idRequired)).toBeVisible()
  })

  await test.step('the audit log has the review', async () => {
    await tab(page, 'Audit log').click()
    await expect(actionsOf(page, admin).filter({ hasText: /looked at pay_\w+/ })).toHaveCount(1)
    await expectAccessible(page, 'the audit log')
  })
})

test('loading payouts cause no layout shift, on a phone, a tablet and a desktop', async ({
  page,
  server,
}) => {
  const admin = await openAdminAccount(server)
  await arriveAsAdmin(page, server, admin, PAYMENTS)
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

test.describe('while the host changes the UPI ID', () => {
  test.use({ expectedConsoleErrors: [[/status of 409/], { scope: 'test' }] })

  test('an administrator marks a payout as paid once, and books and audit log have it', async ({
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
        await expect(group('Due')).toContainText('₹501', { timeout: 2_000 })
      }).toPass()
      await expectAccessible(page, 'payouts')
      await expectNoOverflow(page, 'payouts', WIDTHS_PX)
      const mark = page.getByRole('button', { name: adminPayoutsSentences.markPaidOf('₹501', 'Asha Verma') })
      await expectFocusByTab(mark, 30)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: adminPayoutsSentences.markPaid })
      await expect(dialog).toContainText(adminPayoutsSentences.payFirst('₹501', 'asha.verma@okbank'))
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(mark).toBeFocused()
      await mark.click()
      await dialog.getByRole('button', { name: adminPayoutsSentences.markPaid }).click()
      await expect(dialog.getByText(adminPayoutsSentences.referenceRequired)).toBeVisible()
      await expectAccessible(page, 'the dialog that marks a payout')
      await dialog.getByLabel(adminPayoutsSentences.referenceLabel).fill('sbin612345678901')

      await saveUpiId(server, host, 'verma.asha@okaxis', { current_password: host.password })
      await dialog.getByRole('button', { name: adminPayoutsSentences.markPaid }).click()
      await expect(dialog).toContainText('it was asha.verma@okbank')
      await expect(dialog.getByRole('button', { name: adminPayoutsSentences.markPaid })).toBeDisabled()
      await expectAccessible(page, 'the dialog for a payout whose UPI ID was changed')
      await dialog
        .getByRole('checkbox', { name: adminPayoutsSentences.alreadySent('₹501', 'asha.verma@okbank') })
        .check()
      await dialog.getByRole('button', { name: adminPayoutsSentences.markPaid }).dblclick()
      await expect(toasts(page).filter({ hasText: adminPayoutsSentences.payoutMarked })).toHaveCount(1)
      await expect(page.getByText(adminPayoutsSentences.noPayouts.due)).toBeVisible()
      await expect(page.getByRole('heading', { name: adminPayoutsSentences.payoutsTitle })).toBeFocused()
      await group('Paid').click()
      const paid = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹501' })
      await expect(
        paid.filter({ hasText: adminPayoutsSentences.reference('SBIN612345678901') }),
      ).toContainText('asha.verma@okbank')
    })

    await test.step('the books are sound, and the audit log has each action once', async () => {
      await tab(page, 'Books').click()
      await expect(page.getByText(sentences.booksSound)).toBeVisible()
      await expect(page.getByText(/^As of \w+ \d+, \d{4}, .* They are looked at every hour\.$/)).toBeVisible()
      await expect(page.getByRole('row', { name: /^Paid out to hosts \d+ ₹/ })).toBeVisible()
      await expectAccessible(page, 'the books')
      await expectNoOverflow(page, 'the books')
      await tab(page, 'Audit log').click()
      const entries = actionsOf(page, admin)
      await expect(entries.filter({ hasText: 'as paid' })).toHaveCount(1)
      await expect(entries.filter({ hasText: 'signed in' }).first()).toBeVisible()
      await expectNoOverflow(page, 'the audit log', WIDTHS_PX)
    })
  })
})

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [[/status of 503/, /status of 404/], { scope: 'test' }] })

  test('each section shows its failure with a retry; an unknown id is not a failure', {
    tag: '@deep',
  }, async ({ page, server }) => {
    const away = { status: 503, json: { success: false, message: 'We cannot answer right now.' } }
    await arriveAsAdmin(
      page,
      server,
      await openAdminAccount(server),
      `${PAYMENTS}?tab=payment&id=pay_nothing`,
    )
    await expect(page.getByText(sentences.idUnknown)).toBeVisible()
    await page.route(/\/api\/admin\/(payments|audit-log)/, (route) => route.fulfill(away))
    for (const [name, failed] of [
      ['flags', sentences.flagsFailed],
      ['payouts', adminPayoutsSentences.payoutsFailed],
      ['books', sentences.booksFailed],
      ['audit-log', sentences.auditFailed],
    ] as const) {
      await page.goto(`${PAYMENTS}?tab=${name}`)
      await expect(page.getByRole('heading', { name: failed })).toBeVisible()
    }
    await expectAccessible(page, 'the audit log that failed')
    await page.unroute(/\/api\/admin\/(payments|audit-log)/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('signed in').first()).toBeVisible()
  })
})
