// Sentences of /contribute/{id} around the form (docs/specification.md §2, §5, §8). The page's script does not contain
// them.

export const guestPageSentences = {
  unavailableTitle: 'Event Box Not Available',
  unavailableText: 'This event box has either expired or could not be found.',
  unavailableAdvice: 'Please check the link or contact the event organizer for assistance.',
  gaveHere: 'Did you give here?',
  seeYourReceipt: 'See your receipt',
  switchLanguage: 'Language',
  needsScript: 'To pay, please turn on JavaScript in your browser and reload this page.',
  /** A press of the button then loads the page again. */
  notLoaded: 'This page didn’t load completely. Press the button to reload it. Your details are still here.',
  tooOld: 'You can’t pay in this browser. Please update it, or open this page in another browser.',
  marriageTitle: 'Celebrate the Special Day with Your Blessing',
  marriageText: 'Make your secure contribution towards the wedding celebration.',
  marriageButton: 'Send Your Blessing',
  otherTitle: 'Send Your Contribution',
  otherText: 'Every contribution makes a difference and spreads happiness.',
  otherButton: 'Proceed to Secure Payment',
  /** In place of `afterRecipient`, below the name of an event instead of a couple's. */
  afterEvent: '',
  yourDetails: 'How we use your details',
  closed: 'This event is no longer accepting gifts.',
} as const

/** Who receives the money, as the bank has it, and the host has confirmed it. */
export const receiverSentences = {
  goesTo: (name: string) => `Goes to the host’s account: ${name}`,
} as const
