// Endpoints of hosts' sign-up: register, verify the email address, resend the code (docs/specification.md §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  code,
  codeTicket,
  currentPassword,
  email,
  newPassword,
  samePasswords,
  ticked,
  upiIdForSignUp,
} from '../fields/account.ts'
import { address, form, malformed, name, phone } from '../fields/schemas.ts'
import { hostLanguage } from '../languages.ts'
import { MAX_LENGTH } from '../limits.ts'
import { authSentences } from '../sentences/auth.ts'
import { codeRequested, done } from './answers.ts'
import { user } from './auth.ts'
import { tokens } from './session-tokens.ts'

const { passwordsDiffer } = authSentences

/** The message for an unticked checkbox: the sign-up page and the API have different ones (docs/specification.md §5). */
type NotAgreed = { terms: string; refundPolicy: string }

const registerFormSaying = (notAgreed: NotAgreed) =>
  form({
    first_name: name(authSentences.namesRequired, MAX_LENGTH.personName),
    last_name: name(authSentences.namesRequired, MAX_LENGTH.personName),
    email,
    password: newPassword,
    confirm_password: z.string({ error: passwordsDiffer }),
    phone_number: phone,
    address,
    upi_id: upiIdForSignUp,
    /** The browser's, if it is not sent. */
    language: z.optional(hostLanguage),
    agreed_to_terms: ticked(notAgreed.terms),
    agreed_to_refund_policy: ticked(notAgreed.refundPolicy),
  }).check(samePasswords('password', 'confirm_password', passwordsDiffer))

/** The sign-up page's schema before the call. */
export const signUpForm = registerFormSaying({
  terms: authSentences.termsNotAccepted,
  refundPolicy: authSentences.refundPolicyNotAccepted,
})

const registerForm = registerFormSaying({
  terms: authSentences.serviceTermsNotAgreed,
  refundPolicy: authSentences.servicePrivacyNotAgreed,
})

/** The same answer whether the account is new or unverified; `tokens` give no access until the email is verified. */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Create an account, or send its verification code again',
  body: registerForm,
  response: z.object({ success: z.literal(true), message: z.string(), user, tokens, ticket: z.string() }),
})

/** Proof that the caller made this registration, and did not merely use the same address before or since. */
const proof = {
  /** The access token of the registration's answer. */
  access: z.optional(z.string(malformed)),
  /** The password of the registration. */
  password: z.optional(currentPassword(authSentences.passwordRequired)),
}

/** The code alone suffices, unless the address was used to sign up more than once; a proof that is sent must be right. */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/auth/verify-otp',
  access: 'public',
  summary: 'Verify an email address with the code that was mailed to it',
  body: form({ email, otp_code: code(authSentences.codeInvalid), ticket: codeTicket, ...proof }),
  response: done,
})

/** An alternative to a repeated registration, for a client that has lost its data. */
export const resendOtp = endpoint({
  method: 'POST',
  path: '/auth/resend-otp',
  access: 'public',
  summary: 'Mail another verification code to a caller that proves its registration',
  /** `language`: chosen since; the account keeps its own if it is not sent. */
  body: form({ email, language: z.optional(hostLanguage), ...proof }),
  response: codeRequested,
})
