// Email with the code that verifies an email address. Without a name: anybody can write any address, and any words as a name.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { EmailFrame } from './email-frame.tsx'
import { Code, Paragraph, Remark } from './parts.tsx'

interface VerifyEmailProps {
  code: string
  minutes: number
}

export const verifyEmailSubject = ({ code }: VerifyEmailProps) => `${code} is your ${PRODUCT_NAME} code`

export function VerifyEmail({ code, minutes }: VerifyEmailProps) {
  return (
    <EmailFrame preview={`Valid for ${minutes} minutes.`} heading="Namaste">
      <Paragraph>
        Someone signed up for {PRODUCT_NAME} with this email address. If that was you, use this code to verify
        it:
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        It’s valid for {minutes} minutes. Never share it with anyone; we’ll never ask for it.
      </Paragraph>
      <Remark>Didn’t sign up? You can ignore this email. No account is created without the code.</Remark>
    </EmailFrame>
  )
}
