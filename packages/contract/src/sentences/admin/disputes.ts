// Sentences of the list of disputes, and of the dialogs that answer them.
import { formatCount } from '../../money.ts'

export const adminDisputeSentences = {
  title: 'Disputes',
  groups: {
    'answer-now': (count: number) => `Answer now (${formatCount(count)})`,
    'with-bank': (count: number) => `With the bank (${formatCount(count)})`,
    closed: () => 'Lately closed',
  },
  ended: (how: 'won' | 'lost' | 'closed', when: string) =>
    `${{ won: 'Won', lost: 'Lost', closed: 'Closed without a decision' }[how]}, ${when}`,
  underReview: 'The guest’s bank is deciding',
  how: 'A guest’s bank wants money back. Contest it with evidence, or accept it, before the deadline: without an answer it is lost.',
  /** `left`: `4 days left`. */
  answerBy: (when: string, left: string) => `${left}: answer by ${when}`,
  daysLeft: (days: number) => `${days} days left`,
  hoursLeft: (hours: number) =>
    hours >= 2 ? `${hours} hours left` : `Less than ${hours === 1 ? 'two hours' : 'an hour'} left`,
  over: (when: string) => `Overdue since ${when}`,
  overHow:
    'The provider takes no answer any more, and the bank decides. If you have evidence all the same, write to the provider’s support.',
  noDeadline: 'The provider names no deadline',
  timelineOf: (dispute: string) => `See the timeline of ${dispute}`,
  sending: 'Being sent',
  sendingBy: (name: string, when: string) =>
    `${name} has answered it, ${when}. The provider has not confirmed it yet: it is sent again by itself.`,
  refusedBy: (name: string, words: string) => `The provider refused the answer of ${name}: ${words}`,
  noWords: 'it gives no reason',

  contest: 'Contest it',
  contestOf: (dispute: string) => `Contest ${dispute}`,
  accept: 'Accept it',
  acceptOf: (dispute: string) => `Accept ${dispute}`,
  of: (amount: string, payment: string) => `${amount} of ${payment}`,

  contestTitle: 'Contest this dispute',
  explanationLabel: 'Explanation to the guest’s bank',
  explanationHint: 'In English or Hindi. The guest’s bank reads it',
  explanationRequired: 'Please write why the money should stay',
  attachmentLabel: 'A file of your own',
  attachmentHint: 'PDF, JPEG or PNG, at most 4 MB',
  attachmentTooLarge: 'This file is larger than 4 MB',
  attachmentOdd: 'This is no PDF, JPEG or PNG',
  attachmentUnreadable: 'This file could not be read',
  weAdd:
    'We add a letter with what we know of the gift: event, day, amounts, the guest’s name and phone as typed, order, payment and bank reference.',
  onceOnly: 'It is submitted at once, for the whole amount, and cannot be changed afterwards.',
  cancel: 'Not yet',
  submit: 'Submit',
  submitting: 'Submitting...',
  contestFailed: 'The answer could not be submitted. Please try again.',
  contested: 'The evidence is submitted. The guest’s bank decides now',

  acceptTitle: 'Accept this dispute?',
  acceptLoses: (amount: string) =>
    `${amount} goes back to the guest. The gift leaves the host’s total; what was paid out already, the host owes us.`,
  acceptNoWayBack: 'The dispute is lost then. This cannot be taken back.',
  keep: 'Do not accept',
  accepting: 'Accepting...',
  acceptFailed: 'The dispute could not be accepted. Please try again.',
  accepted: 'The dispute is accepted, and the money goes back',

  isSent: 'The answer is written down. The provider has not confirmed it yet: it is sent again by itself',
  answeredBy: (name: string, when: string) => `${name} has answered this dispute, ${when}.`,
  refused: (words: string) => `The provider has refused this answer, and nothing was submitted: ${words}`,
} as const
