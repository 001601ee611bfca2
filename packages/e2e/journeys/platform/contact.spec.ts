// The contact page: a message is sent, and the form is empty again. Its failures: contact-form.test.tsx.
import { contactSentences as sentences } from '@lifafa/contract/sentences/contact'
import { expectAccessible } from '../../checks/accessible.ts'
import { field, press } from '../../controls/forms.ts'
import { toasts } from '../../controls/toasts.ts'
import { expect, test } from '../../test.ts'

const MESSAGE = {
  Name: 'मीरा नायर',
  Email: 'meera@example.com',
  Subject: 'About a gift',
  Message: 'I gave ₹501 on Saturday.\nDid it arrive?',
}

test('missing input is reported; then the message is sent [contact-1]', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/contact-us')
  await press(page, 'Send Message')
  await expect(page.getByRole('alert')).toHaveText(sentences.fieldsRequired)
  await expectAccessible(page, 'the contact form with errors')
  for (const [label, text] of Object.entries(MESSAGE)) await field(page, label).fill(text)
  await press(page, 'Send Message')
  await expect(toasts(page)).toHaveText(sentences.sent)
  for (const label of Object.keys(MESSAGE)) await expect(field(page, label)).toHaveValue('')
})
