// Email to a host or an administrator: the password was changed.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { EmailFrame } from './email-frame.tsx'
import { Paragraph, Remark } from './parts.tsx'

interface PasswordChangedProps {
  account: 'host' | 'admin'
  firstName: string
  supportEmail: string
}

const WHOSE = { host: 'password', admin: 'administrator password' } as const
const WHERE = { host: 'the sign-in page', admin: 'the administrators’ login page' } as const

export const passwordChangedSubject = ({ account }: PasswordChangedProps) =>
  `Your ${PRODUCT_NAME} ${WHOSE[account]} was changed`

export function PasswordChanged({ account, firstName, supportEmail }: PasswordChangedProps) {
  return (
    <EmailFrame preview="Other devices were signed out." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        Your {WHOSE[account]} was changed, and your other devices were signed out. Use the new password to
        sign in there again.
      </Paragraph>
      <Remark>
        Wasn’t you? Reset your password right away using “Forgot password” on {WHERE[account]}, then write to
        us at {supportEmail}
      </Remark>
    </EmailFrame>
  )
}
