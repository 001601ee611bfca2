// Email to a host: money is late, and why, in the words of the host's pages.
import type { PayoutLate as Props } from '@lifafa/contract/emails'
import { moneySentence } from '@lifafa/contract/sentences/host/money'
import { paths } from '../../app/paths.ts'
import { EmailFrame } from '../email-frame.tsx'
import { PageButton, Paragraph, Remark } from '../parts.tsx'

export const payoutLateSubject = ({ amount, boxName }: Props) =>
  `Your payout of ${amount} from “${boxName}” is delayed`

export function PayoutLate({ firstName, boxName, amount, part, giftid, publicUrl }: Props) {
  return (
    <EmailFrame preview="We’re sorry. Here’s why." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        {amount} from “{boxName}” hasn’t reached you yet, and we’re sorry. {moneySentence(part)}
      </Paragraph>
      <PageButton href={`${publicUrl}${paths.eventBox.href(giftid)}`}>See where your money is</PageButton>
      <Remark>Your money is safe with us until then.</Remark>
    </EmailFrame>
  )
}
