// Asks for the password before an act that a session alone must not do. Cancelling keeps nothing of it.
import { currentPasswordForm } from '@lifafa/contract/endpoints/profile'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import type { ReactNode } from 'react'
import { FormDialog } from '../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../lib/language/language.tsx'
import { PasswordField } from '../../ui/inputs/password-field.tsx'

interface PasswordDialogProps extends DialogProps {
  title: string
  description: string
  /** Above the password. */
  children?: ReactNode
  /** The labels of the button. */
  confirm: string
  busy: string
  isDanger?: boolean
  /** The sentence for a failure without an explanation. */
  failed: string
  /** For password managers. */
  email: string
  /** Resolves with the sentence for success. May throw ApiError. */
  act: (password: string) => Promise<string>
}

export function PasswordDialog({ email, act, children, ...rest }: PasswordDialogProps) {
  const { cancel } = useSentences('profile', profileSentences)
  const { currentPassword } = useSentences('labels', labelSentences)
  return (
    <FormDialog
      {...rest}
      firstField="current_password"
      schema={currentPasswordForm}
      values={{ current_password: '' }}
      submit={({ current_password }) => act(current_password)}
      keys={[]}
      cancel={cancel}
    >
      {(field) => (
        <>
          {children}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={currentPassword}
            {...field('current_password')}
            autoComplete="current-password"
          />
        </>
      )}
    </FormDialog>
  )
}
