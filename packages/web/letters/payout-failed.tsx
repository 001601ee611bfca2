// The letter that tells a host that money could not be sent, or came back, and what to check.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { PayoutFailed as Props } from '@lifafa/contract/web-build'
import { LetterFrame } from './letter-frame.tsx'
import { Paragraph, Remark, SettingsButton } from './parts.tsx'

export const payoutFailedSubject = ({ amount }: Props) =>
  `${amount} could not be sent: please check your UPI ID`

export function PayoutFailed({ firstName, boxName, amount, upiId, publicUrl }: Props) {
  return (
    <LetterFrame preview="Please check your UPI ID." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        {amount} of “{boxName}” could not be sent to {upiId}: the bank gave it back to us.
      </Paragraph>
      <Paragraph>
        Please check that UPI ID in your settings. If it is right, leave it as it is: we will try again. If
        you save another one, the money is sent there at once.
      </Paragraph>
      <SettingsButton origin={publicUrl}>Check your UPI ID</SettingsButton>
      <Remark>Nothing is lost meanwhile: {PRODUCT_NAME} keeps it for you.</Remark>
    </LetterFrame>
  )
}
