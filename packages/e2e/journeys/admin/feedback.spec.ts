// The administrator's page on feedback: messages of the contact page, and hosts' ratings.
import { submitContact } from '@lifafa/contract/endpoints/contact'
import { rateUs } from '@lifafa/contract/endpoints/rating'
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import type { Page } from '@playwright/test'
import { expectSound } from '../../checks/accessible.ts'
import { call, logIn } from '../../server/api.ts'
import { expect, test } from '../../test.ts'

const FEEDBACK = '/lifafa/admin/feedback'

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: sentences.sections }).getByRole('link', { name })
const cardWith = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject })

test('an administrator marks a message as answered, and unmarks it', { tag: '@deep' }, async ({
  page,
  server,
  asAdmin,
}) => {
  const subject = `About a gift, ${'ऋषभ'.repeat(12)}`
  const body = {
    name: 'मीरा नायर',
    email: 'meera@example.com',
    subject,
    message: 'I gave ₹501.\nDid it arrive?',
  }
  await call(server, submitContact, { body })
  await asAdmin(FEEDBACK)
  const card = cardWith(page, subject)
  await expect(card).toContainText('Did it arrive?')
  await expect(card.getByRole('link', { name: sentences.answerByMail })).toHaveAttribute(
    'href',
    /^mailto:meera%40example\.com\?subject=Re%3A/,
  )
  await expectSound(page, 'messages')
  await card.getByRole('button', { name: sentences.markAnswered }).click()
  await expect(page.getByText(sentences.answeredNow)).toBeVisible()
  await expect(card).toBeHidden()
  await page.getByRole('link', { name: sentences.answeredGroup }).click()
  await card.getByRole('button', { name: sentences.markOpen }).click()
  await expect(card).toBeHidden()
  await page.getByRole('link', { name: sentences.open, exact: true }).click()
  await expect(card).toBeVisible()
})

test('an administrator sees hosts’ ratings with their comments', { tag: '@deep' }, async ({
  page,
  server,
  host,
  asAdmin,
}) => {
  const { access } = (await logIn(server, host)).tokens
  await call(server, rateUs, {
    body: { rating: 4, feedback: 'बहुत अच्छा!\nMore templates.', platform: '' },
    access,
  })
  await asAdmin(FEEDBACK)
  await section(page, sentences.tabs.ratings).click()
  const rating = cardWith(page, host.firstName)
  await expect(rating.getByRole('img', { name: sentences.starsOf(4) })).toBeVisible()
  await expect(rating).toContainText('More templates.')
  await expectSound(page, 'ratings')
})
