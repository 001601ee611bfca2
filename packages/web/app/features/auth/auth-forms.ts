// The forms of /auth. The page owns those of the first views, so that typed text survives a change of view.
import type { Output } from '@lifafa/contract/endpoint'
import { forgotPassword, login, resetPassword } from '@lifafa/contract/endpoints/auth'
import { signUpForm, verifyOtp } from '@lifafa/contract/endpoints/sign-up'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'

export const useSignInForm = () => useSchemaForm(login.body)
export const useSignUpForm = () => useSchemaForm(signUpForm)
export const useForgotForm = () => useSchemaForm(forgotPassword.body)

export type SignInForm = ReturnType<typeof useSignInForm>
export type SignUpForm = ReturnType<typeof useSignUpForm>
export type ForgotForm = ReturnType<typeof useForgotForm>

export const useVerificationForm = (email: string) => useSchemaForm(verifyOtp.body, { email, otp_code: '' })
export const useResetForm = (email: string) => useSchemaForm(resetPassword.body, { email, otp_code: '' })

export type Credentials = Output<typeof login.body>
