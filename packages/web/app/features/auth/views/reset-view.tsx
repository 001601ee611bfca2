// Resets a password, step 2: the code and a new password.
import { resetPassword } from '@lifafa/contract/endpoints/auth'
import { CODE_LIFE_MINUTES, PASSWORD_MIN } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { call } from '../../../lib/calls/api.ts'
import type { AwaitedCode } from '../../../lib/codes/awaited-code.ts'
import { CodeField } from '../../../lib/codes/code-field.tsx'
import { ResendCode } from '../../../lib/codes/resend-code.tsx'
import { SentTo } from '../../../lib/codes/sent-to.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { PasswordInput } from '../../../ui/inputs/password-input.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { useResetForm } from '../auth-forms.ts'
import { ViewHeading } from './view-heading.tsx'
import { ViewLink } from './view-link.tsx'

interface ResetViewProps {
  awaited: AwaitedCode
  onReset: () => void
  /** The user goes back to enter another address. */
  onLeave: () => void
}

export function ResetView({ awaited, onReset, onLeave }: ResetViewProps) {
  const form = useResetForm(awaited.email)
  const { errors } = form.formState
  // Registered before the other fields: the first registered of several wrong fields receives the focus.
  const code = useController({ control: form.control, name: 'otp_code' })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (typed) => {
      await call(resetPassword, { body: { ...typed, ticket: awaited.ticket } })
      notify.success(authSentences.passwordReset)
      onReset()
    },
    authSentences.resetPasswordFailed,
  )
  const { setFocus } = form
  useEffect(() => setFocus('otp_code'), [setFocus])
  return (
    <>
      <ViewHeading title="Choose a new password">
        Enter the code from the inbox of
        <SentTo email={awaited.email} />
        It is there if the address has an account, and works for {CODE_LIFE_MINUTES} minutes.
      </ViewHeading>
      <Form onSubmit={submit}>
        {/* Tells password managers which account the new password belongs to. */}
        <input {...form.register('email')} type="email" autoComplete="username" readOnly hidden />
        <CodeField controller={code} label="Code" error={errors.otp_code?.message} />
        <Field
          label="New Password"
          hint={`At least ${PASSWORD_MIN} characters`}
          error={errors.new_password?.message}
        >
          <PasswordInput
            {...form.register('new_password', { deps: 'confirm_password' })}
            autoComplete="new-password"
            required
          />
        </Field>
        <Field label="Confirm Password" error={errors.confirm_password?.message}>
          <PasswordInput {...form.register('confirm_password')} autoComplete="new-password" required />
        </Field>
        <FormProblems problems={problems} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Resetting...">
          Reset Password
        </Button>
      </Form>
      <div className="mt-4 flex flex-col items-center gap-3 text-center text-muted">
        <ResendCode sentAt={awaited.sentAt} resend={awaited.resend} />
        <p>
          Another address?{' '}
          <ViewLink view="forgot" onFollow={onLeave}>
            Back to email
          </ViewLink>
        </p>
      </div>
    </>
  )
}
