// Sentences about whose UPI ID it is that a host has saved: in the settings, on the dashboard, at the first steps.
import type { UnansweredWhy } from '../upi-ids/checks.ts'

const checkYourself =
  'Check that it matches your UPI app exactly. One wrong letter can send your money to a stranger.'

export const upiIdSentences = {
  title: 'Confirm your UPI account name',
  questionFailed: 'We couldn’t load this question.',
  wrongTitle: 'Your UPI ID can’t be paid',
  asking: 'Checking the account name with the bank…',
  /** Before the name. */
  registeredTo: 'Account holder:',
  ofUpiId: (upiId: string) => `Your UPI ID ${upiId}`,
  yes: 'Yes, that’s me',
  no: 'No, change it',
  unlikeTitle: 'Please check the account name',
  bankHas: 'The bank has',
  youHave: 'You entered',
  compare: 'Is this the name on your bank account? We couldn’t match the two.',
  unlike: (registered: string) =>
    `Money sent to a wrong account can’t be recovered. Should we pay your gifts to ${registered}?`,
  sure: 'Yes, I’m sure',
  confirmed: 'You’ve confirmed it. Guests will see this name.',
  denied: 'You told us this isn’t yours, so we won’t pay to it. Please add another UPI ID.',
  mineAfterAll: 'It’s mine after all',
  notFound: 'This UPI ID doesn’t exist, so we won’t pay to it. Please correct it.',
  change: 'Change this UPI ID',
  /** Nobody was asked, or can be. */
  unchecked: checkYourself,
  unanswered: {
    'no-answer': `The bank didn’t respond. ${checkYourself}`,
    refused: `We couldn’t check with the bank. ${checkYourself}`,
    'no-name': `The bank has this UPI ID but didn’t share a name. ${checkYourself}`,
  } satisfies Record<Exclude<UnansweredWhy, 'not-enabled'>, string>,
  ask: 'Check account name',
  askAgain: 'Check again',
  failed: 'That didn’t work. Please try again.',
} as const
