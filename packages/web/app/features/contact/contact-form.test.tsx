// Tests the contact form: what is missing, a message that fails, and one that is sent.
import { contactSentences as sentences } from '@lifafa/contract/sentences/contact'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answer,
  expectQuestion,
  input,
  openForm,
  problems,
  refuse,
  submit,
  testSentForm,
} from '../../test/sent-form.tsx'
import { show, toasts } from '../../test/show.tsx'
import { ContactForm } from './contact-form.tsx'

const typed = {
  ...{ Name: 'मीरा नायर', Email: 'meera@example.com', Subject: 'About a gift' },
  Message: 'I gave ₹501 on Saturday.\nDid it arrive?',
}
const form = { content: <ContactForm />, typed, busy: 'Sending...', failed: sentences.sendFailed }

testSentForm('a message', form)

test('a message is not lost to a link without a question', () =>
  expectQuestion(form.content, { Message: 'Did it arrive?' }))

test('missing input is reported once and marked at the fields [contact-1]', async () => {
  const calls = refuse(500)
  show(form.content)
  submit()
  await waitFor(() => expect(problems()).toEqual([sentences.fieldsRequired]))
  for (const label of Object.keys(typed)) expect(input(label).getAttribute('aria-invalid')).toBe('true')
  expect(calls).not.toHaveBeenCalled()
})

test('a failed message shows an error, loses no input, and can be sent again [contact-2]', async () => {
  answer(() => Promise.reject(new TypeError('no network')))
  openForm(form)
  await waitFor(() => expect(problems()).toEqual([sentences.noResponse]))
  expect(toasts).toEqual([sentences.sendFailedToast])
  refuse(400, { message: 'Said by the server.' })
  submit()
  await waitFor(() => expect(problems()).toEqual(['Said by the server.']))
  for (const [label, value] of Object.entries(typed)) expect(input(label).value).toBe(value)
  const calls = answer(async () => Response.json({ success: true, message: sentences.sent }))
  submit()
  await waitFor(() => expect(toasts).toContain(sentences.sent))
  expect(JSON.parse(String(calls.mock.lastCall?.[1].body))).toMatchObject({ message: typed.Message })
  await waitFor(() => expect(Object.keys(typed).map((label) => input(label).value)).toEqual(['', '', '', '']))
})
