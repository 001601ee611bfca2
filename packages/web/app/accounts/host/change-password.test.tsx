// Tests the form that changes a host's password: wrong input, a failing and a slow server.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asHost, input, openForm, refuse, submit, testSentForm, type } from '../../test/sent-form.tsx'
import { show } from '../../test/show.tsx'
import { ChangePassword } from './change-password.tsx'

const next = 'a-garland-of-jasmine'
const form = {
  content: <ChangePassword />,
  typed: { 'Current Password': 'marigold', 'New Password': next, 'Confirm New Password': next },
  ...{ busy: 'Updating...', failed: sentences.passwordChangeFailed },
}
const described = (label: string) =>
  document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent

asHost()

testSentForm('another password', form)

test('each field says what is wrong with it', async () => {
  const calls = refuse(500)
  show(form.content)
  submit()
  await waitFor(() => expect(described('Current Password')).toBe(sentences.currentPasswordRequired))
  expect(described('New Password')).toBe(authSentences.passwordRequired)
  expect(described('Confirm New Password')).toBe(authSentences.passwordAgain)
  type({ 'Current Password': 'marigold', 'New Password': 'seven77', 'Confirm New Password': 'seven77' })
  await waitFor(() => expect(described('New Password')).toBe(authSentences.passwordTooShort))
  type({ 'New Password': next, 'Confirm New Password': `${next}s` })
  await screen.findByText(sentences.newPasswordsDiffer)
  expect(calls).not.toHaveBeenCalled()
})

test('a wrong current password is refused at its field, which gets the focus', async () => {
  refuse(400, { errors: { current_password: [sentences.currentPasswordWrong] } })
  openForm(form)
  await waitFor(() => expect(described('Current Password')).toBe(sentences.currentPasswordWrong))
  expect(document.activeElement).toBe(input('Current Password'))
})
