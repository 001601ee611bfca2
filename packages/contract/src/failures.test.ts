// Tests the codes of refusals and their HTTP statuses.
import { expect, test } from 'vitest'
import { type FailureKey, failures } from './failures.ts'

// A code that is removed or renamed breaks clients that compare it: open pages, and other people's programs. A new one is
// added here, as the compiler demands.
const CODES: Record<FailureKey, number> = {
  invalidInput: 400,
  malformedRequest: 400,
  wrongCode: 400,
  expiredCode: 400,
  paymentNotGenuine: 400,
  webhookNotGenuine: 400,
  wrongCredentials: 401,
  notSignedIn: 401,
  sessionOver: 401,
  passwordNeeded: 403,
  registrantUnproven: 403,
  signUpClosed: 403,
  wrongSecretKey: 403,
  accountClosed: 403,
  notVerified: 403,
  notFound: 404,
  boxNotFound: 404,
  paymentUnknown: 404,
  tooSlow: 408,
  emailTaken: 409,
  userUnverified: 409,
  guestNotErasable: 409,
  guestErased: 409,
  guestUnchanged: 409,
  userNotDeletable: 409,
  eventNotEditable: 409,
  requestKeyReused: 409,
  alreadyGiven: 409,
  mayHaveGiven: 409,
  payoutMarkedBefore: 409,
  payoutChanged: 409,
  payoutsNotCompared: 409,
  payoutsNotEntered: 409,
  restoredAgain: 409,
  payoutNotOpen: 409,
  payoutNotReturnable: 409,
  payoutReferenceUsed: 409,
  paymentChanged: 409,
  refundBlocked: 409,
  correctionTooLarge: 409,
  boxNotReady: 409,
  boxExpired: 410,
  boxClosed: 410,
  statementTooLarge: 413,
  exportTooLarge: 413,
  tooLarge: 413,
  notJson: 415,
  codeSentBefore: 429,
  tooManyRequests: 429,
  headTooLarge: 431,
  unexpected: 500,
  providerRefused: 502,
  providerBusy: 503,
  mailDown: 503,
  refundUnasked: 503,
  unavailable: 503,
}

test('the codes of refusals and their statuses do not change', () => {
  const listed = Object.entries(failures).map(([code, { status }]) => [code, status])
  expect(Object.fromEntries(listed)).toEqual(CODES)
})
