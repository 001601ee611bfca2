// The notice for guests in English.
import { PRODUCT_NAME } from '../../../brand.ts'
import { PAYOUT_RETURN_DAYS } from '../../../limits.ts'
import type { Notice } from '../in-language.ts'
import { guestPageSentences } from './page.ts'
import { site } from './site.ts'

export const notice = {
  title: guestPageSentences.yourDetails,
  description: `Which details ${PRODUCT_NAME} asks of a guest, what for, who sees them, how long they are kept, and how to have them erased.`,
  sinceLabel: 'Since',
  parts: [
    {
      title: 'What we ask, and what for',
      lines: [
        'Your name: so the hosts know who gave.',
        'Your phone number and address: so they can thank you, and so we can find your payment if something goes wrong.',
        'The amount, the date and the references of the payment: for the hosts’ record and our books.',
        'A blessing, if you write one: for the hosts.',
        'If you give cash or a present: your gift, name, family, village and phone number may be written into the hosts’ own book by their helpers.',
        'Your UPI PIN and your bank account number never reach us. We learn the UPI ID that you paid from, and the bank’s reference.',
      ],
    },
    {
      title: 'Who sees it',
      lines: [
        'The hosts of this event, and their helpers at its desks. A screen at the event may show your name, village and blessing. Other guests see nothing else of you.',
        'Razorpay, which carries out the payment.',
        'Our own people, only to answer you or to clear up a payment. Government authorities, where the law requires it.',
        'Nobody else. We sell nothing, and no advertiser or analytics watches this page.',
      ],
    },
    {
      title: 'For how long',
      lines: [
        'Phone number, address and UPI ID: until they’re no longer needed for thanks or for the payment, or until you ask us to erase them.',
        'Your name: as long as the hosts keep their record, or until you ask us to erase it.',
        'Amount, date and references: for as long as tax and accounting laws require.',
        'Hosts may download their guest list; then it is theirs.',
      ],
    },
    {
      title: 'What you can ask of us',
      lines: [
        `To see what we hold about you, to correct it, or to erase it. If you gave online and ask us to erase your details, we can do so from ${PAYOUT_RETURN_DAYS} days after the hosts are paid.`,
        'To withdraw your consent. A gift that was given stays given; your details go.',
        'Write to us with the phone number that you gave with, or with your receipt. It costs nothing.',
        'If our answer doesn’t satisfy you: the Data Protection Board of India.',
      ],
    },
  ],
  contact: 'Write to us',
  policy: site.privacyPolicy,
} satisfies Notice
