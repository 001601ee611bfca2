// Sentences of the administrators' search.

export const adminSearchSentences = {
  text: 'By what somebody can tell you: the bank’s reference, a phone number, a UPI address, a name, the amount and day, or any id of ours or the provider’s.',
  label: 'What is known',
  placeholder: '4523…, 98765 43210, ₹501, Sunita Deshpande, pay_…',
  day: 'Day (if known)',
  find: 'Find',
  required: 'Please enter what is known of it',
  tooLong: 'Please enter less: a number, a name or an id',
  failed: 'The search failed',
  orders: 'Payments',
  payouts: 'Payouts',
  hosts: 'Hosts',
  boxes: 'Event boxes',
  hasMore: 'There are more. A day, or another word, narrows it.',
  nothing: 'Nothing was found',
  nothingText:
    'Names are found by whole words, in the script in which they were typed. Try the bank’s reference: twelve digits in the guest’s UPI app.',
  noGuest: 'A guest without a name',
  contribution: (amount: string) => `${amount} of it for the host`,
  reference: (reference: string) => `Bank reference ${reference}`,
  states: { paid: 'Paid', 'not-paid': 'Not paid', refunded: 'Refunded' },
  timelineOf: (amount: string, guest: string) => `See the timeline of ${amount} of ${guest}`,
  payoutTimelineOf: (amount: string, host: string) => `See the timeline of ${amount} to ${host}`,
  seeHost: 'See this host',
  eventOn: (day: string) => `Event on ${day}`,
  back: 'Back to what was found',
} as const
