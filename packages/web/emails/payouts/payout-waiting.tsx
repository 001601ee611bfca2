// Email to a host: a payout waits for a UPI ID or bank account that can be paid.
import type { PayoutWaiting as Props } from '@lifafa/contract/emails'
import { EmailFrame } from '../email-frame.tsx'
import { Paragraph, Remark, SettingsButton } from '../parts.tsx'

export const payoutWaitingSubject = ({ amount, refused, of }: Props) =>
  refused === null ? `Add your UPI ID to receive ${amount}` : `Add another ${of} to receive ${amount}`

export function PayoutWaiting({ firstName, boxName, amount, refused, of, publicUrl }: Props) {
  return (
    <EmailFrame preview="It takes a minute in Settings." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        {amount} from “{boxName}” is ready for you
        {refused === null ? ', but we don’t have your UPI ID.' : `, but we can’t pay to ${refused}.`}
      </Paragraph>
      <Paragraph>
        {refused === null ? 'Add it' : 'Add another one'} in Settings and we’ll pay you automatically.
      </Paragraph>
      <SettingsButton origin={publicUrl} section={of === 'UPI ID' ? 'upi-id' : 'bank-account'}>
        {refused === null ? 'Add your UPI ID' : `Change your ${of}`}
      </SettingsButton>
      <Remark>Your money is safe with us until then.</Remark>
    </EmailFrame>
  )
}
