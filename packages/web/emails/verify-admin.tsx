// Email with the code that verifies an administrator's registration. Without a name, as in verify-email.tsx.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { EmailFrame } from './email-frame.tsx'
import { Code, Paragraph, Remark } from './parts.tsx'

interface VerifyAdminProps {
  code: string
  minutes: number
}

export const verifyAdminSubject = ({ code }: VerifyAdminProps) =>
  `${code} is your ${PRODUCT_NAME} administrator code`

export function VerifyAdmin({ code, minutes }: VerifyAdminProps) {
  return (
    <EmailFrame preview={`Valid for ${minutes} minutes.`} heading="Namaste">
      <Paragraph>
        Someone signed up as an administrator of {PRODUCT_NAME} with this email address. If that was you, use
        this code to verify it:
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        It’s valid for {minutes} minutes. Never share it with anyone; we’ll never ask for it.
      </Paragraph>
      <Remark>
        Didn’t sign up? Don’t use this code, and tell your technical team. Someone who knows the server’s
        secret key did.
      </Remark>
    </EmailFrame>
  )
}
