// Verifies an email address with the code that was sent to it.
import type { Output } from '@lifafa/contract/endpoint'
import type { adminVerifyOtp } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import type { ComponentType, ReactNode } from 'react'
import { useSchemaForm } from '../lib/forms/use-schema-form.ts'
import { useSentences } from '../lib/language/language.tsx'
import { AccountForm, type FrameProps } from './account-form.tsx'
import type { AwaitedCode } from './awaited-code.ts'
import { CodeField, SentTo } from './code-field.tsx'
import { ResendCode } from './resend-code.tsx'

interface VerifyStepProps {
  Frame: ComponentType<FrameProps>
  title: string
  /** Before the address that the code was sent to. */
  intro: ReactNode
  awaited: AwaitedCode
  schema: typeof adminVerifyOtp.body
  /** Throws ApiError. */
  verify: (body: Output<typeof adminVerifyOtp.body>) => Promise<void>
  /** Undefined where this page cannot request another code; then `otherwise` is the link to where one can. */
  resend: (() => Promise<void>) | undefined
  otherwise: ReactNode
  footer: ReactNode
  codeLabel: string
  label: string
  /** A code that has all its digits is sent without a press. */
  isSentWhenComplete?: boolean
  inToast?: boolean
}

export function VerifyStep({ Frame, awaited: { email, sentAt, proof }, ...props }: VerifyStepProps) {
  const form = useSchemaForm(props.schema, { email, otp_code: '' })
  const { verifyFailed } = useSentences('auth', authSentences)
  const { codeLife, verifying } = useSentences('authPage', authPageSentences)
  return (
    <Frame
      title={props.title}
      text={
        <>
          {props.intro}
          <SentTo email={email} />
          <span>{codeLife}</span>
        </>
      }
      resend={<ResendCode sentAt={sentAt} resend={props.resend} otherwise={props.otherwise} />}
      footer={props.footer}
    >
      <AccountForm
        form={form}
        send={(body) => props.verify({ ...body, ticket: proof.ticket })}
        failed={verifyFailed}
        label={props.label}
        busyLabel={verifying}
        inToast={props.inToast}
      >
        {(error, submit) => (
          <CodeField
            form={form}
            label={props.codeLabel}
            {...error('otp_code')}
            onComplete={props.isSentWhenComplete ? submit : undefined}
          />
        )}
      </AccountForm>
    </Frame>
  )
}
