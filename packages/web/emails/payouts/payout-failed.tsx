// Email to a host: a payout failed or was reversed, with what to check or that nothing needs to be done.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { PayoutFailed as Props } from '@lifafa/contract/emails'
import { EmailFrame } from '../email-frame.tsx'
import { Paragraph, Remark, SettingsButton } from '../parts.tsx'

const SUBJECTS = {
  'upi-id': 'could not be sent: please check your UPI ID',
  bank: 'could not be sent today: we will try again',
  ours: 'came back to us: we will send it again',
} as const

export const payoutFailedSubject = ({ amount, fault }: Props) => `${amount} ${SUBJECTS[fault]}`

export function PayoutFailed(props: Props) {
  const { firstName, fault, publicUrl } = props
  return (
    <EmailFrame
      preview={fault === 'upi-id' ? 'Please check your UPI ID.' : 'There is nothing you need to do.'}
      heading={`Namaste, ${firstName}`}
    >
      {fault === 'upi-id' && <UpiIdFailed {...props} />}
      {fault === 'bank' && <BankFailed {...props} />}
      {fault === 'ours' && <CameBack {...props} />}
      {fault !== 'ours' && (
        <SettingsButton origin={publicUrl} section="upi-id">
          Check your UPI ID
        </SettingsButton>
      )}
      <Remark>Nothing is lost meanwhile: {PRODUCT_NAME} keeps it for you.</Remark>
    </EmailFrame>
  )
}

const UpiIdFailed = ({ amount, boxName, upiId }: Props) => (
  <>
    <Paragraph>
      {amount} of “{boxName}” could not be sent to {upiId}: the bank gave it back to us.
    </Paragraph>
    <Paragraph>
      Please check that UPI ID in your settings. If it is right, leave it as it is: we will try again. If you
      save another one, the money is sent there a day later.
    </Paragraph>
  </>
)

const BankFailed = ({ amount, boxName, upiId }: Props) => (
  <>
    <Paragraph>
      {amount} of “{boxName}” could not be sent to {upiId}: your bank could not take it just now.
    </Paragraph>
    <Paragraph>
      There is nothing you need to do. We try again every day until it arrives. If you save another UPI ID,
      the money is sent there a day later.
    </Paragraph>
  </>
)

const CameBack = ({ amount, boxName, upiId }: Props) => (
  <>
    <Paragraph>
      {amount} of “{boxName}”, which we had sent to {upiId}, came back to us. The fault was on our side.
    </Paragraph>
    <Paragraph>There is nothing you need to do. We send it again, a day later.</Paragraph>
  </>
)
