// The letter with the code that lets its reader choose a new password.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { LetterFrame } from './letter-frame.tsx'
import { Code, Paragraph, Remark } from './parts.tsx'

interface ResetPasswordProps {
  code: string
  minutes: number
}

export const resetPasswordSubject = ({ code }: ResetPasswordProps) =>
  `${code} is your code to reset your ${PRODUCT_NAME} password`

export function ResetPassword({ code, minutes }: ResetPasswordProps) {
  return (
    <LetterFrame preview={`Valid for ${minutes} minutes.`} heading="Choose a new password">
      <Paragraph>
        Someone, we hope you, asked to reset the password of this account. Type this code:
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        It is valid for {minutes} minutes. Never tell it to anyone; we will never ask for it.
      </Paragraph>
      <Remark>You did not ask? Then leave this letter alone; your password stays as it is.</Remark>
    </LetterFrame>
  )
}
