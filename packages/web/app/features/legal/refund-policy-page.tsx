// The refund policy: when money goes back, and what happens to contributions when an event is cancelled.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { FEE_PERCENT } from '@lifafa/contract/limits'
import { Link } from 'react-router'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { exampleGift } from './example-gift.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

export const handle = staticPage

export const meta = pageMeta({
  title: 'Refund & Cancellation Policy',
  description: `Gifts given through ${PRODUCT_NAME} are final. When a payment goes back all the same, and what happens when an event is cancelled.`,
  path: paths.refundPolicy.href(),
})

const sections: LegalSection[] = [
  {
    id: 'gifts-are-final',
    title: 'Gifts are final',
    text: (
      <p>
        A contribution is a gift from a guest to a host. Once the payment is confirmed it is final and
        non-refundable, and so is the platform fee of {FEE_PERCENT}% that was paid with it. Please look at the
        name on the page and at the total before you pay: a gift of {exampleGift.gift} costs{' '}
        {exampleGift.charge}.
      </p>
    ),
  },
  {
    id: 'what-goes-back',
    title: 'What goes back all the same',
    text: (
      <>
        <p>These come back to the account that they were paid from, in full, fee included:</p>
        <ul>
          <li>
            <strong>A gift that was paid twice.</strong> If one gift was charged more than once, we keep one
            payment and send back the others by ourselves. You need not ask.
          </li>
          <li>
            <strong>A payment that failed after your account was debited.</strong> It never reached us; your
            bank returns it by itself. If the bank confirms it late instead, it counts as the gift that it was
            meant to be.
          </li>
          <li>
            <strong>A payment that you did not authorise.</strong> Tell your bank at once, and write to us. We
            help to clear it up, and return what the bank or Razorpay decides must be returned.
          </li>
        </ul>
        <p>
          A refund that we have sent usually arrives within 5 to 7 working days; how long exactly is up to the
          banks.
        </p>
      </>
    ),
  },
  {
    id: 'wrong-amount',
    title: 'A wrong amount or the wrong event',
    text: (
      <p>
        We cannot take a gift back from a host. Please speak with the host, who sees your name and your gift,
        and may return it to you directly. If you do not know the host, write to us, and we pass your message
        on.
      </p>
    ),
  },
  {
    id: 'cancelled-events',
    title: 'Events that are cancelled or moved',
    text: (
      <>
        <p>
          Gifts that were already given stay with the host and are paid out as usual, also where the event is
          cancelled or its box is deleted. Whether to return them is between host and guest. A host who wants
          all gifts returned can ask us before the payout begins.
        </p>
        <p>If the date moves, the host can change it in the box until the day before the event.</p>
      </>
    ),
  },
  {
    id: 'hosts',
    title: 'For hosts',
    text: (
      <p>
        Event boxes cost nothing: there is nothing to cancel and nothing to be refunded. You may delete a box
        whenever you like; it then takes no more gifts, and what it has received is paid out to you.
      </p>
    ),
  },
  {
    id: 'ask-us',
    title: 'How to ask',
    text: (
      <p>
        Write to us on the <Link to={paths.contact.href()}>contact page</Link> with the name and phone number
        that you gave, the day and the amount, and the payment’s reference from your UPI app. People answer
        24/7.
      </p>
    ),
  },
]

const inShort = (
  <ul>
    <li>Gifts and the fee are final and non-refundable.</li>
    <li>What was taken twice, or failed after it was debited, comes back without asking.</li>
    <li>If an event is cancelled, host and guest settle it between them.</li>
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
