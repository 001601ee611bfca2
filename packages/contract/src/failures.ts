// The closed list of refusals: code, HTTP status, and the sentence that a person reads.
// Codes are part of the API: one may be added, none is renamed or removed.
import { callFailures } from './call-failures.ts'
import { exportAccountSentences } from './sentences/account.ts'
import { adminRefusals } from './sentences/admin/refusals.ts'
import { authSentences } from './sentences/auth.ts'
import { requestSentences } from './sentences/fields/request.ts'
import { givingSentences } from './sentences/guest/en/giving.ts'
import { guestPageSentences } from './sentences/guest/en/page.ts'
import { eventBoxSentences } from './sentences/host/event-boxes.ts'
import { profileSentences } from './sentences/host/profile.ts'
import { hostRegisterRefusals } from './sentences/host/register-refusals.ts'
import { registerSentences } from './sentences/register.ts'

export const failures = {
  ...callFailures,
  malformedRequest: { status: 400, message: requestSentences.malformed },
  wrongCode: { status: 400, message: authSentences.codeWrong },
  expiredCode: { status: 400, message: authSentences.codeExpired },
  paymentNotGenuine: { status: 400, message: givingSentences.verifyFailed },
  webhookNotGenuine: { status: 400, message: 'The signature doesn’t match.' },
  wrongCredentials: { status: 401, message: authSentences.credentialsWrong },
  passwordNeeded: { status: 403, message: profileSentences.passwordNeeded },
  registrantUnproven: { status: 403, message: authSentences.registrantUnproven },
  signUpClosed: { status: 403, message: adminRefusals.signUpClosed },
  wrongSecretKey: { status: 403, message: adminRefusals.secretKeyWrong },
  accountClosed: { status: 403, message: authSentences.accountClosed },
  notVerified: { status: 403, message: authSentences.notVerified },
  wrongPin: { status: 403, message: registerSentences.pinWrong },
  deskClosed: { status: 403, message: registerSentences.deskClosed },
  deskPaused: { status: 403, message: registerSentences.deskPaused },
  deskUnavailable: { status: 403, message: registerSentences.deskUnavailable },
  deskEnded: { status: 403, message: registerSentences.deskEnded },
  boxNotFound: { status: 404, message: guestPageSentences.unavailableText },
  paymentUnknown: { status: 404, message: givingSentences.verifyFailed },
  emailTaken: { status: 409, message: authSentences.emailTaken },
  userUnverified: { status: 409, message: adminRefusals.userUnverified },
  guestNotErasable: { status: 409, message: adminRefusals.guestNotErasable },
  guestErased: { status: 409, message: adminRefusals.guestErased },
  guestUnchanged: { status: 409, message: adminRefusals.guestUnchanged },
  userNotDeletable: { status: 409, message: adminRefusals.userNotDeletable },
  eventNotEditable: { status: 409, message: eventBoxSentences.editBlocked },
  requestKeyReused: {
    status: 409,
    message: 'This payment was started with different details. Please reload the page.',
  },
  alreadyGiven: { status: 409, message: 'You’ve already given this. Give again?' },
  mayHaveGiven: { status: 409, message: givingSentences.mayHaveGiven },
  payoutMarkedBefore: { status: 409, message: adminRefusals.payoutMarkedBefore },
  payoutChanged: { status: 409, message: adminRefusals.payoutChanged },
  payoutsNotCompared: { status: 409, message: adminRefusals.payoutsNotCompared },
  payoutsNotEntered: { status: 409, message: adminRefusals.payoutsNotEntered },
  restoredAgain: { status: 409, message: adminRefusals.restoredAgain },
  payoutNotOpen: { status: 409, message: adminRefusals.payoutNotOpen },
  payoutStopped: { status: 409, message: adminRefusals.payoutStopped },
  payoutNotReturnable: { status: 409, message: adminRefusals.payoutNotReturnable },
  payoutReferenceUsed: { status: 409, message: adminRefusals.payoutReferenceUsed },
  paymentChanged: { status: 409, message: adminRefusals.paymentChanged },
  refundBlocked: { status: 409, message: adminRefusals.refundBlocked },
  correctionTooLarge: { status: 409, message: adminRefusals.correctionTooLarge },
  desksFull: { status: 409, message: registerSentences.desksFull },
  entryChanged: { status: 409, message: registerSentences.entryChanged },
  entryCounted: { status: 409, message: registerSentences.entryCounted },
  entryVoided: { status: 409, message: registerSentences.entryVoided },
  importsFull: { status: 409, message: hostRegisterRefusals.importsFull },
  entryExists: { status: 409, message: registerSentences.entryExists },
  countIncomplete: { status: 409, message: registerSentences.countIncomplete },
  countChanged: { status: 409, message: registerSentences.countChanged },
  nothingToCount: { status: 409, message: registerSentences.nothingToCount },
  boxNotReady: { status: 409, message: givingSentences.notReady },
  boxExpired: { status: 410, message: guestPageSentences.unavailableText },
  boxClosed: { status: 410, message: guestPageSentences.closed },
  statementTooLarge: { status: 413, message: eventBoxSentences.statementTooLarge },
  exportTooLarge: { status: 413, message: exportAccountSentences.tooLarge },
  codeSentBefore: { status: 429, message: authSentences.codeSentBefore },
  providerRefused: { status: 502, message: givingSentences.notStarted },
  payoutsUnasked: { status: 503, message: adminRefusals.payoutsUnasked },
  providerBusy: { status: 503, message: givingSentences.notStarted },
  mailDown: { status: 503, message: authSentences.mailDown },
  refundUnasked: { status: 503, message: adminRefusals.refundUnasked },
} as const satisfies Record<string, { status: number; message: string }>

export type FailureKey = keyof typeof failures
