// The sign-in form of hosts and administrators.
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { ReactNode } from 'react'
import { EmailField } from '../lib/forms/contact-fields.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { PasswordInput } from '../ui/inputs/password-input.tsx'
import { AccountForm, type AccountFormProps } from './account-form.tsx'

interface Credentials {
  email: string
  password: string
}

interface SignInFormProps extends Omit<AccountFormProps<Credentials, Credentials>, 'failed' | 'children'> {
  /** The link to the form for a forgotten password. */
  forgot: ReactNode
}

export function SignInForm({ forgot, ...rest }: SignInFormProps) {
  const { register } = rest.form
  return (
    <AccountForm {...rest} failed={authSentences.loginFailed}>
      {(error) => (
        <>
          <EmailField {...register('email')} {...error('email')} />
          <Field label="Password" {...error('password')}>
            <PasswordInput {...register('password')} autoComplete="current-password" required />
          </Field>
          <p className="-mt-1 text-right">{forgot}</p>
        </>
      )}
    </AccountForm>
  )
}
