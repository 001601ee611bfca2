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
        Somebody signed up as an administrator of {PRODUCT_NAME} with this email address. If that was you,
        type this code to verify it:
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        It is valid for {minutes} minutes. Never tell it to anyone; we will never ask for it.
      </Paragraph>
      <Remark>
        You did not sign up? Then do not use this code, and tell whoever looks after {PRODUCT_NAME} for you:
        somebody who knows the server’s secret key did.
      </Remark>
    </EmailFrame>
  )
}
