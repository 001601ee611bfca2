// Email to a host: a payout was sent, with its bank reference.
import type { PayoutPaid as Props } from '@lifafa/contract/emails'
import { EmailFrame } from '../email-frame.tsx'
import { Paragraph, Remark } from '../parts.tsx'

export const payoutPaidSubject = ({ amount, boxName }: Props) =>
  `${amount} from “${boxName}” is on its way to your bank`

export function PayoutPaid({ firstName, boxName, amount, to, utr }: Props) {
  return (
    <EmailFrame preview="With your guests’ blessings" heading={`Namaste, ${firstName}`}>
      <Paragraph>
        {amount} from “{boxName}” was paid to {to ?? 'you'}.
      </Paragraph>
      <Paragraph>
        {utr === null
          ? 'The bank reference (UTR) will appear on your event box page.'
          : `Bank reference (UTR): ${utr}`}
      </Paragraph>
      <Remark>
        Not in your account by tomorrow? Share this reference with your bank, or reply to this email.
      </Remark>
    </EmailFrame>
  )
}
