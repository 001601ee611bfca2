// Email with the code to reset a password.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { EmailFrame } from './email-frame.tsx'
import { Code, Paragraph, Remark } from './parts.tsx'

interface ResetPasswordProps {
  account: 'host' | 'admin'
  code: string
  minutes: number
}

/** Names the account: one address may have both a host's and an administrator's. */
const WHOSE = { host: 'password', admin: 'administrator password' } as const

export const resetPasswordSubject = ({ account, code }: ResetPasswordProps) =>
  `${code} is your code to reset your ${PRODUCT_NAME} ${WHOSE[account]}`

export function ResetPassword({ account, code, minutes }: ResetPasswordProps) {
  return (
    <EmailFrame preview={`Valid for ${minutes} minutes.`} heading="Choose a new password">
      <Paragraph>We received a request to reset your {WHOSE[account]}. Use this code:</Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        It’s valid for {minutes} minutes. Never share it with anyone; we’ll never ask for it.
      </Paragraph>
      <Remark>Didn’t ask for this? Ignore this email; your password won’t change.</Remark>
    </EmailFrame>
  )
}
