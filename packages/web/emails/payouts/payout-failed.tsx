// Email to a host: a payout failed or was reversed, with what to check or that nothing needs to be done.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { PayoutFailed as Props } from '@lifafa/contract/emails'
import { EmailFrame } from '../email-frame.tsx'
import { Paragraph, Remark, SettingsButton } from '../parts.tsx'

export const payoutFailedSubject = ({ amount, isOfBank }: Props) =>
  isOfBank
    ? `${amount} could not be sent today: we will try again`
    : `${amount} could not be sent: please check your UPI ID`

export function PayoutFailed({ firstName, boxName, amount, upiId, isOfBank, publicUrl }: Props) {
  return (
    <EmailFrame
      preview={isOfBank ? 'There is nothing you need to do.' : 'Please check your UPI ID.'}
      heading={`Namaste, ${firstName}`}
    >
      {isOfBank ? (
        <>
          <Paragraph>
            {amount} of “{boxName}” could not be sent to {upiId}: your bank could not take it just now.
          </Paragraph>
          <Paragraph>
            There is nothing you need to do. We try again every day until it arrives. If you save another UPI
            ID, the money is sent there a day later.
          </Paragraph>
        </>
      ) : (
        <>
          <Paragraph>
            {amount} of “{boxName}” could not be sent to {upiId}: the bank gave it back to us.
          </Paragraph>
          <Paragraph>
            Please check that UPI ID in your settings. If it is right, leave it as it is: we will try again.
            If you save another one, the money is sent there a day later.
          </Paragraph>
        </>
      )}
      <SettingsButton origin={publicUrl}>Check your UPI ID</SettingsButton>
      <Remark>Nothing is lost meanwhile: {PRODUCT_NAME} keeps it for you.</Remark>
    </EmailFrame>
  )
}
