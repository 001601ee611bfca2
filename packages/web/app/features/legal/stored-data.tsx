// The table of stored data: whose, which, what for, for how long. It must match the tables of the database.
import { CONTRIBUTION_COLUMNS } from '@lifafa/contract/contribution-columns'
import { GUEST_CONTACTS, listOf } from '@lifafa/contract/guest-columns'
import { CODE_LIFE_MINUTES, MESSAGES_RETENTION_DAYS, SIGN_UPS_RETENTION_DAYS } from '@lifafa/contract/limits'

interface Stored {
  /** Its heading. */
  of: string
  what: string
  purpose: string
  until: string
}

const stored: Stored[] = [
  {
    of: 'A host’s account',
    what: 'Name, email, phone number, address, UPI ID and bank account if given, and the name that the bank has for it, a hash of the password, the date on which you agreed to our terms, the state of your account at Razorpay if you have one (your PAN is passed on to Razorpay and not stored), your thank-you message to guests',
    purpose: 'Your account, your payouts, and emails about both',
    until: `You close the account, or ${SIGN_UPS_RETENTION_DAYS} days pass without your email being verified; the record of payouts as long as tax and accounting law asks`,
  },
  {
    of: 'Event boxes',
    what: 'The names, date, place and message on it',
    purpose: 'The page that your guests open',
    until: 'You close the account; a deleted box stays in your record and on its guests’ receipts',
  },
  {
    of: 'A guest’s gift',
    what: `${listOf(CONTRIBUTION_COLUMNS)}; of a name that the host corrected, both, and when`,
    purpose: 'The host’s record of who gave what; finding a payment when something went wrong',
    until: `The guest asks us, or the host closes the account. ${listOf(GUEST_CONTACTS)} and UPI ID also once they are no longer needed. The payment itself as long as tax and accounting law asks`,
  },
  {
    of: 'The gift register of an event',
    what: 'Of each written gift what was given, by whom, from where, whose family, phone number and note, and each version of a written gift; of lists that the host imports the file’s name, the event, and of each row name, place, family, phone number and amount; who sat at a desk, who counted, who handed cash over and who took it to the bank; links, PINs and sessions of desks, the link of a screen in the hall, and which words on it the host has read, as hashes',
    purpose: 'The family’s own book of gifts in cash and in kind',
    until:
      'The host closes the account; of written gifts the phone and the note, and of imported lists the phone, also once they are no longer needed; the giver asks us',
  },
  {
    of: 'Payments',
    what: 'What Razorpay tells us of each payment, refund and payout, such as the UPI ID that paid, and states',
    purpose: 'That no rupee is lost or counted twice',
    until:
      'Razorpay’s messages 30 days, or 180 where one could not be matched; what they told of the payment as long as tax and accounting law asks',
  },
  {
    of: 'Ratings',
    what: 'Your rating of us, what you wrote with it, and the kind of browser',
    purpose: 'Making the product better',
    until: 'You change it or close the account',
  },
  {
    of: 'Messages to us',
    what: 'Name, email, subject, message',
    purpose: 'Answering you',
    until: `${MESSAGES_RETENTION_DAYS} days after your matter is settled, or you close the account with that email address`,
  },
  {
    of: 'Every call',
    what: 'The network address of a call, in memory; in logs, what was done, without contents',
    purpose: 'Stopping misuse, finding faults',
    until: 'Minutes in memory; logs a year at most',
  },
  {
    of: 'Signing in',
    what: 'Verification codes and sessions, as hashes; of a session also the kind of browser, the network address without its end, and when it was last used',
    purpose: 'Signing in safely, and showing you where you are signed in',
    until: `Codes work for ${CODE_LIFE_MINUTES} minutes and are deleted after two days; sessions end after 30 days at most`,
  },
]

export function StoredData() {
  return (
    <ul className="!list-none !gap-4 !pl-0">
      {stored.map(({ of, what, purpose, until }) => (
        <li key={what} className="rounded-card border border-line bg-card p-5">
          <p className="!mt-0 font-semibold text-maroon">{of}</p>
          <p className="!mt-1">{what}</p>
          <dl className="mt-3 grid gap-x-4 gap-y-1 text-muted sm:grid-cols-[7rem_1fr]">
            <dt>What for</dt>
            <dd className="text-ink">{purpose}</dd>
            <dt>Until</dt>
            <dd className="text-ink">{until}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
