// The page that registers an administrator: details with the server's secret key, then the code.
import { adminRegister } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { Navigate } from 'react-router'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { adminMeta } from '../../../lib/page/admin-meta.ts'
import type { PageHandle } from '../../../page-handle.ts'
import { paths } from '../../../paths.ts'
import { renderedBy, useCodeStep } from '../use-code-step.ts'
import { useVerification } from '../use-verification.ts'
import { OtpStep } from './otp-step.tsx'
import { SignUpStep } from './sign-up-step.tsx'

export const meta = adminMeta('Sign Up')

export const handle: PageHandle = { renderedBy }

export default function AdminSignUpPage() {
  const form = useSchemaForm(adminRegister.body)
  const { isAtCode, showCode } = useCodeStep(paths.admin.signUp.href())
  const { awaited, wait, clear } = useVerification()
  if (isAtCode && awaited) return <OtpStep key={awaited.email} awaited={awaited} onLeft={clear} />
  if (isAtCode) return <Navigate replace to={paths.admin.signUp.href()} />
  return (
    <SignUpStep
      form={form}
      onCodeSent={(code) => {
        wait(code)
        showCode()
      }}
    />
  )
}
