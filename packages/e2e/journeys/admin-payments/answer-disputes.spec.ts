// An administrator contests a dispute with evidence, or accepts it: by keyboard, once, and reads why where it is refused.

import { MAX_EXPLANATION } from '@lifafa/contract/fields/evidence'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import type { Page } from '@playwright/test'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { actionsOf, PAYMENTS, tab } from '../../admin/payments-page.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { toasts } from '../../controls/toasts.ts'
import type { Host } from '../../server/api.ts'
import { giveToBox, lookIntoBox, openBox } from '../../server/boxes.ts'
import type { Server } from '../../server/server.ts'
import {
  disputePayment,
  failNextSubmission,
  lastPaymentId,
  listDisputeAnswers,
} from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

const WIDTHS_PX = [320, 360, 768, 1280, 1920]
const LONG = 'अतिथि ने विवाह के अवसर पर यह शगुन स्वयं दिया, और क्षत्रिय परिवार ने ज्ञानेश्वरी जी के सामने स्वीकार किया। '
  .repeat(20)
  .slice(0, MAX_EXPLANATION)
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

/** Nothing else is disputed on this server. */
test.use({ serverName: 'answered disputes' })

async function openDispute(server: Server, host: Host, how: { respondWithinSeconds?: number } = {}) {
  const { giftid } = await openBox(server, host)
  await giveToBox(server, giftid)
  const paymentId = await lastPaymentId(server)
  return { giftid, paymentId, ...(await disputePayment(server, paymentId, how)) }
}

/** The page is loaded until the dispute's webhook has come. */
async function showDispute(page: Page, id: string) {
  const link = page.getByRole('link', { name: sentences.timelineOf(id) })
  await expect(async () => {
    await page.reload()
    await expect(link).toBeVisible({ timeout: 15_000 })
  }).toPass()
}

test.describe('an answer that the provider refuses at first', () => {
  test.use({ expectedConsoleErrors: [[/status of 409/], { scope: 'test' }] })

  test('an administrator contests a dispute by keyboard, with an explanation and a file, once', async ({
    page,
    server,
    host,
  }) => {
    const admin = await openAdminAccount(server)
    await arriveAsAdmin(page, server, admin, PAYMENTS)
    const { id, paymentId } = await openDispute(server, host)
    await showDispute(page, id)
    const button = page.getByRole('button', { name: sentences.contestOf(id) })
    const dialog = page.getByRole('dialog', { name: sentences.contestTitle })
    const explanation = dialog.getByLabel(sentences.explanationLabel)
    const file = dialog.getByLabel(sentences.attachmentLabel)
    const submit = dialog.getByRole('button', { name: sentences.submit })

    await test.step('the dialog says what is added, and what is wrong with its fields', async () => {
      await expectAccessible(page, 'disputes to answer')
      await expectNoOverflow(page, 'disputes to answer', WIDTHS_PX)
      await expectFocusByTab(button, 30)
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(sentences.of('₹521.04', paymentId))
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await button.click()
      await file.setInputFiles({
        name: 'letter.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('<html>'),
      })
      await submit.click()
      await expect(dialog.getByText(sentences.attachmentOdd)).toBeVisible()
      await expect(dialog.getByText(sentences.explanationRequired)).toBeVisible()
      await expectAccessible(page, 'the dialog that contests a dispute')
      await explanation.fill('It was a gift.')
      await submit.click()
      await expect(file).toBeFocused()
      expect(await listDisputeAnswers(server)).toEqual([])
    })

    await test.step('what the provider refuses is told in its words, and the text stays', async () => {
      await failNextSubmission(server, 'refusal')
      await explanation.fill(LONG)
      await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PNG })
      await expectNoOverflow(page, 'the dialog with a long explanation', WIDTHS_PX)
      await submit.click()
      await expect(dialog).toContainText(sentences.refused('Not today.'))
      await expectAccessible(page, 'the dialog after a refusal')
      await page.keyboard.press('Escape')
      await expect(page.getByText(sentences.refusedBy(admin.name, 'Not today.'))).toBeVisible()
      await expectNoOverflow(page, 'a dispute whose answer was refused', WIDTHS_PX)
    })

    await test.step('a double click submits once, and the task is done', async () => {
      await button.click()
      await explanation.fill(LONG)
      await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PNG })
      await submit.dblclick()
      await expect(toasts(page).filter({ hasText: sentences.contested })).toHaveCount(1)
      await expect(page.getByRole('heading', { name: adminPaymentsSentences.flagsTitle })).toBeFocused()
      await expect(page.getByText(sentences.groups['answer-now'](1))).toHaveCount(0)
      expect((await listDisputeAnswers(server)).filter((call) => call.startsWith('PATCH'))).toHaveLength(2)
      await tab(page, adminPaymentsSentences.tabs['audit-log']).click()
      await expect(
        actionsOf(page, admin).filter({ hasText: `contested a dispute of ${paymentId}` }),
      ).toHaveCount(2)
    })
  })
})

test('an accepted dispute takes the gift out of its host’s total; after the deadline the page says what to do', async ({
  page,
  server,
  host,
}) => {
  const admin = await openAdminAccount(server)
  await arriveAsAdmin(page, server, admin, PAYMENTS)

  await test.step('the dialog says what is lost before the dispute is accepted', async () => {
    const { id, giftid } = await openDispute(server, host)
    await showDispute(page, id)
    await page.getByRole('button', { name: sentences.acceptOf(id) }).click()
    const dialog = page.getByRole('dialog', { name: sentences.acceptTitle })
    await expect(dialog.getByRole('button', { name: sentences.keep })).toBeFocused()
    await expect(dialog).toContainText(sentences.acceptLoses('₹521.04'))
    await expectAccessible(page, 'the dialog that accepts a dispute')
    await expectNoOverflow(page, 'the dialog that accepts a dispute', WIDTHS_PX)
    await dialog.getByRole('button', { name: sentences.accept }).dblclick()
    await expect(toasts(page).filter({ hasText: sentences.accepted })).toHaveCount(1)
    await expect(page.getByRole('link', { name: sentences.timelineOf(id) })).toHaveCount(0)
    expect(await lookIntoBox(server, host, giftid)).toMatchObject({ total_amount: 0 })
  })

  await test.step('an answer that the provider does not confirm stands as being sent', async () => {
    const { id } = await openDispute(server, host)
    await showDispute(page, id)
    await failNextSubmission(server, 'server error')
    await page.getByRole('button', { name: sentences.contestOf(id) }).click()
    const dialog = page.getByRole('dialog', { name: sentences.contestTitle })
    await dialog.getByLabel(sentences.explanationLabel).fill('It was a gift.')
    await dialog.getByRole('button', { name: sentences.submit }).click()
    await page.getByText(sentences.groups['with-bank'](1)).click()
    await expect(page.getByText(sentences.sending, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: sentences.contestOf(id) })).toHaveCount(0)
    await expectNoOverflow(page, 'an answer that is being sent', WIDTHS_PX)
  })

  await test.step('after the deadline nothing is answered', async () => {
    const { id } = await openDispute(server, host, { respondWithinSeconds: 1 })
    await expect(async () => {
      await page.reload()
      await page.getByText(/^With the bank/).click()
      await expect(page.getByText(sentences.overHow)).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(page.getByRole('button', { name: sentences.contestOf(id) })).toHaveCount(0)
    await expectNoOverflow(page, 'a dispute whose time is over', WIDTHS_PX)
  })
})
