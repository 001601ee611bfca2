// The page that registers an administrator: details with the server's secret key, then the code.
import type { Output } from '@lifafa/contract/endpoint'
import { adminRegister, adminVerifyOtp } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { AFTER_ADMIN_OTP_MS } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { EmailField, NameField } from '../../lib/forms/contact-fields.tsx'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { adminMeta } from '../../lib/page/admin-page-head.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { PasswordField } from '../../ui/inputs/password-field.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { AccountForm } from '../account-form.tsx'
import { type AwaitedCode, awaitCode, useAwaitedCode } from '../awaited-code.ts'
import { NewPasswords } from '../passwords.tsx'
import { VerifyStep } from '../verify-step.tsx'
import { AccountFrame, AccountLink } from './account-frame.tsx'
import { renderedBy, useCodeStep, useLeave } from './code-step.ts'

export const meta = adminMeta('Sign Up')

export const handle: PageHandle = { renderedBy }

const PATH = paths.admin.signUp.href()

type Registration = Output<typeof adminRegister.body>

/** Throws ApiError. */
async function register(body: Registration): Promise<void> {
  const { ticket } = await adminCall(adminRegister, { body })
  awaitCode('admin-verify', { email: body.email, sentAt: Date.now(), proof: { ticket } })
}

export default function AdminSignUpPage() {
  const form = useSchemaForm(adminRegister.body)
  const { isAtCode, showCode } = useCodeStep(PATH)
  const awaited = useAwaitedCode('admin-verify')
  /** It holds secrets and is not stored over a reload: after one, the login requests another code where needed. */
  const [registration, setRegistration] = useState<Registration>()
  if (isAtCode)
    return awaited ? (
      <Verification
        key={awaited.email}
        awaited={awaited}
        resend={registration && (() => register(registration))}
      />
    ) : (
      <Navigate replace to={PATH} />
    )
  return (
    <AccountFrame
      title="Admin Sign Up"
      footer={
        <p>
          {authPageSentences.hasAccount}{' '}
          <AccountLink to={paths.admin.login.href()}>{adminSentences.login}</AccountLink>
        </p>
      }
    >
      <AccountForm
        form={form}
        send={async (body) => {
          await register(body)
          setRegistration(body)
          showCode()
        }}
        failed={authSentences.createAccountFailed}
        label="Sign Up"
        busyLabel="Signing up..."
        shared={adminSentences.signUpFieldsRequired}
        inToast
      >
        {(error) => (
          <>
            <NameField label="Name" {...form.register('name')} {...error('name')} autoComplete="name" />
            <EmailField {...form.register('email')} {...error('email')} />
            <NewPasswords
              form={form}
              error={error}
              name="password"
              labels={['Password', 'Confirm Password']}
            />
            <PasswordField
              label="Secret Key"
              hint="Your technical team has it."
              {...form.register('django_secret_key')}
              {...error('django_secret_key')}
              autoComplete="off"
              canPaste
            />
          </>
        )}
      </AccountForm>
    </AccountFrame>
  )
}

interface VerificationProps {
  awaited: AwaitedCode
  resend: (() => Promise<void>) | undefined
}

function Verification({ awaited, resend }: VerificationProps) {
  const leave = useLeave(AFTER_ADMIN_OTP_MS, 'admin-verify')
  return (
    <VerifyStep
      Frame={AccountFrame}
      title="Enter OTP"
      intro={adminSentences.otpSent}
      awaited={awaited}
      schema={adminVerifyOtp.body}
      verify={async (body) => {
        await adminCall(adminVerifyOtp, { body })
        notify.success(adminSentences.otpVerified)
        await leave()
      }}
      resend={resend}
      otherwise={<AccountLink to={paths.admin.login.href()}>{adminSentences.loginAgain}</AccountLink>}
      footer={
        <p>
          {authPageSentences.wrongAddress}{' '}
          <AccountLink to={PATH}>{authPageSentences.changeDetails}</AccountLink>
        </p>
      }
      codeLabel="OTP Code"
      label="Verify OTP"
      inToast
    />
  )
}
