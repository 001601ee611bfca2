// Sentences of the list of disputes.
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
  how: 'A guest’s bank wants money back. Contest or accept it at Razorpay before the deadline: without an answer it is lost.',
  /** `left`: `4 days left`. */
  answerBy: (when: string, left: string) => `${left}: answer by ${when}`,
  daysLeft: (days: number) => `${days} days left`,
  hoursLeft: (hours: number) =>
    hours >= 2 ? `${hours} hours left` : `Less than ${hours === 1 ? 'two hours' : 'an hour'} left`,
  over: (when: string) => `Overdue since ${when}`,
  overHow:
    'Razorpay takes no answer any more, and the bank decides. If you have evidence all the same, write to Razorpay’s support.',
  noDeadline: 'Razorpay names no deadline',
  atProvider: 'Open at Razorpay',
  atProviderOf: (dispute: string) => `Open at Razorpay: ${dispute} (in a new tab)`,
  timelineOf: (dispute: string) => `See the timeline of ${dispute}`,
} as const
