// Verifies the email address of a new account.
import { verifyOtp } from '@lifafa/contract/endpoints/sign-up'
import { CODE_DIGITS, CODE_LIFE_MINUTES } from '@lifafa/contract/limits'
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
import { Form } from '../../../ui/inputs/form.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { useVerificationForm } from '../auth-forms.ts'
import { ViewHeading } from './view-heading.tsx'
import { ViewLink } from './view-link.tsx'

interface VerificationViewProps {
  awaited: AwaitedCode
  onVerified: () => void
  /** The user goes back to sign up with other details. */
  onLeave: () => void
}

export function VerificationView({ awaited, onVerified, onLeave }: VerificationViewProps) {
  const form = useVerificationForm(awaited.email)
  const code = useController({ control: form.control, name: 'otp_code' })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (typed) => {
      const { access, password, ticket } = awaited
      await call(verifyOtp, { body: { ...typed, access, password, ticket } })
      notify.success(authSentences.emailVerified)
      onVerified()
    },
    authSentences.verifyFailed,
  )
  const { setFocus } = form
  useEffect(() => setFocus('otp_code'), [setFocus])
  return (
    <>
      <ViewHeading title="Check your email">
        {awaited.reason && <p className="mb-2 font-semibold text-ink">{awaited.reason}</p>}
        <div>
          Enter the {CODE_DIGITS}-digit code that we sent to
          <SentTo email={awaited.email} />
          It works for {CODE_LIFE_MINUTES} minutes.
        </div>
      </ViewHeading>
      <Form onSubmit={submit}>
        <CodeField
          controller={code}
          label="Verification Code"
          error={code.fieldState.error?.message}
          onComplete={submit}
        />
        <FormProblems problems={problems} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Verifying...">
          Verify Email
        </Button>
      </Form>
      <div className="mt-4 flex flex-col items-center gap-3 text-center text-muted">
        <ResendCode
          sentAt={awaited.sentAt}
          resend={awaited.resend}
          otherwise={<ViewLink view="signin">Sign in again</ViewLink>}
        />
        <p>
          Wrong address?{' '}
          <ViewLink view="signup" onFollow={onLeave}>
            Change your details
          </ViewLink>
        </p>
        <p>
          <ViewLink view="signin">Back to sign in</ViewLink>
        </p>
      </div>
    </>
  )
}
