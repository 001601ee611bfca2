// An administrator corrects the ledger.
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import type { Page } from '@playwright/test'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { actionsOf, PAYMENTS, tab } from '../../admin/payments-page.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { toasts } from '../../controls/toasts.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const WIDTHS_PX = [320, 360, 768, 1280, 1920]

/** Nothing else is corrected on this server. */
test.use({ serverName: 'corrections' })

/** Nobody else's box has this name. */
const NAME = 'Zubeida weds Yashpal'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: sentences.debit })

test('a correction for a box is entered once, and is in the audit log', async ({ page, server, host }) => {
  const admin = await openAdminAccount(server)
  const { giftid } = await openBox(server, host, { name: NAME })
  const dialog = page.getByRole('dialog', { name: sentences.write })
  const submit = dialog.getByRole('button', { name: sentences.write })
  /** `box`: its id; absent: it is found by its name, and chosen. */
  const write = async (amount: string, box?: string) => {
    await page.getByRole('button', { name: sentences.write }).click()
    await dialog.getByLabel(sentences.amountLabel).fill(amount)
    await dialog.getByLabel(sentences.creditBox).fill(box ?? NAME)
    if (box === undefined) {
      await dialog.getByRole('list', { name: sentences.boxesFound }).getByRole('button').click()
      await expect(dialog.getByLabel(sentences.creditBox)).toHaveValue(giftid)
    }
    await dialog.getByLabel(sentences.reasonLabel).fill('A gift came by bank transfer')
    await submit.dblclick()
    await expect(dialog).toBeHidden()
  }

  await test.step('without corrections the page says so; the dialog names wrong input', async () => {
    await arriveAsAdmin(page, server, admin, `${PAYMENTS}?tab=corrections`)
    await expect(page.getByText(sentences.none)).toBeVisible()
    await expectAccessible(page, 'no corrections')
    await expectFocusByTab(page.getByRole('button', { name: sentences.write }), 30)
    await page.keyboard.press('Enter')
    await submit.click()
    await expect(dialog.getByText(sentences.amountOdd)).toBeVisible()
    await expect(dialog.getByText(adminPagesSentences.reasonRequired)).toBeVisible()
    await expectAccessible(page, 'the dialog that writes a correction')
    await expectNoOverflow(page, 'the dialog that writes a correction', WIDTHS_PX)
    await page.keyboard.press('Escape')
    // Its own button has the same name.
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: sentences.write })).toBeFocused()
  })

  await test.step('each is entered once', async () => {
    await write('100.50', giftid)
    await expect(toasts(page).filter({ hasText: sentences.entered })).toHaveCount(1)
    await write('2,000')
    await expect(rows(page).filter({ hasText: '₹100.50' })).toHaveCount(1)
    await expect(rows(page).filter({ hasText: '₹2,000' })).toContainText('A gift came by bank transfer')
    await expectAccessible(page, 'corrections')
    await expectNoOverflow(page, 'corrections', WIDTHS_PX)
    await tab(page, adminPaymentsSentences.tabs['audit-log']).click()
    await expect(actionsOf(page, admin).filter({ hasText: 'wrote a correction' })).toHaveCount(2)
  })
})
