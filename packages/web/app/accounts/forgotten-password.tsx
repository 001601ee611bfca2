// Resets a forgotten password in two steps: the email address, then the code and a new password.
import type { Output } from '@lifafa/contract/endpoint'
import type { forgotPassword, resetPassword } from '@lifafa/contract/endpoints/auth'
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import type { Translated } from '@lifafa/contract/sentences/translated'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { EmailField } from '../lib/forms/contact-fields.tsx'
import { useSchemaForm } from '../lib/forms/use-schema-form.ts'
import { useSentences } from '../lib/language/language.tsx'
import { ApiError } from '../lib/network/api-error.ts'
import { notify } from '../ui/overlays/toasts.ts'
import { AccountForm, type FrameProps } from './account-form.tsx'
import { type AwaitedCode, awaitCode, type CodePurpose } from './awaited-code.ts'
import { CodeField, SentTo } from './code-field.tsx'
import { NewPasswords, Username } from './passwords.tsx'
import { ResendCode } from './resend-code.tsx'

type Email = Output<typeof forgotPassword.body>

/** Hosts and administrators differ in this. */
export interface PasswordReset {
  purpose: CodePurpose
  Frame: ComponentType<FrameProps>
  /** Mails a code. Throws ApiError. */
  request: (body: Email) => Promise<{ ticket: string }>
  /** Sets the password. Throws ApiError. */
  reset: (body: Output<typeof resetPassword.body>) => Promise<unknown>
  schema: typeof resetPassword.body
  titles: { email: string; code: string }
  requestLabel: string
  codeLabel: string
  passwordHint?: string
  done: string
  /** Below the forms. */
  toSignIn: ReactNode
  toEmail: ReactNode
  /** The same as in `AccountForm`. */
  shared?: string
  inToast?: boolean
}

interface EmailStepProps {
  of: PasswordReset
  form: UseFormReturn<Email, unknown, Email>
  /** The address typed in the sign-in form. */
  typedEmail?: string | undefined
  onCodeSent: () => void
}

export function EmailStep({ of: { Frame, ...of }, form, typedEmail, onCodeSent }: EmailStepProps) {
  const { getValues, setValue, register } = form
  const auth = useSentences('auth', authSentences)
  const { forgotText } = useSentences('authPage', authPageSentences)
  const { sending } = useSentences('labels', labelSentences)
  useEffect(() => {
    if (typedEmail && !getValues('email')) setValue('email', typedEmail)
  }, [typedEmail, getValues, setValue])
  return (
    <Frame title={of.titles.email} text={forgotText} footer={<p>{of.toSignIn}</p>}>
      <AccountForm
        form={form}
        send={async (body) => {
          awaitCode(of.purpose, { email: body.email, ...(await requestCode(of, body, auth)) })
          onCodeSent()
        }}
        failed={auth.sendResetCodeFailed}
        label={of.requestLabel}
        busyLabel={sending}
        inToast={of.inToast}
      >
        {(error) => <EmailField {...register('email')} {...error('email')} />}
      </AccountForm>
    </Frame>
  )
}

interface ResetStepProps {
  of: PasswordReset
  awaited: AwaitedCode
  onReset: () => void | Promise<void>
}

export function ResetStep({ of: { Frame, ...of }, awaited, onReset }: ResetStepProps) {
  const { email, sentAt, proof } = awaited
  const { resetPasswordFailed } = useSentences('auth', authSentences)
  const page = useSentences('authPage', authPageSentences)
  const { newPassword } = useSentences('labels', labelSentences)
  const form = useSchemaForm(of.schema, { email, otp_code: '' })
  async function resend() {
    const { ticket } = await of.request({ email })
    awaitCode(of.purpose, { email, sentAt: Date.now(), proof: { ticket } })
  }
  return (
    <Frame
      title={of.titles.code}
      text={
        <>
          <span>{page.resetText}</span>
          <SentTo email={email} />
          <span>{page.resetLife}</span>
        </>
      }
      resend={<ResendCode sentAt={sentAt} resend={resend} />}
      footer={<p>{of.toEmail}</p>}
    >
      <AccountForm
        form={form}
        send={async (body) => {
          await of.reset({ ...body, ticket: proof.ticket })
          notify.success(of.done)
          await onReset()
        }}
        failed={resetPasswordFailed}
        label={page.reset}
        busyLabel={page.resetting}
        shared={of.shared}
        inToast={of.inToast}
      >
        {(error) => (
          <>
            <Username email={email} />
            <CodeField form={form} label={of.codeLabel} {...error('otp_code')} />
            <NewPasswords
              form={form}
              error={error}
              name="new_password"
              labels={[newPassword, page.passwordAgain]}
              hint={of.passwordHint}
            />
          </>
        )}
      </AccountForm>
    </Frame>
  )
}

/** Succeeds also when a code was requested a moment ago and is still valid. Shows the result in a toast. Throws ApiError. */
async function requestCode(
  { request }: Pick<PasswordReset, 'request'>,
  body: Email,
  sentences: Translated<typeof authSentences>,
) {
  try {
    const { ticket } = await request(body)
    notify.success(sentences.resetCodeMayBeSent)
    return { sentAt: Date.now(), proof: { ticket } }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'codeSentBefore')) throw error
    notify.success(sentences.codeSentBefore)
    return { sentAt: Date.now() - CODE_RESEND_MS + (error.retryAfter ?? 0) * 1000, proof: {} }
  }
}
