// Registers an administrator, step 2: the code from the verification email.
import { adminVerifyOtp } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { AFTER_ADMIN_OTP_MS, CODE_LIFE_MINUTES } from '@lifafa/contract/limits'
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
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { AccountFrame } from '../account-frame.tsx'
import { AccountLink } from '../account-link.tsx'
import { showProblems } from '../show-problems.ts'
import { useLeaveAfter } from '../use-leave-after.ts'

interface OtpStepProps {
  awaited: AwaitedCode
  /** The code was used: none is awaited any longer. */
  onLeft: () => void
}

export function OtpStep({ awaited, onLeft }: OtpStepProps) {
  const { email } = awaited
  const form = useSchemaForm(adminVerifyOtp.body, { email, otp_code: '' })
  const code = useController({ control: form.control, name: 'otp_code' })
  const { isLeaving, leave } = useLeaveAfter(AFTER_ADMIN_OTP_MS, onLeft)
  const { submit, isBusy } = useFormCall(
    form,
    async (body) => {
      await adminCall(adminVerifyOtp, { body: { ...body, ticket: awaited.ticket } })
      notify.success(adminSentences.otpVerified)
      leave()
    },
    authSentences.verifyFailed,
    showProblems,
  )
  const { setFocus } = form
  useEffect(() => setFocus('otp_code'), [setFocus])
  const signUp = paths.admin.signUp.href()
  return (
    <AccountFrame
      title="Enter OTP"
      text={
        <>
          {adminSentences.otpSent}
          <SentTo email={email} />
          <span>{adminPagesSentences.codeLife(CODE_LIFE_MINUTES)}</span>
        </>
      }
      footer={
        <>
          <ResendCode
            sentAt={awaited.sentAt}
            resend={awaited.resend}
            otherwise={<AccountLink to={paths.admin.login.href()}>Login again</AccountLink>}
          />
          <p>
            Wrong address? <AccountLink to={signUp}>Change your details</AccountLink>
          </p>
        </>
      }
    >
      <Form onSubmit={submit}>
        <CodeField controller={code} label="OTP Code" error={code.fieldState.error?.message} />
        <Button type="submit" size="lg" wide busy={isBusy || isLeaving} busyLabel="Verifying...">
          Verify OTP
        </Button>
      </Form>
    </AccountFrame>
  )
}
