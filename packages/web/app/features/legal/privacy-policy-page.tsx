// The privacy policy: which data is stored, what for, who sees it, and for how long.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { CODE_LIFE_MINUTES, GIVEN_DAYS } from '@lifafa/contract/limits'
import { Link } from 'react-router'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { staticPage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'
import { StoredData } from './stored-data.tsx'

export const handle = staticPage

export const meta = pageMeta({
  title: 'Privacy Policy',
  description: `Which details of hosts and guests ${PRODUCT_NAME} keeps, who sees them, for how long, and what you can ask of us.`,
  path: paths.privacyPolicy.href(),
})

const sections: LegalSection[] = [
  { id: 'what-we-keep', title: 'What we keep, and why', text: <StoredData /> },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    text: (
      <>
        <ul>
          <li>
            <strong>The host of an event</strong> sees the name, phone number, address, amount and date of
            each gift, and may show names, villages, blessings and the sum of all gifts on a screen at the
            event. Other guests see nothing else about you, and no other totals.
          </li>
          <li>
            <strong>Everyone with the link of an event</strong> sees the names, date, venue and message on it,
            and whose account receives the gifts, once the host has confirmed the name that the bank has.
            Nothing else from the host’s account.
          </li>
          <li>
            <strong>Helpers whom the host lets sit at a desk</strong> see what they write there, whether a
            phone number has given online, and, if the host allows it, the names and sums of earlier gifts.
          </li>
          <li>
            <strong>Razorpay</strong>, which processes the payments, receives a guest’s name, phone number,
            address and amount with the payment, and a host’s name and UPI ID or bank account for the payout.
            It tells us the UPI ID that a guest paid from, and the bank’s reference. A guest’s UPI PIN and
            bank account number never reach us.
          </li>
          <li>
            <strong>The service that delivers our emails</strong> receives the address and text of each.
          </li>
          <li>
            <strong>Our own team</strong> looks at records only when needed, to answer you or to sort out a
            payment.
          </li>
          <li>
            <strong>Government authorities</strong>, where the law requires it.
          </li>
        </ul>
        <p>
          We don’t sell your data, show advertisements, or let analytics or social networks track our pages.
        </p>
      </>
    ),
  },
  {
    id: 'your-browser',
    title: 'In your browser',
    text: (
      <>
        <p>
          We set one cookie, and only if somebody chooses the language of a page. It holds just that language
          and doesn’t identify you. For hosts, the browser stores the session keys and your profile until you
          log out. For guests, it stores the details typed and the payment in progress for one day at most, so
          nothing is lost if the connection drops; they are removed after the thank-you. The amount of a gift
          and the link to its receipt stay there for {GIVEN_DAYS} days, so that a guest finds the receipt
          again. If a guest ticks the box, their name, phone number and address are saved there until they
          untick it. A helper’s device keeps what is written at its desk, and the names that it may see, until
          the desk has ended, everything has reached the host, and the page is opened once more.
        </p>
        <p>
          Razorpay’s payment window loads when a guest starts to pay, and follows Razorpay’s own privacy
          policy.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How it is protected',
    text: (
      <p>
        Connections are encrypted. Passwords are kept only as salted argon2id hashes, codes only as hashes and
        for {CODE_LIFE_MINUTES} minutes. We rely only on the bank’s confirmation for payments, never on a
        browser. Logs hold no passwords, no codes and no full email addresses.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'What you can ask of us',
    text: (
      <>
        <p>
          Under India’s Digital Personal Data Protection Act you may ask to see the data we hold about you,
          have it corrected, completed or erased, and nominate someone to do so for you. Hosts can correct
          their own details in Settings. For everything else, including grievances, write to us on the{' '}
          <Link to={paths.contact.href()}>contact page</Link>. If you’re not satisfied with our reply, you may
          complain to the Data Protection Board of India.
        </p>
        <p>
          Some records, such as payments, we must keep by law. Once we no longer need to, we erase the
          personal details in them or make them anonymous. Encrypted backups keep what was erased until they
          are deleted in their turn.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: <p>Accounts are for adults. We don’t knowingly keep details of children.</p>,
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this policy changes, the date above changes too. If we ever want to use your details for
        something new, we’ll ask you first.
      </p>
    ),
  },
]

const inShort = (
  <ul>
    <li>We keep only the details needed to pass a gift from guest to host, and to account for it.</li>
    <li>
      Only the host of that event, helpers at its desks, and Razorpay, which processes the payment, see a
      guest’s details. A screen at the event may show names and blessings.
    </li>
    <li>No tracking cookies, no advertisements, no data sold.</li>
  </ul>
)

export default function PrivacyPolicyPage() {
  return <LegalPage title="Privacy Policy" updatedOn="2025-09-07" inShort={inShort} sections={sections} />
}
