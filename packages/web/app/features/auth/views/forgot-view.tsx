// Resets a password, step 1: the email address.
import { forgotPassword } from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { useEffect } from 'react'
import { call } from '../../../lib/calls/api.ts'
import type { AwaitedCode } from '../../../lib/codes/awaited-code.ts'
import { requestCode } from '../../../lib/codes/request-code.ts'
import { EmailField } from '../../../lib/forms/contact-fields.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import type { ForgotForm } from '../auth-forms.ts'
import { ViewHeading } from './view-heading.tsx'
import { ViewLink } from './view-link.tsx'

interface ForgotViewProps {
  form: ForgotForm
  /** The address typed in the sign-in form. */
  typedEmail: string | undefined
  onCodeSent: (code: Omit<AwaitedCode, 'resend'>) => void
}

export function ForgotView({ form, typedEmail, onCodeSent }: ForgotViewProps) {
  const { submit, isBusy, problems } = useFormCall(
    form,
    async ({ email }) => {
      onCodeSent({ email, ...(await requestCode(() => call(forgotPassword, { body: { email } }))) })
    },
    authSentences.sendResetCodeFailed,
  )
  const { getValues, setValue } = form
  useEffect(() => {
    if (typedEmail && !getValues('email')) setValue('email', typedEmail)
  }, [typedEmail, getValues, setValue])
  return (
    <>
      <ViewHeading title="Forgot your password?">
        Tell us your email, and we send you a code to choose a new one.
      </ViewHeading>
      <Form onSubmit={submit}>
        <EmailField {...form.register('email')} error={form.formState.errors.email?.message} />
        <FormProblems problems={problems} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Sending...">
          Send Reset Code
        </Button>
      </Form>
      <p className="mt-7 text-center text-muted">
        Remembered it? <ViewLink view="signin">Back to sign in</ViewLink>
      </p>
    </>
  )
}
