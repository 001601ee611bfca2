// An administrator corrects the ledger.
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import type { Page } from '@playwright/test'
import { actionsOf, PAYMENTS, tab } from '../../admin/payments-page.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { toasts } from '../../controls/toasts.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

/** Nobody else's box has this name. */
const NAME = 'Zubeida weds Yashpal'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: sentences.debit })

test('a correction for a box is entered once, and is in the audit log', async ({
  page,
  server,
  host,
  admin,
  asAdmin,
}) => {
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
    await asAdmin(`${PAYMENTS}?tab=corrections`)
    await expect(page.getByText(sentences.none)).toBeVisible()
    await expectAccessible(page, 'no corrections')
    await expectFocusByTab(page.getByRole('button', { name: sentences.write }), 30)
    await page.keyboard.press('Enter')
    await submit.click()
    await expect(dialog.getByText(sentences.amountOdd)).toBeVisible()
    await expect(dialog.getByText(adminPagesSentences.reasonRequired)).toBeVisible()
    await expectSound(page, 'the dialog that writes a correction')
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
    await expectSound(page, 'corrections')
    await tab(page, adminPaymentsSentences.tabs['audit-log']).click()
    await expect(actionsOf(page, admin).filter({ hasText: 'added a correction' })).toHaveCount(2)
  })
})
