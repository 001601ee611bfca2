// The form that changes the administrator's password.
import {
  adminChangePassword,
  adminChangePasswordForm,
} from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { FormProblems } from '../../lib/forms/form-problems.tsx'
import { withShared } from '../../lib/forms/shared-sentence.ts'
import { useFormCall } from '../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { bulleted } from '../../lib/network/api-error.ts'
import { useAdmin } from '../../lib/session/use-admin.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { PasswordInput } from '../../ui/inputs/password-input.tsx'
import { notify } from '../../ui/overlays/toasts.ts'

const EMPTY = { current_password: '', new_password: '', confirm_password: '' }

export function PasswordForm() {
  const { email } = useAdmin()
  const form = useSchemaForm(adminChangePasswordForm, EMPTY)
  const { register } = form
  const { shared, of } = withShared(form.formState.errors, adminSentences.allFieldsRequired)
  const { submit, isBusy } = useFormCall(
    form,
    async ({ current_password, new_password }) => {
      await adminCall(adminChangePassword, { body: { current_password, new_password } })
      form.reset()
      notify.success(profileSentences.passwordChanged)
    },
    profileSentences.passwordChangeFailed,
    (problems) => notify.error(bulleted(problems)),
  )
  return (
    <Form onSubmit={submit}>
      {/* Tells password managers which account the new password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current Password" {...of('current_password')}>
        <PasswordInput {...register('current_password')} autoComplete="current-password" required />
      </Field>
      <Field label="New Password" hint={adminPagesSentences.passwordHint} {...of('new_password')}>
        <PasswordInput
          {...register('new_password', { deps: 'confirm_password' })}
          autoComplete="new-password"
          required
        />
      </Field>
      <Field label="Confirm New Password" {...of('confirm_password')}>
        <PasswordInput {...register('confirm_password')} autoComplete="new-password" required />
      </Field>
      <FormProblems problems={shared} />
      <Button
        type="submit"
        size="lg"
        busy={isBusy}
        busyLabel="Updating..."
        className="min-w-44 justify-self-start max-sm:w-full"
      >
        Update Password
      </Button>
    </Form>
  )
}
