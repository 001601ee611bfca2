// Sentences of the gift register: refusals that a helper at a desk, or a host, may read.
import { REGISTER } from '../limits.ts'
import { formatCount } from '../money.ts'

export const registerSentences = {
  kindUnknown: 'Please choose how it was given.',
  amountWrong: 'Please enter an amount between ₹1 and ₹1,00,00,000, in digits.',
  weightWrong: 'Please enter a weight between 1 milligram and 10 kilograms.',
  amountOfOtherKind: 'Only cash, cheques and UPI have an amount.',
  weightOfOtherKind: 'Only gold and silver have a weight.',
  thingRequired: 'Please write what was given.',
  voidReasonRequired: 'Please write why this entry is struck out.',
  helperRequired: 'Please enter a name.',
  fromRequired: 'Please write who hands the cash over.',
  toRequired: 'Please write who takes the cash.',
  envelopesWrong: 'Please write the first envelope, then the last one.',
  counterRequired: 'Please write the names of both people who count.',
  twoCounters: 'Two different people count.',
  notesWrong: 'Please enter how many there are, as a whole number.',
  differenceReasonNeeded: 'The sums differ. Please write why, and who says so.',
  numberFull: 'This desk has no numbers left.',
  registerFull: `The register of an event can have ${formatCount(REGISTER.maxEntries)} entries.`,
  handoversFull: `The register of an event can have ${formatCount(REGISTER.maxHandovers)} hand-overs.`,

  pinWrong: 'That PIN isn’t right. A PIN has 6 digits.',
  deskClosed: 'The PIN was wrong five times. Please ask the host for a new link and a new PIN.',
  deskPaused:
    'The host has paused this desk. What you write stays on this phone until the desk is open again.',
  deskUnavailable:
    'This desk doesn’t work at the moment. What you write stays on this phone until it works again. Please ask the host.',
  deskEnded: 'This desk has ended. What is still on this phone can be handed to the host as a file.',
  desksFull: 'This event can’t have more desks or phones.',
  entryChanged: 'Somebody has changed this entry meanwhile. Please look at it again.',
  entryCounted: 'This entry was counted, so its amount stays. Please write another entry.',
  entryVoided: 'This entry was struck out.',
  entryExists: 'An entry with this id is stored with other contents.',
  countIncomplete: 'Some envelopes have no amount yet. Please fill them in first.',
  countChanged: 'More was written down meanwhile. Please look at the sum again.',
  nothingToCount: 'There is nothing to count.',
} as const
