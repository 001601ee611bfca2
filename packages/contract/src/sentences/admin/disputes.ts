// Sentences of the list of disputes.
import { formatCount } from '../../money.ts'

const WORKING_DAYS = {
  fraud: 'three working days',
  retrieval: 'three working days',
  chargeback: 'three working days',
  pre_arbitration: 'two working days',
  arbitration: 'one working day',
} as const

export const adminDisputeSentences = {
  title: 'Disputes',
  failed: 'We couldn’t load the disputes.',
  groups: {
    'answer-now': (count: number) => `Reply now (${formatCount(count)})`,
    'with-bank': (count: number) => `With the bank (${formatCount(count)})`,
    closed: () => 'Recently closed',
  },
  phases: {
    fraud: 'Reported as fraud',
    retrieval: 'The bank wants details',
    chargeback: 'Chargeback',
    pre_arbitration: 'Challenged again: pre-arbitration',
    arbitration: 'Challenged a third time: arbitration',
  },
  ended: (how: 'won' | 'lost' | 'closed', when: string) =>
    `${{ won: 'Won', lost: 'Lost', closed: 'Closed without a decision' }[how]}, ${when}`,
  underReview: 'The guest’s bank is deciding',
  how: 'A guest’s bank has raised a chargeback. Contest or accept it at Razorpay by the deadline, or we lose it automatically.',
  /** `left`: `4 days left`. */
  answerBy: (when: string, left: string) => `${left}, reply by ${when}`,
  daysLeft: (days: number) => `${days} days left`,
  hoursLeft: (hours: number) =>
    hours >= 2 ? `${hours} hours left` : `Less than ${hours === 1 ? 'two hours' : 'an hour'} left`,
  over: (when: string) => `Overdue since ${when}`,
  overHow: 'The deadline has passed; the bank will decide. If you have evidence, email Razorpay support.',
  /** By Razorpay's page on chargebacks. */
  noDeadline: (phase: keyof typeof WORKING_DAYS) => `No deadline given. Reply within ${WORKING_DAYS[phase]}`,
  atProvider: 'Open at Razorpay',
  atProviderOf: (dispute: string) => `Open at Razorpay: ${dispute} (in a new tab)`,
  timelineOf: (dispute: string) => `View timeline of ${dispute}`,
} as const
