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
        Somebody signed up for {PRODUCT_NAME} with this email address. If that was you, type this code to
        verify it:
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        It is valid for {minutes} minutes. Never tell it to anyone; we will never ask for it.
      </Paragraph>
      <Remark>
        You did not sign up? Then do not use this code: without it no account opens. Should you want an
        account, sign up yourself; yours then takes the place of this one.
      </Remark>
    </EmailFrame>
  )
}
