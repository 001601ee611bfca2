// The refusals that a host may meet, in Hindi: by the code of the refusal, and the errors of fields by their English sentence, which
// rules and server give. No native reader has seen them yet.
import type { FailureKey } from './failures.ts'
import { type Groups, hindiOf } from './hindi-of.ts'
import { deleteAccountSentences, exportAccountSentences } from './sentences/account.ts'
import { deleteAccountSentencesInHindi, exportAccountSentencesInHindi } from './sentences/account-hindi.ts'
import { authSentences } from './sentences/auth.ts'
import { authSentencesInHindi } from './sentences/auth-hindi.ts'
import { connectionSentences } from './sentences/connection.ts'
import { connectionSentencesInHindi } from './sentences/connection-hindi.ts'
import { contactSentences } from './sentences/contact.ts'
import { contactSentencesInHindi } from './sentences/contact-hindi.ts'
import { personSentences } from './sentences/fields/person.ts'
import { requestSentences } from './sentences/fields/request.ts'
import { textSentences } from './sentences/fields/text.ts'
import { personSentencesInHindi, textSentencesInHindi } from './sentences/fields/text-hindi.ts'
import { bankAccountSentences } from './sentences/host/bank-account.ts'
import { bankAccountSentencesInHindi } from './sentences/host/bank-account-hindi.ts'
import { eventBoxSentences } from './sentences/host/event-boxes.ts'
import { eventBoxSentencesInHindi } from './sentences/host/event-boxes-hindi.ts'
import { guestNameSentences } from './sentences/host/guest-names.ts'
import { guestNameSentencesInHindi } from './sentences/host/guest-names-hindi.ts'
import { importListSentences } from './sentences/host/import-list.ts'
import { importListSentencesInHindi } from './sentences/host/import-list-hindi.ts'
import { profileSentences } from './sentences/host/profile.ts'
import { profileSentencesInHindi } from './sentences/host/profile-hindi.ts'
import { ratingSentences } from './sentences/host/rating.ts'
import { ratingSentencesInHindi } from './sentences/host/rating-hindi.ts'
import { hostRegisterRefusals } from './sentences/host/register-refusals.ts'
import { hostRegisterRefusalsInHindi } from './sentences/host/register-refusals-hindi.ts'
import { linkedAccountSentences } from './sentences/linked-accounts.ts'
import { linkedAccountSentencesInHindi } from './sentences/linked-accounts-hindi.ts'
import { registerSentences } from './sentences/register.ts'
import { registerSentencesInHindi } from './sentences/register-hindi.ts'

/** Guests, administrators or programs alone meet these; the guest's page and the desk have their own Hindi. */
type OfOthers =
  | ('paymentNotGenuine' | 'paymentUnknown' | 'boxNotFound' | 'boxNotReady' | 'boxExpired' | 'boxClosed')
  | ('requestKeyReused' | 'alreadyGiven' | 'mayHaveGiven' | 'providerRefused' | 'providerBusy')
  | ('wrongPin' | 'deskClosed' | 'deskPaused' | 'deskUnavailable' | 'deskEnded' | 'webhookNotGenuine')
  | ('signUpClosed' | 'wrongSecretKey' | 'userUnverified' | 'guestNotErasable' | 'guestUnchanged')
  | ('payoutMarkedBefore' | 'payoutChanged' | 'payoutsNotCompared' | 'payoutsNotEntered' | 'restoredAgain')
  | ('payoutNotOpen' | 'payoutStopped' | 'payoutNotReturnable' | 'payoutReferenceUsed' | 'payoutsUnasked')
  | ('paymentChanged' | 'refundBlocked' | 'refundUnasked' | 'correctionTooLarge')

const NOT_READ = 'हम यह अनुरोध समझ नहीं सके।'
const auth = authSentencesInHindi
const register = registerSentencesInHindi

