// The notice for hosts: what the sign-up asks, what for, who sees it, for how long, and what a host can do.
import { PRODUCT_NAME } from '../../brand.ts'
import { PAYOUT_RETURN_DAYS } from '../../limits.ts'
import type { Notice } from '../guest/in-language.ts'

export const hostNotice: Notice = {
  title: 'What we do with a host’s details',
  description: `Which details ${PRODUCT_NAME} asks of a host, what for, who sees them, how long they are kept, and how to download or delete them.`,
  sinceLabel: 'Since',
  parts: [
    {
      title: 'What we ask, and what for',
      lines: [
        'Your name and email address: for your account, and for emails about it and about your money.',
        'Your phone number and address: so that we reach you about a payout.',
        'Your UPI ID, or a bank account if you add one: to send you your guests’ gifts. We ask the bank whose it is.',
        'Names, day, place and message of your event: for the page that your guests open.',
      ],
    },
    {
      title: 'Who sees it',
      lines: [
        'Your guests: what you write on the event, and the name that your bank has for your UPI ID or account, once you have confirmed it.',
        'Razorpay: your name and UPI ID or bank account, to pay you. If it opens an account for you, also your email address, phone number and PAN. The service that delivers our emails.',
        'Our own people, only to answer you or to clear up a payment. Authorities, where the law obliges us.',
      ],
    },
    {
      title: 'Your guests’ details',
      lines: [
        'You see them to keep a record of who gave what, and to thank them. Please use them for nothing else.',
        'Phone numbers and addresses may be erased some time after the event. You are told 30 days before.',
        'A guest may ask us to erase their details. Amount and day stay in your record.',
        'Gifts that you and your helpers write down: a helper sees names of earlier gifts or sums only if you allow it, and until the desk ends.',
      ],
    },
    {
      title: 'What you can do',
      lines: [
        `Correct your details, download everything, and delete your account, each in your settings. An account can be deleted ${PAYOUT_RETURN_DAYS} days after all your money has reached you.`,
        'Withdraw your consent: by deleting the account. The record of payouts stays, without a name, as long as tax and accounting law asks.',
        'If our answer doesn’t satisfy you: the Data Protection Board of India.',
      ],
    },
  ],
  contact: 'Write to us',
  policy: 'Privacy Policy',
}
