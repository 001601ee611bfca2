// Sentences of the frame around a host's pages.
export const shellSentences = {
  namaste: 'Namaste,',
  settingsOf: (name: string) => `Namaste, ${name}: settings`,
  logout: 'Logout',
  loggedOut: 'Successfully logged out. See you soon!',
  bigLetters: 'Big letters',
  bigLettersText: 'Show bigger text and buttons on this device',
  languageFailed: 'We couldn’t change the language. Please try again.',
} as const

/** The button that changes the language, in the language that it leads to. */
export const switchSentences = {
  /** `loading`: until the Hindi sentences are there. */
  hi: { sign: 'अ', label: 'हिन्दी', loading: 'खुल रहा है...' },
  en: { sign: 'A', label: 'English' },
} as const
