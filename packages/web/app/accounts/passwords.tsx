// The password fields of account forms.
import { PASSWORD_MIN } from '@lifafa/contract/limits'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ErrorOf } from '../lib/forms/shared-error.ts'
import { useSentences } from '../lib/language/language.tsx'
import { PasswordField } from '../ui/inputs/password-field.tsx'

/** Tells password managers which account the password of the form belongs to. */
export const Username = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)

interface NewPasswordsProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  error: ErrorOf
  name: 'password' | 'new_password'
  labels: [password: string, again: string]
  hint?: string
}

/** A new password, twice. Its correction is compared with the repetition again. */
export function NewPasswords<Values extends FieldValues, Output>({
  form: { register },
  error,
  name,
  labels: [label, labelAgain],
  hint,
}: NewPasswordsProps<Values, Output>) {
  const { passwordLength } = useSentences('labels', labelSentences)
  const again = 'confirm_password' as FieldPath<Values>
  return (
    <>
      <PasswordField
        label={label}
        hint={hint ?? passwordLength(PASSWORD_MIN)}
        {...register(name as FieldPath<Values>, { deps: again })}
        {...error(name)}
        autoComplete="new-password"
      />
      <PasswordField label={labelAgain} {...register(again)} {...error(again)} autoComplete="new-password" />
    </>
  )
}
