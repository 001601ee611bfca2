// Email to a host: a payout failed or was reversed, with what to check or that nothing needs to be done.
import type { PayoutFailed as Props } from '@lifafa/contract/emails'
import { EmailFrame } from '../email-frame.tsx'
import { Paragraph, Remark, SettingsButton } from '../parts.tsx'

const SUBJECTS = {
  destination: 'didn’t go through. Please check your',
  bank: 'didn’t go through today. We’ll try again',
  ours: 'was returned to us. We’ll send it again',
} as const

export const payoutFailedSubject = ({ amount, fault, of }: Props) =>
  [amount, SUBJECTS[fault], fault === 'destination' && of].filter(Boolean).join(' ')

export function PayoutFailed(props: Props) {
  const { firstName, fault, of, publicUrl } = props
  return (
    <EmailFrame
      preview={fault === 'destination' ? `Please check your ${of}.` : 'You don’t need to do anything.'}
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
      <Remark>Your money is safe with us until then.</Remark>
    </EmailFrame>
  )
}

const DestinationFailed = ({ amount, boxName, to, of }: Props) => (
  <>
    <Paragraph>
      {amount} from “{boxName}” didn’t go through to {to}. The bank returned it.
    </Paragraph>
    <Paragraph>
      Please check your {of} in Settings. If it’s correct, you don’t need to do anything; we’ll try again. If
      you change it, we’ll pay to the new one a day later.
    </Paragraph>
  </>
)

const BankFailed = ({ amount, boxName, to, of }: Props) => (
  <>
    <Paragraph>
      {amount} from “{boxName}” didn’t go through to {to}. Your bank couldn’t accept it right now.
    </Paragraph>
    <Paragraph>
      You don’t need to do anything. We’ll try again every day until it goes through. If you change your {of},
      we’ll pay to the new one a day later.
    </Paragraph>
  </>
)

const CameBack = ({ amount, boxName, to }: Props) => (
  <>
    <Paragraph>
      {amount} from “{boxName}”, which we had paid to {to}, was returned to us because of a problem on our
      side.
    </Paragraph>
    <Paragraph>You don’t need to do anything. We’ll send it again tomorrow.</Paragraph>
  </>
)
