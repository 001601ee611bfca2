// The letter with the code that proves an e-mail address.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { LetterFrame } from './letter-frame.tsx'
import { Code, Paragraph, Remark } from './parts.tsx'

interface VerifyEmailProps {
  firstName: string
  code: string
  minutes: number
}

export const verifyEmailSubject = ({ code }: VerifyEmailProps) => `${code} is your ${PRODUCT_NAME} code`

export function VerifyEmail({ firstName, code, minutes }: VerifyEmailProps) {
  return (
    <LetterFrame preview={`Valid for ${minutes} minutes.`} heading={`Namaste, ${firstName}`}>
      <Paragraph>Thank you for signing up. Type this code to verify your e-mail address:</Paragraph>
      <Code>{code}</Code>
      <Paragraph>It is valid for {minutes} minutes.</Paragraph>
      <Remark>You did not sign up? Then nothing needs to be done; without the code no account opens.</Remark>
    </LetterFrame>
  )
}
