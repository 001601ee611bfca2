// Sentences of the list of a user's sessions: where they are signed in, and how a session is ended.
import { formatCount } from '../money.ts'

export const sessionSentences = {
  title: 'Where you are signed in',
  text: 'Don’t recognise a device? Sign it out and change your password.',
  listFailed: 'We couldn’t load your devices.',
  fetchFailed: 'Failed to fetch your sessions',
  list: 'Devices',
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
    'All other browsers and devices will be signed out immediately and will need your password to sign in again.',
    'This device stays signed in.',
  ],
  showAll: (count: number): string => `Show all ${formatCount(count)}`,
  keep: 'Cancel',
  ended: 'Device signed out',
  othersEnded: 'All other devices signed out',
  endFailed: 'We couldn’t sign out that device',
} as const
