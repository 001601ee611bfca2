// Changes the password: current and new password, the new one twice. Other devices are signed out.
import { changePassword, changePasswordForm } from '@lifafa/contract/endpoints/profile'
import { PASSWORD_MIN } from '@lifafa/contract/limits'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { useFormCall } from '../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { bulleted } from '../../lib/network/api-error.ts'
import { useHost } from '../../lib/session/use-host.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { PasswordInput } from '../../ui/inputs/password-input.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { saveButton } from './settings-layout.ts'

const EMPTY = { current_password: '', new_password: '', confirm_password: '' }

export function PasswordForm() {
  const { email } = useHost()
  const queries = useQueryClient()
  const form = useSchemaForm(changePasswordForm, EMPTY)
  const { register } = form
  const { errors } = form.formState
  const { submit, isBusy } = useFormCall(
    form,
    async ({ current_password, new_password }) => {
      await call(changePassword, { body: { current_password, new_password } })
      form.reset()
      notify.success(profileSentences.passwordChanged)
      // The dashboard's activities include it.
      void queries.invalidateQueries()
    },
    profileSentences.passwordChangeFailed,
    (problems) => notify.error(bulleted(problems)),
  )
  return (
    <Form onSubmit={submit}>
      {/* Tells password managers which account the new password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current Password" error={errors.current_password?.message}>
        <PasswordInput {...register('current_password')} autoComplete="current-password" required />
      </Field>
      <Field
        label="New Password"
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errors.new_password?.message}
      >
        <PasswordInput
          {...register('new_password', { deps: 'confirm_password' })}
          autoComplete="new-password"
          required
        />
      </Field>
      <Field label="Confirm New Password" error={errors.confirm_password?.message}>
        <PasswordInput {...register('confirm_password')} autoComplete="new-password" required />
      </Field>
      <p className="text-muted">{profileSentences.otherDevicesEnd}</p>
      <Button
        type="submit"
        size="lg"
        busy={isBusy}
        busyLabel="Updating..."
        className={`${saveButton} lg:w-full`}
      >
        Update Password
      </Button>
    </Form>
  )
}
