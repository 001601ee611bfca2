// Email to a host: a payout was sent, with its bank reference.
import type { PayoutPaid as Props } from '@lifafa/contract/emails'
import { EmailFrame } from '../email-frame.tsx'
import { Paragraph, Remark } from '../parts.tsx'

export const payoutPaidSubject = ({ amount, boxName }: Props) => `${amount} of “${boxName}” was sent to you`

export function PayoutPaid({ firstName, boxName, amount, to, utr }: Props) {
  return (
    <EmailFrame preview="With the blessings of your guests." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        {amount} of “{boxName}” was sent to {to ?? 'you'}.
      </Paragraph>
      <Paragraph>
        {utr === null
          ? 'The reference by which your bank knows this payment follows: you find it on the page of your event box.'
          : `Your bank knows this payment by its reference (UTR): ${utr}`}
      </Paragraph>
      <Remark>Is it not in your account by tomorrow? Ask your bank with that reference, or answer us.</Remark>
    </EmailFrame>
  )
}
