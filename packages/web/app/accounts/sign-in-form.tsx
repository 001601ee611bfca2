// The sign-in form of hosts and administrators.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import type { ReactNode } from 'react'
import { EmailField } from '../lib/forms/contact-fields.tsx'
import { useSentences } from '../lib/language/language.tsx'
import { PasswordField } from '../ui/inputs/password-field.tsx'
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
  const { loginFailed } = useSentences('auth', authSentences)
  const { password } = useSentences('labels', labelSentences)
  return (
    <AccountForm {...rest} failed={loginFailed}>
      {(error) => (
        <>
          <EmailField {...register('email')} {...error('email')} />
          <PasswordField
            label={password}
            {...register('password')}
            {...error('password')}
            autoComplete="current-password"
          />
          <p className="-mt-1 text-right">{forgot}</p>
        </>
      )}
    </AccountForm>
  )
}
