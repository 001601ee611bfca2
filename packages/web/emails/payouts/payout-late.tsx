// Email to a host: money is late, and why, in the words of the host's pages.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { PayoutLate as Props } from '@lifafa/contract/emails'
import { moneySentence } from '@lifafa/contract/sentences/host/money'
import { paths } from '../../app/paths.ts'
import { EmailFrame } from '../email-frame.tsx'
import { PageButton, Paragraph, Remark } from '../parts.tsx'

export const payoutLateSubject = ({ amount, boxName }: Props) => `${amount} of “${boxName}” is late`

export function PayoutLate({ firstName, boxName, amount, part, giftid, publicUrl }: Props) {
  return (
    <EmailFrame preview="We are sorry. Here is why." heading={`Namaste, ${firstName}`}>
      <Paragraph>
        {amount} of “{boxName}” has not reached you yet, and we are sorry. {moneySentence(part)}
      </Paragraph>
      <PageButton href={`${publicUrl}${paths.eventBox.href(giftid)}`}>See where your money is</PageButton>
      <Remark>Nothing is lost meanwhile: {PRODUCT_NAME} keeps it for you.</Remark>
    </EmailFrame>
  )
}
