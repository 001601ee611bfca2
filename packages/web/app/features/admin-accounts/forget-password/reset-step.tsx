// Resets an administrator's password, step 2: the code and a new password.
import { adminResetPassword } from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { AFTER_ADMIN_RESET_MS, CODE_LIFE_MINUTES } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { AwaitedCode } from '../../../lib/codes/awaited-code.ts'
import { CodeField } from '../../../lib/codes/code-field.tsx'
import { ResendCode } from '../../../lib/codes/resend-code.tsx'
import { SentTo } from '../../../lib/codes/sent-to.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { withShared } from '../../../lib/forms/shared-sentence.ts'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { PasswordInput } from '../../../ui/inputs/password-input.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { AccountFrame } from '../account-frame.tsx'
import { AccountLink } from '../account-link.tsx'
import { showProblems } from '../show-problems.ts'
import { useLeaveAfter } from '../use-leave-after.ts'

interface ResetStepProps {
  awaited: AwaitedCode
  /** The code was used: none is awaited any longer. */
  onLeft: () => void
}

export function ResetStep({ awaited, onLeft }: ResetStepProps) {
  const { email } = awaited
  const form = useSchemaForm(adminResetPassword.body, { email, otp_code: '' })
  const { register } = form
  // Registered before the other fields: the first registered of several wrong fields receives the focus.
  const code = useController({ control: form.control, name: 'otp_code' })
  const { shared, of } = withShared(form.formState.errors, adminSentences.allFieldsRequired)
  const { isLeaving, leave } = useLeaveAfter(AFTER_ADMIN_RESET_MS, onLeft)
  const { submit, isBusy } = useFormCall(
    form,
    async (body) => {
      await adminCall(adminResetPassword, { body: { ...body, ticket: awaited.ticket } })
      notify.success(adminSentences.passwordReset)
      leave()
    },
    authSentences.resetPasswordFailed,
    showProblems,
  )
  const { setFocus } = form
  useEffect(() => setFocus('otp_code'), [setFocus])
  return (
    <AccountFrame
      title="Verify OTP & Set New Password"
      text={
        <>
          Enter the code from the inbox of
          <SentTo email={email} />
          <span>{adminPagesSentences.codeMayBeSent(CODE_LIFE_MINUTES)}</span>
        </>
      }
      footer={
        <>
          <ResendCode sentAt={awaited.sentAt} resend={awaited.resend} />
          <p>
            <AccountLink to={paths.admin.forgetPassword.href()}>Back to Email</AccountLink>
          </p>
        </>
      }
    >
      <Form onSubmit={submit}>
        {/* Tells password managers which account the new password belongs to. */}
        <input {...register('email')} type="email" autoComplete="username" readOnly hidden />
        <CodeField controller={code} label="OTP Code" {...of('otp_code')} />
        <Field label="New Password" hint={adminPagesSentences.passwordHint} {...of('new_password')}>
          <PasswordInput
            {...register('new_password', { deps: 'confirm_password' })}
            autoComplete="new-password"
            required
          />
        </Field>
        <Field label="Confirm Password" {...of('confirm_password')}>
          <PasswordInput {...register('confirm_password')} autoComplete="new-password" required />
        </Field>
        <FormProblems problems={shared} />
        <Button type="submit" size="lg" wide busy={isBusy || isLeaving} busyLabel="Resetting...">
          Reset Password
        </Button>
      </Form>
    </AccountFrame>
  )
}
