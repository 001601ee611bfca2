// Tests the forms of /auth with a failing and a slow server, and where each shows the server's sentences.
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  answer,
  input,
  openForm,
  problems,
  refuse,
  submit,
  testSentForm,
  type,
} from '../../test/sent-form.tsx'
import { show, toasts } from '../../test/show.tsx'
import { awaitCode } from '../awaited-code.ts'
import AuthPage from './auth-page.tsx'

const Email = 'asha@example.com'
const Password = 'a-garland-of-jasmine'
const content = <AuthPage />
const signIn = {
  ...{ content, at: '/auth', typed: { Email, Password } },
  ...{ busy: 'Signing in...', failed: sentences.loginFailed },
}
const signUp = {
  ...{ content, at: '/auth?mode=signup', busy: 'Creating account...', failed: sentences.createAccountFailed },
  typed: {
    ...{ 'First Name': 'Asha', 'Last Name': 'Verma', Email, Password, 'Confirm Password': Password },
    ...{ 'Phone Number': '9876543210', Address: '4, Lake View, Bhopal' },
  },
  prepare: () => {
    for (const policy of screen.getAllByRole('checkbox')) fireEvent.click(policy)
  },
}

beforeEach(() => {
  for (const purpose of ['verify', 'reset'] as const)
    awaitCode(purpose, { email: Email, sentAt: 0, proof: { access: 'an access token' } })
})

describe('a failing server gives each form its sentence; the input stays, and two presses send once [account-8]', () => {
  testSentForm('sign-in', signIn)
  testSentForm('sign-up', signUp)
  testSentForm('the code of a sign-up', {
    ...{ content, at: '/auth?mode=verify', typed: { 'Verification Code': '123456' } },
    ...{ busy: 'Verifying...', failed: sentences.verifyFailed },
  })
  testSentForm('a forgotten password', {
    ...{ content, at: '/auth?mode=forgot', typed: { Email } },
    ...{ busy: 'Sending...', failed: sentences.sendResetCodeFailed },
  })
  testSentForm('a new password', {
    ...{ content, at: '/auth?mode=reset', busy: 'Resetting...', failed: sentences.resetPasswordFailed },
    typed: { Code: '123456', 'New Password': Password, 'Confirm Password': Password },
  })
})

test('a sign-up that is answered with nothing has a sentence of its own', async () => {
  answer(async () => Response.json({ success: true }))
  openForm(signUp)
  await waitFor(() => expect(problems()).toEqual([sentences.signUpFailed]))
})

test('a message, an error, or errors by field as one bulleted list are shown [account-9]', async () => {
  refuse(400, { message: 'Said as message.' })
  openForm(signIn)
  await waitFor(() => expect(problems()).toEqual(['Said as message.']))
  refuse(400, { error: 'Said as error.' })
  submit()
  await waitFor(() => expect(problems()).toEqual(['Said as error.']))
  refuse(400, { errors: { email: ['About the address.'], password: ['One thing.', 'Another.'] } })
  submit()
  await waitFor(() => expect(screen.getAllByRole('listitem', { hidden: false })).not.toHaveLength(0))
  const shown = screen.getByRole('alert').querySelectorAll('li')
  expect([...shown].map((item) => item.textContent)).toEqual(['About the address.', 'One thing.', 'Another.'])
  expect(document.getElementById(input('Email').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'About the address.',
  )
})

test.each([
  ['/auth', { Password: 'current-password' }],
  ['/auth?mode=signup', { Password: 'new-password', 'Confirm Password': 'new-password' }],
  ['/auth?mode=reset', { 'New Password': 'new-password', 'Confirm Password': 'new-password' }],
])('%s tells password managers which passwords it asks for', (at, passwords) => {
  show(content, at)
  for (const [label, purpose] of Object.entries(passwords)) expect(input(label).autocomplete).toBe(purpose)
})

test('a forgotten password begins with the address that was typed to sign in', async () => {
  show(content, '/auth')
  type({ Email })
  fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await screen.findByText('Send Reset Code')
  expect(input('Email').value).toBe(Email)
})

test('another code that cannot be sent has a sentence', async () => {
  refuse(500)
  show(content, '/auth?mode=verify')
  fireEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
  await waitFor(() => expect(toasts).toEqual([sentences.resendFailed]))
})
