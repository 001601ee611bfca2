// The letter that tells a host that the password is a new one.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { LetterFrame } from './letter-frame.tsx'
import { Paragraph, Remark } from './parts.tsx'

interface PasswordChangedProps {
  firstName: string
  supportEmail: string
}

export const passwordChangedSubject = () => `Your ${PRODUCT_NAME} password was changed`

export function PasswordChanged({ firstName, supportEmail }: PasswordChangedProps) {
  return (
    <LetterFrame preview="Other devices were signed out." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        Your password was changed, and your other devices were signed out. Sign in there with the new one.
      </Paragraph>
      <Remark>
        It was not you? Choose “Forgot password” on the sign-in page at once, and write to us: {supportEmail}
      </Remark>
    </LetterFrame>
  )
}
