// The contact page: a message is sent and the form cleared, or it fails and the input stays.
import { submitContact } from '@lifafa/contract/endpoints/contact'
import { contactSentences as sentences } from '@lifafa/contract/sentences/contact'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { toasts } from '../../controls/toasts.ts'
import { disconnectCalls, failCalls, holdCalls, intercept } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const MESSAGE = {
  Name: 'मीरा नायर',
  Email: 'meera@example.com',
  Subject: 'About a gift',
  Message: 'I gave ₹501 on Saturday.\nDid it arrive?',
}
const send = (page: Page) => page.getByRole('button', { name: /^Send/ })

async function fill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE))
    await page.getByLabel(label, { exact: true }).fill(text)
}

async function expectForm(page: Page, holds: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(holds))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
}

test('missing input is reported once and marked at the fields; then the message is sent [contact-1]', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText(sentences.fieldsRequired)
  for (const label of Object.keys(MESSAGE))
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'the contact form with errors')

  const held = await holdCalls(page, submitContact)
  await fill(page)
  await send(page).dblclick()
  await expect(send(page)).toHaveText('Sending...')
  await expectAccessible(page, 'the contact form, sending')
  held.release()
  await expect(toasts(page)).toHaveText(sentences.sent)
  await expectForm(page, { Name: '', Email: '', Subject: '', Message: '' })
  expect(held.seen).toBe(1)
})

test.describe('with a failing server', () => {
  test.use({
    expectedConsoleErrors: [
      [/ERR_INTERNET_DISCONNECTED/, /status of 500/, /status of 400/],
      { scope: 'test' },
    ],
  })

  test('a failed message shows an error, and loses no input [contact-2]', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('/contact-us')
    await fill(page)
    for (const [breakCalls, sentence] of [
      [disconnectCalls, sentences.noResponse],
      [failCalls, sentences.sendFailed],
    ] as const) {
      const mend = await breakCalls(page, submitContact)
      await send(page).click()
      await expect(page.getByRole('alert')).toHaveText(sentence)
      await expect(toasts(page).last()).toHaveText(sentences.sendFailedToast)
      await expectForm(page, MESSAGE)
      await mend()
    }
    const mend = await intercept(page, '**/api/contact/submit', (route) =>
      route.fulfill({ status: 400, json: { success: false, message: textSentences.noInvisible('ab') } }),
    )
    await send(page).click()
    await expect(page.getByRole('alert')).toHaveText(textSentences.noInvisible('ab'))
    await mend()
    await send(page).click()
    await expect(toasts(page).filter({ hasText: sentences.sent })).toBeVisible()
    await expectForm(page, { Name: '', Message: '' })
  })
})
