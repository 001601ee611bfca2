// The privacy policy: which data is stored, what for, who sees it, and for how long.

import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { CODE_LIFE_MINUTES } from '@lifafa/contract/limits'
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
            each gift to it. Other guests see nothing of you, and no totals.
          </li>
          <li>
            <strong>Everyone with the link of an event</strong> sees what its host wrote on it: names, date,
            place and message. Nothing of the host’s account.
          </li>
          <li>
            <strong>Razorpay</strong>, which carries out payments in India, receives a guest’s name, phone
            number, address and amount with the payment, and a host’s name and UPI ID for the payout. UPI app
            and bank details are given to Razorpay and your bank, never to us.
          </li>
          <li>
            <strong>The service that delivers our emails</strong> receives the address and text of each.
          </li>
          <li>
            <strong>Our own people</strong> look at records only where they must, to answer you or to clear up
            a payment.
          </li>
          <li>
            <strong>Authorities</strong>, where the law obliges us.
          </li>
        </ul>
        <p>
          We sell nothing, show no advertisements, and let no analytics or social network watch our pages.
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
          We set one cookie, and only where a guest chooses the language of the page: it says which one, the
          same for everybody who chose so, and nothing of who you are. For hosts the browser’s storage keeps
          the keys of the session and your name until you log out. For guests it keeps what was typed, and the
          payment under way, for one day at most, so that nothing is lost when a connection breaks; it is gone
          once you have been thanked. Guests who tick it are remembered there with name, phone number and
          address, until they remove the tick.
        </p>
        <p>
          Razorpay’s payment window is loaded when a guest begins to give, and follows Razorpay’s own privacy
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
        for {CODE_LIFE_MINUTES} minutes. What a payment is, we believe the bank alone, never a browser. Logs
        hold no passwords, no codes and no full email addresses.
      </p>
    ),
  },
  {
    id: 'your-rights',
    title: 'What you can ask of us',
    text: (
      <>
        <p>
          Under India’s Digital Personal Data Protection Act you may know what we hold on you, have it
          corrected, completed or erased, and name somebody who does so in your place. Hosts correct their own
          details in the account settings. For everything else write to us on the{' '}
          <Link to={paths.contact.href()}>contact page</Link>; that is also where grievances are heard. If our
          answer does not satisfy you, you may turn to the Data Protection Board of India.
        </p>
        <p>
          What the law makes us keep, such as the record of a payment, we keep until it lets us go; then the
          personal details in it are erased or made anonymous.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: <p>Accounts are for adults. We do not knowingly keep details of children.</p>,
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this policy changes, the date above changes with it. If we ever wanted to use your details for
        something new, we would ask you first.
      </p>
    ),
  },
]

const inShort = (
  <ul>
    <li>We keep what is needed to bring a gift from guest to host, and to account for it.</li>
    <li>A guest’s details are seen by the host of that event, and by Razorpay, which moves the money.</li>
    <li>No cookies that know you, no advertisements, no tracking, nothing sold.</li>
  </ul>
)

export default function PrivacyPolicyPage() {
  return <LegalPage title="Privacy Policy" updatedOn="2025-09-07" inShort={inShort} sections={sections} />
}
