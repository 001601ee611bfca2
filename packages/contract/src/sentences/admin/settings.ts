// Sentences of the administrator's forms and settings that the specification does not prescribe.
import { PASSWORD_MIN } from '../../limits.ts'

export const adminPagesSentences = {
  reasonRequired: 'A reason is required',
  passwordHint: `At least ${PASSWORD_MIN} characters with one special character, such as ! or #`,

  sessionsText: 'Lost a device or forgot to log out? Sign out of all your devices together.',
  signOutEverywhere: 'Sign out everywhere',
  signOutTitle: 'Sign out everywhere?',
  signOutConsequences: [
    'All your devices and browsers will be signed out within seconds.',
    'This includes this device. You’ll need your email and password to sign in again.',
    'Nothing else changes.',
  ],
  signOutFailed: 'Failed to sign out everywhere. Please try again.',
  yourDetails: 'Your details',
  name: 'Name',
  changePasswordText: 'A new password signs out your other devices. This one stays signed in.',
} as const
