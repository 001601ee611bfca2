// The terms for hosts and guests.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { FEE_PERCENT, MAX_CHARGE_PAISE, PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import { formatPaise } from '@lifafa/contract/money'
import { Link } from 'react-router'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { exampleGift } from './example-gift.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const MOST = formatPaise(MAX_CHARGE_PAISE)

export const handle = staticPage

export const meta = pageMeta({
  title: 'Terms & Conditions',
  description: `What hosts and guests agree to when they use ${PRODUCT_NAME}: event boxes, gifts by UPI, the ${FEE_PERCENT}% fee and payouts.`,
  path: paths.terms.href(),
})

const sections: LegalSection[] = [
  {
    id: 'the-service',
    title: `What ${PRODUCT_NAME} does`,
    text: (
      <>
        <p>
          {PRODUCT_NAME} lets the host of a wedding or another event make an online event box and share its QR
          code and link. Guests open it, write their name, phone number and address, and give money by UPI. We
          keep the record of every gift, hold the money until the event is over, and then pay it out to the
          host.
        </p>
        <p>
          Payments are taken and carried out by Razorpay, under Razorpay’s own terms. {PRODUCT_NAME} is not a
          bank, not a wallet and not a lender; money held for a host earns no interest.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Your account as a host',
    text: (
      <>
        <p>
          You must be at least 18 years old, give details that are true, and verify your email address. The
          account is yours alone: keep its password to yourself, and tell us at once if you believe that
          somebody else has used it. What is done while signed in to your account counts as done by you.
        </p>
        <p>
          Guests need no account. A guest confirms that the details given with a gift are true and that the
          money is theirs to give.
        </p>
      </>
    ),
  },
  {
    id: 'event-boxes',
    title: 'Event boxes',
    text: (
      <>
        <p>
          An event box is for an event that really takes place, and that you may collect for: your own wedding
          or family event, or one whose people have asked you to. It may not be used to sell goods or
          services, to raise money from the public for a charity, a cause or an investment, to gamble, or for
          anything that the law forbids.
        </p>
        <p>
          You can edit a box until the day before its event. It takes gifts until 24 hours after the event’s
          date has begun, reckoned from 5:30 in the morning in India: through the night of the event. You can
          delete a box at any time; gifts that it has received stay recorded and are paid out all the same.
        </p>
      </>
    ),
  },
  {
    id: 'gifts-and-fee',
    title: 'Gifts and our fee',
    text: (
      <>
        <p>
          Guests give whole rupees. A platform fee of {FEE_PERCENT}% is added on top of the gift and shown
          before paying: a gift of {exampleGift.gift} costs the guest {exampleGift.charge}, of which{' '}
          {exampleGift.gift} belong to the host and {exampleGift.fee} are our fee. Nothing is taken from the
          gift itself. One payment, with the fee, can be at most {MOST}: UPI carries no more.
        </p>
        <p>
          A gift is made when the bank has confirmed the payment. Gifts are voluntary, final and
          non-refundable; the exceptions, such as a payment that was taken twice, are in our{' '}
          <Link to={paths.refundPolicy.href()}>Refund &amp; Cancellation Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'payouts',
    title: 'Holding the money, and paying it out',
    text: (
      <>
        <p>
          Gifts are held until the contribution cycle of their box completes, which is 24 hours after the
          event. Within {PAYOUT_WORKING_DAYS} working days from then they are paid to the UPI ID in your
          account settings, in pieces of at most {MOST}. Weekends and bank holidays are no working days.
        </p>
        <p>
          Without a UPI ID, or with one that the bank does not accept, the money waits, and we tell you so by
          email. It stays yours. You are responsible for the UPI ID being your own: what has been paid to the
          ID that you gave has been paid to you.
        </p>
        <p>
          If a guest’s bank takes a payment back after it was paid out to you, for example because it was not
          authorised, you owe us that gift, and we may set it off against later gifts.
        </p>
      </>
    ),
  },
  {
    id: 'guest-details',
    title: 'Your guests’ details',
    text: (
      <p>
        You see names, phone numbers, addresses and amounts because your guests want to be known to you. Use
        them to thank and to give back; do not publish or sell them, and do not use them for advertising. What
        we do with them is in our <Link to={paths.privacyPolicy.href()}>Privacy Policy</Link>. Taxes on gifts,
        and records that the law asks of you, are your own matter.
      </p>
    ),
  },
  {
    id: 'what-we-may-do',
    title: 'What we may do',
    text: (
      <p>
        We may close a box, suspend an account or hold a payout where we have reason to believe that these
        terms or the law are broken, that a payment is disputed, or where an authority or Razorpay requires
        it. We tell you why, unless the law forbids it, and hold the money only as long as the reason lasts.
        You can close your account at any time; what is owed to you is paid first.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    text: (
      <>
        <p>
          We answer for the money that we hold for you, and for running the service with care. We do not
          promise that networks, banks, UPI or Razorpay work at every moment, and do not answer for what they
          cause, nor for what a host says about an event or does with a gift.
        </p>
        <p>Nothing here takes away rights that the law gives you as a consumer.</p>
      </>
    ),
  },
  {
    id: 'changes-and-law',
    title: 'Changes, law and contact',
    text: (
      <p>
        We may change these terms; the date above says when we last did. Changes that touch money you are
        already owed do not apply to it. The law of India applies, and its courts decide. Ask us anything on
        the <Link to={paths.contact.href()}>contact page</Link>; people answer 24/7.
      </p>
    ),
  },
]

const inShort = (
  <ul>
    <li>Guests pay a {FEE_PERCENT}% fee on top of their gift; hosts receive the whole gift.</li>
    <li>Gifts are final and non-refundable.</li>
    <li>
      We hold the money until the event is over and pay it out within {PAYOUT_WORKING_DAYS} working days.
    </li>
    <li>Collect for real events of your own, and treat your guests’ details with respect.</li>
  </ul>
)

export default function TermsPage() {
  return <LegalPage title="Terms & Conditions" updatedOn="2025-07-01" inShort={inShort} sections={sections} />
}
