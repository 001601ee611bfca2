// Sentences of the list of a user's sessions: where they are signed in, and how a session is ended.
import { formatCount } from '../money.ts'

export const sessionSentences = {
  title: 'Where you are signed in',
  text: 'Do you not know one of them? Sign it out, and change your password.',
  failedTitle: 'Your sessions did not arrive',
  fetchFailed: 'Failed to fetch your sessions',
  list: 'Sessions',
  device: (browser: string | null, system: string | null): string =>
    [browser ?? (system && 'A browser'), system].filter(Boolean).join(' on ') || 'Unknown device',
  thisOne: 'This device',
  /** `when` is formatted by `relativeTime`; `network` is an address without its end. */
  lastUsed: (when: string, network: string | null): string =>
    network === null ? `Last used: ${when}` : `Last used: ${when}, from ${network}`,
  usedNow: (network: string | null): string =>
    network === null ? 'In use now' : `In use now, from ${network}`,
  signedIn: (day: string): string => `Signed in on ${day}`,
  end: 'Sign out',
  ending: 'Signing out...',
  endOf: (device: string): string => `Sign out ${device}`,
  endOthers: 'Sign out all others',
  endOthersTitle: 'Sign out all other devices?',
  endOthersConsequences: [
    'Every other browser and device is signed out at once, and has to sign in again with the password.',
    'This one stays signed in.',
  ],
  showAll: (count: number): string => `Show all ${formatCount(count)}`,
  keep: 'Keep them',
  ended: 'That device is signed out.',
  othersEnded: 'All other devices are signed out.',
  endFailed: 'The session could not be ended',
} as const
