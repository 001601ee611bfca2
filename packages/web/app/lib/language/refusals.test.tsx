// Tests that a host who chose Hindi reads in Hindi what is refused, by the rules of a form or by the server.
import { changePassword, changePasswordForm } from '@lifafa/contract/endpoints/profile'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { profileSentencesInHindi } from '@lifafa/contract/sentences/host/profile-hindi'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ChangePasswordForm } from '../../accounts/change-password-form.tsx'
import { HOST, refuse, showInHindi, submit } from '../../test/sent-form.tsx'
import { call } from '../calls/api.ts'
import { hostSession } from '../session/host-session.ts'

const signIn = (language: 'en' | 'hi') =>
  hostSession.signIn({ access: 'access', refresh: 'refresh', user: { ...HOST, language } })

beforeEach(() => signIn('hi'))

const { currentPasswordRequired, currentPasswordWrong, updatePassword } = profileSentencesInHindi

test('the rules of a form', async () => {
  showInHindi(
    <ChangePasswordForm
      schema={changePasswordForm}
      email={HOST.email}
      change={(body) => call(changePassword, { body })}
    />,
  )
  await screen.findByText(updatePassword)
  submit()
  expect(await screen.findByText(currentPasswordRequired)).toBeTruthy()
  expect(screen.queryByText(profileSentences.currentPasswordRequired)).toBeNull()
})

test('the server, at the field', async () => {
  const sentence = profileSentences.currentPasswordWrong
  refuse(400, { code: 'invalidInput', message: sentence, errors: { current_password: [sentence] } })
  await expect(
    call(changePassword, { body: { current_password: 'a', new_password: 'b' } }),
  ).rejects.toMatchObject({ errors: { current_password: [currentPasswordWrong] } })
})

test('the server, about the whole, also where it ends the session', async () => {
  refuse(403, { code: 'accountClosed', message: authSentences.accountClosed })
  await expect(
    call(changePassword, { body: { current_password: 'a', new_password: 'b' } }),
  ).rejects.toMatchObject({ sentences: [expect.stringContaining('खाता बंद')] })
})

test('in English, refusals stay as they are', async () => {
  signIn('en')
  refuse(403, { code: 'accountClosed', message: authSentences.accountClosed })
  await expect(
    call(changePassword, { body: { current_password: 'a', new_password: 'b' } }),
  ).rejects.toMatchObject({ sentences: [authSentences.accountClosed] })
})
