// An administrator refunds a gift from its timeline: by keyboard, as it was seen, once.
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminRefundSentences as sentences } from '@lifafa/contract/sentences/admin/refunds'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { actionsOf, PAYMENTS, tab } from '../../admin/payments-page.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { reloadUntil } from '../../controls/reload-until.ts'
import { toasts } from '../../controls/toasts.ts'
import { giveToBox, lookIntoBox } from '../../server/boxes.ts'
import { lastPaymentId, refundUnreported } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [[/status of 409/], { scope: 'test' }] })

test('an administrator refunds the rest of a gift by keyboard, once, as it is by then', async ({
  page,
  server,
  host,
  admin,
  asAdmin,
  box,
}) => {
  await giveToBox(server, box.giftid)
  const id = await lastPaymentId(server)
  const dialog = page.getByRole('dialog', { name: sentences.refund })
  const submit = dialog.getByRole('button', { name: sentences.refund })

  await test.step('the dialog shows the losses of guest and host, and the faults of its fields', async () => {
    await asAdmin(`${PAYMENTS}?tab=payment&id=${id}`)
    const button = page.getByRole('button', { name: sentences.refundOf('₹521.04', id) })
    await expect(button).toBeVisible()
    await expectSound(page, 'a payment that can be refunded')
    await expectFocusByTab(button, 50)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(sentences.guestGets('₹521.04'))
    await expect(dialog).toContainText(sentences.hostLoses('₹501'))
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await button.click()
    await dialog.getByLabel(sentences.amountLabel).fill('104.005')
    await submit.click()
    await expect(dialog.getByText(sentences.amountOdd)).toBeVisible()
    await expect(dialog.getByText(adminPagesSentences.reasonRequired)).toBeVisible()
    await expectSound(page, 'the dialog that refunds')
  })

  await test.step('a change in between is shown before anything is refunded', async () => {
    await refundUnreported(server, id, 10_400)
    await dialog.getByLabel(sentences.amountLabel).fill('417.04')
    await dialog.getByLabel(sentences.reasonLabel).fill('The guest gave to the wrong couple')
    await submit.click()
    await expect(dialog).toContainText(sentences.changed)
    await expect(dialog).toContainText(sentences.amountHint('₹417.04'))
    await expectAccessible(page, 'the dialog for a payment that has changed')
  })

  await test.step('a double click refunds the rest once', async () => {
    await submit.dblclick()
    await expect(toasts(page).filter({ hasText: sentences.requested })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: sentences.title, exact: true })).toBeFocused()
    await reloadUntil(page, page.getByText(sentences.blocks['nothing-left']))
    await expect(page.getByText(/by an administrator: The guest gave to the wrong couple/)).toHaveCount(1)
    expect(await lookIntoBox(server, host, box.giftid)).toMatchObject({ total_amount: 0 })
    await tab(page, adminPaymentsSentences.tabs['audit-log']).click()
    await expect(actionsOf(page, admin).filter({ hasText: `refunded ${id}` })).toHaveCount(1)
  })
})
