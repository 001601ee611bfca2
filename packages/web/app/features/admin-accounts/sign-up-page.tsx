// Signing up as administrator: the details with the server's secret key, then the mailed code.
import { adminRegister } from '@lifafa/contract/endpoints/admin-accounts'
import { Navigate } from 'react-router'
import { adminMeta } from '../../lib/admin-meta.ts'
import { useAwaitedCode } from '../../lib/use-awaited-code.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { paths } from '../../paths.ts'
import { OtpStep } from './otp-step.tsx'
import { SignUpStep } from './sign-up-step.tsx'
import { useCodeStep } from './use-code-step.ts'

export const meta = adminMeta('Sign Up')

/** Asking for another code takes the whole form again (spec §4), and its secrets are not kept over a reload. */
const notAfterReload = () => undefined

export default function AdminSignUpPage() {
  const form = useSchemaForm(adminRegister.body)
  const { isAtCode, showCode } = useCodeStep()
  const { awaited, wait, forget } = useAwaitedCode('admin-verify', notAfterReload)
  if (isAtCode && awaited) return <OtpStep key={awaited.email} awaited={awaited} onLeave={forget} />
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
