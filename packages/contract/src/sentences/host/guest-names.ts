// Sentences of the dialog that corrects a guest's name.
export const guestNameSentences = {
  nameRequired: 'Please enter the guest’s name.',
  nameNotSaved: 'We couldn’t save the name. Please try again.',
  erased: 'This guest asked us to remove their name, so it can’t be edited.',
  nameCorrected: 'Name updated',
  correctTitle: 'Edit guest name',
  correctText: 'Used in your lists and downloads. We also keep what the guest typed.',
  theGuestWrote: (name: string) => `The guest typed “${name}”.`,
  correctedFrom: (before: string, after: string) => `Changed from “${before}” to “${after}”`,
  correctedBy: (name: string, day: string, time: string) => `${name}, ${day}, ${time}`,
  historyFailed: 'We couldn’t load the earlier names.',
} as const
