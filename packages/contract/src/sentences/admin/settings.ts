// Sentences of the administrator's forms and settings that the specification does not prescribe.
import { PASSWORD_MIN } from '../../limits.ts'

export const adminPagesSentences = {
  reasonRequired: 'A reason is required',
  passwordHint: `At least ${PASSWORD_MIN} characters, one of them special, such as ! or #`,

  sessionsText: 'If a device was lost, or you forgot to log out somewhere, end all your sessions at once.',
  signOutEverywhere: 'Sign out everywhere',
  signOutTitle: 'Sign out everywhere?',
  signOutConsequences: [
    'All your sessions end within seconds: on every device and in every browser.',
    'This one ends too. You will need your email and password to come back.',
    'Nothing else changes.',
  ],
  signOutFailed: 'Failed to sign out everywhere. Please try again.',
  changePasswordText: 'A new password ends your other sessions. This one goes on.',
} as const
