// Sentences of the dialog that corrects a guest's name.
export const guestNameSentences = {
  nameRequired: 'Please enter the guest’s name.',
  nameNotSaved: 'The name could not be saved. Please try again.',
  erased: 'This guest asked us to erase the name. It cannot be written again.',
  nameCorrected: 'The name is corrected.',
  correctTitle: 'Correct a name',
  correctText: 'For your lists and files. What the guest wrote stays on record.',
  theGuestWrote: (name: string) => `The guest wrote “${name}”.`,
  correctedFrom: (before: string, after: string) => `“${before}” became “${after}”`,
  correctedBy: (name: string, day: string, time: string) => `${name}, ${day}, ${time}`,
  historyFailed: 'The earlier names could not be loaded.',
} as const
