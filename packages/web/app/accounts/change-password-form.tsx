// Changes the password: the current one, and the new one twice. Other devices are signed out.
import type { Output } from '@lifafa/contract/endpoint'
import type { changePassword, changePasswordForm } from '@lifafa/contract/endpoints/profile'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import type { ReactNode } from 'react'
import { useSchemaForm } from '../lib/forms/use-schema-form.ts'
import { useSentences } from '../lib/language/language.tsx'
import { PasswordField } from '../ui/inputs/password-field.tsx'
import { notify } from '../ui/overlays/toasts.ts'
import { AccountForm } from './account-form.tsx'
import { NewPasswords, Username } from './passwords.tsx'

const EMPTY = { current_password: '', new_password: '', confirm_password: '' }

interface ChangePasswordFormProps {
  /** With the rules and sentences of hosts, or of administrators. */
  schema: typeof changePasswordForm
  email: string
  /** Makes the call. */
  change: (body: Output<typeof changePassword.body>) => Promise<unknown>
  shared?: string
  hint?: string
  /** Above the button. */
  children?: ReactNode
  buttonStyle?: string
}

export function ChangePasswordForm({ schema, email, change, hint, ...rest }: ChangePasswordFormProps) {
  const form = useSchemaForm(schema, EMPTY)
  const labels = useSentences('labels', labelSentences)
  const sentences = useSentences('profile', profileSentences)
  return (
    <AccountForm
      form={form}
      send={async ({ current_password, new_password }) => {
        await change({ current_password, new_password })
        form.reset()
        notify.success(sentences.passwordChanged)
      }}
      failed={sentences.passwordChangeFailed}
      label={sentences.updatePassword}
      busyLabel={sentences.updatingPassword}
      shared={rest.shared}
      inToast
      buttonStyle={`min-w-44 justify-self-start max-sm:w-full ${rest.buttonStyle ?? ''}`}
    >
      {(error) => (
        <>
          <Username email={email} />
          <PasswordField
            label={labels.currentPassword}
            {...form.register('current_password')}
            {...error('current_password')}
            autoComplete="current-password"
          />
          <NewPasswords
            form={form}
            error={error}
            name="new_password"
            labels={[labels.newPassword, sentences.newAgain]}
            hint={hint}
          />
          {rest.children}
        </>
      )}
    </AccountForm>
  )
}