/** A code that is added to the contract and may reach hosts is an error of the compiler here. */
const BY_CODE: Record<Exclude<FailureKey, OfOthers>, string> = {
  invalidInput: 'कृपया अपनी भरी हुई जानकारी जाँचकर फिर कोशिश करें।',
  notSignedIn: 'कृपया साइन इन करें।',
  sessionOver: 'आप बाहर निकल गए हैं। कृपया फिर से साइन इन करें।',
  notFound: 'यह हमें नहीं मिला।',
  tooSlow: 'इसमें बहुत समय लग गया। कृपया फिर कोशिश करें।',
  tooLarge: 'यह बहुत बड़ा है।',
  notJson: NOT_READ,
  tooManyRequests: 'आपने कई बार कोशिश की है। कृपया थोड़ा रुककर फिर कोशिश करें।',
  unexpected: 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  unavailable: 'अभी हम जवाब नहीं दे पा रहे। कृपया थोड़ी देर में फिर कोशिश करें।',
  malformedRequest: NOT_READ,
  wrongCode: auth.codeWrong,
  expiredCode: auth.codeExpired,
  wrongCredentials: auth.credentialsWrong,
  passwordNeeded: profileSentencesInHindi.passwordNeeded,
  registrantUnproven: auth.registrantUnproven,
  accountClosed: auth.accountClosed,
  notVerified: auth.notVerified,
  emailTaken: auth.emailTaken,
  guestErased: 'इस मेहमान की जानकारी मिटाई जा चुकी है।',
  userNotDeletable: 'यह खाता अभी नहीं मिटाया जा सकता।',
  eventNotEditable: eventBoxSentencesInHindi.editBlocked,
  desksFull: register.desksFull,
  entryChanged: register.entryChanged,
  entryCounted: register.entryCounted,
  entryVoided: register.entryVoided,
  importsFull: hostRegisterRefusalsInHindi.importsFull,
  entryExists: register.entryExists,
  countIncomplete: register.countIncomplete,
  countChanged: register.countChanged,
  nothingToCount: register.nothingToCount,
  statementTooLarge: eventBoxSentencesInHindi.statementTooLarge,
  exportTooLarge: exportAccountSentencesInHindi.tooLarge,
  codeSentBefore: auth.codeSentBefore,
  mailDown: auth.mailDown,
}

/** Sentences of fields, and those that say more than the code of their refusal; each beside its Hindi. */
const GROUPS: Groups = [
  [requestSentences, { malformed: NOT_READ }],
  [textSentences, textSentencesInHindi],
  [personSentences, personSentencesInHindi],
  [authSentences, authSentencesInHindi],
  [profileSentences, profileSentencesInHindi],
  [bankAccountSentences, bankAccountSentencesInHindi],
  [linkedAccountSentences, linkedAccountSentencesInHindi],
  [contactSentences, contactSentencesInHindi],
  [registerSentences, registerSentencesInHindi],
  [hostRegisterRefusals, hostRegisterRefusalsInHindi],
  [importListSentences, importListSentencesInHindi],
  [connectionSentences, connectionSentencesInHindi],
  [exportAccountSentences, exportAccountSentencesInHindi],
  [deleteAccountSentences.obstacles, deleteAccountSentencesInHindi.obstacles],
  [eventBoxSentences, eventBoxSentencesInHindi],
  [guestNameSentences, guestNameSentencesInHindi],
  [ratingSentences, ratingSentencesInHindi],
]

/** Undefined for a sentence that no host meets. */
const sentenceInHindi = hindiOf(GROUPS)

/** A refusal as the browser has it. */
type Refused = { code?: FailureKey | undefined; message: string; retryAfter?: number | undefined }

/** The Hindi of a refusal as a whole: by what it says, where that is more than its code. `retryAfter`: in seconds. */
export function refusalInHindi({ code = 'unexpected', message, retryAfter }: Refused): string {
  if (code === 'tooManyRequests' && retryAfter !== undefined)
    return connectionSentencesInHindi.tooOften(retryAfter)
  const ofCode: Partial<Record<FailureKey, string>> = BY_CODE
  return sentenceInHindi(message) ?? ofCode[code] ?? BY_CODE.unexpected
}

/** Quotes the reference of a failure, as `connectionSentences.reference` does. */
export const referenceInHindi = connectionSentencesInHindi.reference

/** The Hindi of a field's error. */
export const fieldErrorInHindi = (english: string): string => sentenceInHindi(english) ?? BY_CODE.invalidInput
