// Email to a host: a payout failed or was reversed, with what to check or that nothing needs to be done.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { PayoutFailed as Props } from '@lifafa/contract/emails'
import { EmailFrame } from '../email-frame.tsx'
import { Paragraph, Remark, SettingsButton } from '../parts.tsx'

const SUBJECTS = {
  destination: 'could not be sent: please check your',
  bank: 'could not be sent today: we will try again',
  ours: 'came back to us: we will send it again',
} as const

export const payoutFailedSubject = ({ amount, fault, of }: Props) =>
  [amount, SUBJECTS[fault], fault === 'destination' && of].filter(Boolean).join(' ')

export function PayoutFailed(props: Props) {
  const { firstName, fault, of, publicUrl } = props
  return (
    <EmailFrame
      preview={fault === 'destination' ? `Please check your ${of}.` : 'There is nothing you need to do.'}
      heading={`Namaste, ${firstName}`}
    >
      {fault === 'destination' && <DestinationFailed {...props} />}
      {fault === 'bank' && <BankFailed {...props} />}
      {fault === 'ours' && <CameBack {...props} />}
      {fault !== 'ours' && (
        <SettingsButton origin={publicUrl} section={of === 'UPI ID' ? 'upi-id' : 'bank-account'}>
          Check your {of}
        </SettingsButton>
      )}
      <Remark>Nothing is lost meanwhile: {PRODUCT_NAME} keeps it for you.</Remark>
    </EmailFrame>
  )
}

const DestinationFailed = ({ amount, boxName, to, of }: Props) => (
  <>
    <Paragraph>
      {amount} of “{boxName}” could not be sent to {to}: the bank gave it back to us.
    </Paragraph>
    <Paragraph>
      Please check that {of} in your settings. If it is right, leave it as it is: we will try again. If you
      save another one, the money is sent there a day later.
    </Paragraph>
  </>
)

const BankFailed = ({ amount, boxName, to, of }: Props) => (
  <>
    <Paragraph>
      {amount} of “{boxName}” could not be sent to {to}: your bank could not take it just now.
    </Paragraph>
    <Paragraph>
      There is nothing you need to do. We try again every day until it arrives. If you save another {of}, the
      money is sent there a day later.
    </Paragraph>
  </>
)

const CameBack = ({ amount, boxName, to }: Props) => (
  <>
    <Paragraph>
      {amount} of “{boxName}”, which we had sent to {to}, came back to us. The fault was on our side.
    </Paragraph>
    <Paragraph>There is nothing you need to do. We send it again, a day later.</Paragraph>
  </>
)
