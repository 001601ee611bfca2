// The terms for hosts and guests.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { FEE_PERCENT, MAX_CHARGE_PAISE, PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import { formatPaise } from '@lifafa/contract/money'
import { Link } from 'react-router'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { exampleGift, LegalPage, type LegalSection } from './legal-page.tsx'

const MOST = formatPaise(MAX_CHARGE_PAISE)

export const handle = staticPage

export const meta = pageMeta({
  title: 'Terms & Conditions',
  description: `The terms for hosts and guests who use ${PRODUCT_NAME}: event boxes, gifts by UPI, the ${FEE_PERCENT}% fee and payouts.`,
  path: paths.terms.href(),
})

const sections: LegalSection[] = [
  {
    id: 'the-service',
    title: `What ${PRODUCT_NAME} does`,
    text: (
      <>
        <p>
          {PRODUCT_NAME} lets the host of a wedding or another event create an online event box and share its
          QR code and link. Guests open it, enter their name, phone number and address, and give money by UPI.
          We record every gift, hold the money until the event is over, and then pay it to the host.
        </p>
        <p>
          Payments are processed by Razorpay under Razorpay’s own terms. {PRODUCT_NAME} isn’t a bank, a wallet
          or a lender; money held for a host earns no interest.
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
          You must be at least 18 years old, give true details, and verify your email address. The account is
          yours alone. Keep its password to yourself, and tell us immediately if you believe someone else has
          used it. You are responsible for anything done from your account.
        </p>
        <p>
          Guests don’t need an account. A guest confirms that the details given with a gift are true and that
          the money is theirs to give.
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
          An event box is for a real event that you are allowed to collect for, such as your own wedding or
          family event, or one whose family has asked you to. You may not use it to sell goods or services, to
          raise money from the public for a charity, a cause or an investment, to gamble, or for anything the
          law forbids.
        </p>
        <p>
          You can edit an event box until the day before its event. It accepts gifts through the night of the
          event, until 5:30 in the morning of the next day in India. You can delete an event box at any time;
          gifts it has already received stay on record and will still be paid to you.
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
          {exampleGift.gift} goes to the host and {exampleGift.fee} is our fee. Nothing is deducted from the
          gift itself. One payment, including the fee, can be at most {MOST}, which is the UPI limit.
        </p>
        <p>
          A gift is made when the bank confirms the payment. Gifts are voluntary, final and non-refundable;
          the exceptions, such as a duplicate payment, are in our{' '}
          <Link to={paths.refundPolicy.href()}>Refund &amp; Cancellation Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'payouts',
    title: 'Holding and paying out the money',
    text: (
      <>
        <p>
          Gifts are held until the contribution cycle of their box completes, which is 24 hours after the
          event. Within {PAYOUT_WORKING_DAYS} working days from then they are paid to the bank account in your
          account settings or, without one, to the UPI ID there, in payouts of at most {MOST} each. Weekends
          and bank holidays don’t count as working days.
        </p>
        <p>
          If you have given neither, or the bank doesn’t accept it, we’ll hold the money and email you. It
          stays yours. You are responsible for giving your own bank account or UPI ID. Money paid to the one
          you gave counts as paid to you.
        </p>
        <p>
          If a guest’s bank takes a payment back after we paid it to you, for example because it wasn’t
          authorised, you owe us that gift, and we may deduct it from later gifts.
        </p>
      </>
    ),
  },
  {
    id: 'guest-details',
    title: 'Your guests’ details',
    text: (
      <p>
        You see names, phone numbers, addresses and amounts because your guests want you to know who gave. Use
        them to thank guests and to give in return. Don’t publish or sell them, and don’t use them for
        advertising. How we use them is in our <Link to={paths.privacyPolicy.href()}>Privacy Policy</Link>.
        You are responsible for taxes on gifts and for records the law requires of you.
      </p>
    ),
  },
  {
    id: 'what-we-may-do',
    title: 'What we may do',
    text: (
      <p>
        We may close an event box, suspend an account or hold a payout if we have reason to believe that these
        terms or the law are broken, if a payment is disputed, or if an authority or Razorpay requires it.
        We’ll tell you why, unless the law forbids it, and hold the money only as long as the reason lasts.
        You can close your account at any time; we’ll first pay what you are owed.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Our responsibility',
    text: (
      <>
        <p>
          We are responsible for the money we hold for you, and for running the service with care. We don’t
          promise that networks, banks, UPI or Razorpay work at every moment. We aren’t responsible for
          failures they cause, or for what a host says about an event or does with a gift.
        </p>
        <p>Nothing here takes away your rights as a consumer under the law.</p>
      </>
    ),
  },
  {
    id: 'changes-and-law',
    title: 'Changes, law and contact',
    text: (
      <p>
        We may change these terms; the date above shows the last change. Changes don’t apply to money you are
        already owed. Indian law applies, and Indian courts decide. Ask us anything on the{' '}
        <Link to={paths.contact.href()}>contact page</Link>; real people reply 24/7.
      </p>
    ),
  },
]

const inShort = (
  <ul>
    <li>Guests pay a {FEE_PERCENT}% fee on top of their gift; hosts get the full gift.</li>
    <li>Gifts are final and non-refundable.</li>
    <li>We hold the money until the event is over and pay it within {PAYOUT_WORKING_DAYS} working days.</li>
    <li>Collect only for your own real events, and treat your guests’ details with respect.</li>
  </ul>
)

export default function TermsPage() {
  return <LegalPage title="Terms & Conditions" updatedOn="2025-07-01" inShort={inShort} sections={sections} />
}
