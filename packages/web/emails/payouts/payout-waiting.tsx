// Email to a host: a payout waits for a valid UPI ID.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { PayoutWaiting as Props } from '@lifafa/contract/emails'
import { EmailFrame } from '../email-frame.tsx'
import { Paragraph, Remark, SettingsButton } from '../parts.tsx'

export const payoutWaitingSubject = ({ amount, refusedUpiId }: Props) =>
  refusedUpiId === null
    ? `Add your UPI ID to receive ${amount}`
    : `Another UPI ID is needed to send you ${amount}`

export function PayoutWaiting({ firstName, boxName, amount, refusedUpiId, publicUrl }: Props) {
  return (
    <EmailFrame preview="It takes a minute in Settings." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        {amount} of “{boxName}” is ready to be sent to you
        {refusedUpiId === null
          ? ', and we do not know your UPI ID yet.'
          : `, and it cannot be sent to ${refusedUpiId}.`}
      </Paragraph>
      <Paragraph>
        {refusedUpiId === null ? 'Add it' : 'Save another one'} in your settings: the money is then sent by
        itself.
      </Paragraph>
      <SettingsButton origin={publicUrl} section="upi-id">
        {refusedUpiId === null ? 'Add your UPI ID' : 'Change your UPI ID'}
      </SettingsButton>
      <Remark>Nothing is lost meanwhile: {PRODUCT_NAME} keeps it for you.</Remark>
    </EmailFrame>
  )
}
