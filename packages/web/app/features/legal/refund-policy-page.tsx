// The refund policy: when money goes back, and what happens to contributions when an event is cancelled.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { FEE_PERCENT } from '@lifafa/contract/limits'
import { Link } from 'react-router'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { exampleGift, LegalPage, type LegalSection } from './legal-page.tsx'

export const handle = staticPage

export const meta = pageMeta({
  title: 'Refund & Cancellation Policy',
  description: `Gifts given through ${PRODUCT_NAME} are final. When we do refund, and what happens if an event is cancelled.`,
  path: paths.refundPolicy.href(),
})

const sections: LegalSection[] = [
  {
    id: 'gifts-are-final',
    title: 'Gifts are final',
    text: (
      <p>
        A contribution is a gift from a guest to a host. Once the payment is confirmed it is final and
        non-refundable, and so is the platform fee of {FEE_PERCENT}% paid with it. Please check the name on
        the page and the total before you pay: a gift of {exampleGift.gift} costs {exampleGift.charge}.
      </p>
    ),
  },
  {
    id: 'what-goes-back',
    title: 'When we do refund',
    text: (
      <>
        <p>We refund these in full, including the fee, to the account they were paid from:</p>
        <ul>
          <li>
            <strong>A gift paid twice.</strong> If you were charged more than once for a gift, we keep one
            payment and refund the others automatically. You don’t need to ask.
          </li>
          <li>
            <strong>A payment that failed after your account was debited.</strong> It never reached us; your
            bank returns it automatically. If the bank confirms it late instead, it counts as your gift.
          </li>
          <li>
            <strong>A payment you didn’t authorise.</strong> Tell your bank immediately and write to us. We’ll
            help sort it out, and refund what the bank or Razorpay decides.
          </li>
        </ul>
        <p>A refund usually reaches your account within 5 to 7 working days, depending on your bank.</p>
      </>
    ),
  },
  {
    id: 'wrong-amount',
    title: 'A wrong amount or the wrong event',
    text: (
      <p>
        We can’t take a gift back from a host. Please speak to the host, who sees your name and your gift and
        may return it to you directly. If you don’t know the host, write to us and we’ll pass on your message.
      </p>
    ),
  },
  {
    id: 'cancelled-events',
    title: 'Cancelled or postponed events',
    text: (
      <>
        <p>
          Gifts already given stay with the host and are paid out as usual, even if the event is cancelled or
          its event box is deleted. Returning them is between host and guest. A host who wants all gifts
          returned can ask us before the payout begins.
        </p>
        <p>If the date changes, the host can update it in the event box until the day before the event.</p>
      </>
    ),
  },
  {
    id: 'hosts',
    title: 'For hosts',
    text: (
      <p>
        Event boxes are free, so there is nothing to cancel or refund. You can delete an event box at any
        time. It will stop accepting gifts, and gifts already received will still be paid to you.
      </p>
    ),
  },
  {
    id: 'ask-us',
    title: 'How to ask',
    text: (
      <p>
        Write to us on the <Link to={paths.contact.href()}>contact page</Link> with the name and phone number
        you gave, the date and amount, and the bank reference (UTR) from your UPI app. Real people reply 24/7.
      </p>
    ),
  },
]

const inShort = (
  <ul>
    <li>Gifts and the fee are final and non-refundable.</li>
    <li>Duplicate or failed payments are refunded automatically.</li>
    <li>If an event is cancelled, host and guest settle it between themselves.</li>
  </ul>
)

export default function RefundPolicyPage() {
  return (
    <LegalPage
      title="Refund & Cancellation Policy"
      updatedOn="2025-09-12"
      inShort={inShort}
      sections={sections}
    />
  )
}
