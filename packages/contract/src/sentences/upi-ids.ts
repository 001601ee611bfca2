// Sentences about whose UPI ID it is that a host has saved: in the settings, on the dashboard, at the first steps.
import type { UnansweredWhy } from '../upi-ids/checks.ts'

const checkYourself =
  'Check it yourself: is it exactly what your UPI app shows? A typing error pays a stranger.'

export const upiIdSentences = {
  title: 'Is this your account?',
  wrongTitle: 'Your UPI ID can’t be paid',
  asking: 'We are asking the bank whose UPI ID this is...',
  /** Before the name. */
  registeredTo: 'Registered to',
  ofUpiId: (upiId: string) => `Your UPI ID ${upiId}`,
  yes: 'Yes, that is me',
  no: 'No, change it',
  unlikeTitle: 'Please compare the two names',
  bankHas: 'The bank has',
  youHave: 'Your account here has',
  compare: 'They are not written alike. Is it the same person?',
  unlike: (registered: string) =>
    `Money sent to a wrong account cannot be recovered. Do you want your money to go to ${registered}?`,
  sure: 'Yes, I am sure',
  confirmed: 'You have confirmed it. Your guests see this name.',
  denied: 'You said that this is not your account. We send no money to it: please save another UPI ID.',
  mineAfterAll: 'It is mine after all',
  notFound: 'No bank knows this UPI ID. We send no money to it: please correct it.',
  change: 'Change the UPI ID',
  /** Nobody was asked, or can be. */
  unchecked: checkYourself,
  unanswered: {
    'no-answer': `The bank did not answer. ${checkYourself}`,
    refused: `The bank could not be asked. ${checkYourself}`,
    'no-name': `The bank knows this UPI ID but gave no name. ${checkYourself}`,
  } satisfies Record<Exclude<UnansweredWhy, 'not-enabled'>, string>,
  ask: 'Ask the bank whose it is',
  askAgain: 'Ask again',
  failed: 'That did not work. Please try again.',
} as const
