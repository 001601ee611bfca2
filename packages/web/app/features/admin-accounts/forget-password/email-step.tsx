// Resets an administrator's password, step 1: the email address.
import { adminForgotPassword } from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { AwaitedCode } from '../../../lib/codes/awaited-code.ts'
import { requestCode } from '../../../lib/codes/request-code.ts'
import { EmailField } from '../../../lib/forms/contact-fields.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import type { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { AccountLink } from '../account-link.tsx'
import { showProblems } from '../show-problems.ts'

interface EmailStepProps {
  form: ReturnType<typeof useSchemaForm<typeof adminForgotPassword.body>>
  onCodeSent: (code: Omit<AwaitedCode, 'resend'>) => void
}

export function EmailStep({ form, onCodeSent }: EmailStepProps) {
  const { submit, isBusy } = useFormCall(
    form,
    async (body) => {
      const requested = await requestCode(() => adminCall(adminForgotPassword, { body }))
      onCodeSent({ email: body.email, ...requested })
    },
    authSentences.sendResetCodeFailed,
    showProblems,
  )
  return (
    <AccountFrame
      title="Forgot Password"
      text="Tell us your email, and we send you a code to choose a new one."
      footer={
        <p>
          Remembered it? <AccountLink to={paths.admin.login.href()}>Back to login</AccountLink>
        </p>
      }
    >
      <Form onSubmit={submit}>
        <EmailField {...form.register('email')} error={form.formState.errors.email?.message} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Sending...">
          Send Reset Link
        </Button>
      </Form>
    </AccountFrame>
  )
}
