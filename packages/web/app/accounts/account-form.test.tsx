// Tests where a form of an account shows errors: hosts' above the button, administrators' as a toast.
import { adminResetPassword } from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { login } from '@lifafa/contract/endpoints/auth'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSchemaForm } from '../lib/forms/use-schema-form.ts'
import { ApiError } from '../lib/network/api-error.ts'
import { show, toasts } from '../test/show.tsx'
import { AccountForm } from './account-form.tsx'
import { NewPasswords } from './passwords.tsx'
import { SignInForm } from './sign-in-form.tsx'

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } })
const submit = () => fireEvent.submit(document.forms[0] as HTMLFormElement)

interface SignInProps {
  send: () => Promise<void>
  inToast?: boolean
}

function SignIn(props: SignInProps) {
  const form = useSchemaForm(login.body)
  return <SignInForm {...props} form={form} forgot={null} label="Sign In" busyLabel="Signing in..." />
}

test.each([false, true])('a refusal of no field is shown in one place; as a toast: %s', async (inToast) => {
  const send = () => Promise.reject(new ApiError({ status: 401, message: 'Wrong.' }))
  show(<SignIn send={send} inToast={inToast} />)
  type('Email', 'asha@example.com')
  type('Password', 'a password')
  submit()
  if (inToast) await waitFor(() => expect(toasts).toEqual(['Wrong.']))
  else expect((await screen.findByRole('alert')).textContent).toBe('Wrong.')
  expect(screen.queryAllByRole('alert')).toHaveLength(inToast ? 0 : 1)
  expect(toasts).toHaveLength(inToast ? 1 : 0)
})

function NewPassword({ send }: { send: () => Promise<void> }) {
  const form = useSchemaForm(adminResetPassword.body, { email: 'asha@example.com', otp_code: '123456' })
  const { allFieldsRequired } = adminSentences
  return (
    <AccountForm
      {...{ form, send, label: 'Save', busyLabel: 'Saving...', failed: 'It failed.' }}
      shared={allFieldsRequired}
      inToast
    >
      {(error) => (
        <NewPasswords
          {...{ form, error, name: 'new_password', labels: ['New Password', 'Confirm Password'] }}
        />
      )}
    </AccountForm>
  )
}

test('a sentence that fields share stands once, above the button; another stays at its field', async () => {
  const send = vi.fn(async () => {})
  show(<NewPassword send={send} />)
  submit()
  const shared = await screen.findByText(adminSentences.allFieldsRequired)
  expect(shared.getAttribute('role')).toBe('alert')
  for (const label of ['New Password', 'Confirm Password'])
    expect(input(label).getAttribute('aria-invalid')).toBe('true')
  type('New Password', 'jasmine & rose')
  type('Confirm Password', 'jasmine or rose')
  const differ = await screen.findByText(adminSentences.passwordsDiffer)
  expect(differ.id).toBe(input('Confirm Password').getAttribute('aria-describedby'))
  expect(screen.queryByRole('alert')).toBeNull()
  type('Confirm Password', 'jasmine & rose')
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})
