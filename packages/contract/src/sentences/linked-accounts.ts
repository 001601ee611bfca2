// Sentences about a host's account at the payment provider, which gifts go to.
import type { LinkedAccountState } from '../upi-ids/linked-accounts.ts'

export const linkedAccountSentences = {
  title: 'Where gifts go',
  /** Before the form. */
  why: 'What your guests give is kept for you by our payment provider, and sent to your UPI ID a day after your event. For this it needs your PAN, by law. We pass it on, and do not keep it.',
  noUpiId: 'Please save your UPI ID first.',
  pan: 'PAN',
  panInvalid: 'Please enter your own PAN: ten letters and digits, such as ABCPE1234F',
  send: 'Open my account',
  sending: 'Opening...',
  states: {
    asking: 'The payment provider has not answered yet. Please send your PAN once more.',
    'under-review':
      'The payment provider is checking your details. Guests can give as soon as it has finished.',
    'needs-clarification':
      'The payment provider needs to know more about you, and has asked you by email. Guests can give as soon as it is answered.',
    active: 'Your account is open. Guests can give.',
    suspended: 'The payment provider has suspended your account. Guests cannot give now. Please write to us.',
    refused:
      'The payment provider did not open your account. Please check your name, UPI ID and PAN, and send them again.',
  } satisfies Record<LinkedAccountState, string>,
  refusal: (words: string) => `It says: ${words}`,
} as const
