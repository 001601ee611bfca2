// Email to a host: a payout waits for a UPI ID or bank account that can be paid.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { PayoutWaiting as Props } from '@lifafa/contract/emails'
import { EmailFrame } from '../email-frame.tsx'
import { Paragraph, Remark, SettingsButton } from '../parts.tsx'

export const payoutWaitingSubject = ({ amount, refused, of }: Props) =>
  refused === null ? `Add your UPI ID to receive ${amount}` : `Another ${of} is needed to send you ${amount}`

export function PayoutWaiting({ firstName, boxName, amount, refused, of, publicUrl }: Props) {
  return (
    <EmailFrame preview="It takes a minute in Settings." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        {amount} of “{boxName}” is ready to be sent to you
        {refused === null
          ? ', and we do not know your UPI ID yet.'
          : `, and it cannot be sent to ${refused}.`}
      </Paragraph>
      <Paragraph>
        {refused === null ? 'Add it' : 'Save another one'} in your settings: the money is then sent by itself.
      </Paragraph>
      <SettingsButton origin={publicUrl} section={of === 'UPI ID' ? 'upi-id' : 'bank-account'}>
        {refused === null ? 'Add your UPI ID' : `Change your ${of}`}
      </SettingsButton>
      <Remark>Nothing is lost meanwhile: {PRODUCT_NAME} keeps it for you.</Remark>
    </EmailFrame>
  )
}
