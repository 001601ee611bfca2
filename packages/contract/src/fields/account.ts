// The fields of accounts: email, passwords, codes, UPI IDs, checkboxes.
import * as z from 'zod/mini'
import { CODE_DIGITS, MAX_LENGTH, PASSWORD_MAX, PASSWORD_MIN } from '../limits.ts'
import { authSentences } from '../sentences/auth.ts'
import { latinDigits } from '../typed-digits.ts'
import { malformed, says } from './schemas.ts'
import { filled, firstOf, lengthOf, type Rule, withoutInvisible } from './text-rules.ts'

/** An email address, without invisible characters, trimmed and lower-cased; control characters are refused (they would forge mail headers). */
export const emailWith = (required: string) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(withoutInvisible),
      z.toLowerCase(),
      says(
        firstOf(filled(required), (text) =>
          text.length <= MAX_LENGTH.email && z.regexes.email.test(text)
            ? undefined
            : authSentences.emailInvalid,
        ),
      ),
    )
export const email = emailWith(authSentences.emailRequired)

const longEnough: Rule = (text) =>
  lengthOf(text) < PASSWORD_MIN ? authSentences.passwordTooShort : undefined
const shortEnough: Rule = (text) =>
  lengthOf(text) > PASSWORD_MAX ? authSentences.passwordTooLong : undefined

/** A new password, as it was typed. It is normalised when it is hashed. */
export const newPasswordWith = (required: string, ...rules: Rule[]) =>
  z.string({ error: required }).check(says(firstOf(filled(required), longEnough, shortEnough, ...rules)))
export const newPassword = newPasswordWith(authSentences.passwordRequired)

/** A current password, which proves the account's owner. */
export const currentPassword = (required: string) =>
  z.string({ error: required }).check(says(firstOf(filled(required), shortEnough)))

type Fields = Record<string, unknown>

/** Equal as they are hashed, in NFC: a keyboard may spell a letter in two ways. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'string' && typeof other === 'string' && one.normalize() === other.normalize())

/**
 * Checks that the fields `repeated` and `first` of a form are equal, even when other fields are wrong too. If both
 * are empty, the second is missing rather than different.
 */
export const samePasswords = (first: string, repeated: string, sentence: string) =>
  z.refine<Fields>((form) => form[repeated] !== '' && isSame(form[first], form[repeated]), {
    error: ({ input }) => {
      const form = input as Fields
      return isSame(form[first], form[repeated]) ? authSentences.passwordAgain : sentence
    },
    path: [repeated],
    // Not where the repeated field is already refused, nor where the form is missing (an issue without a path).
    when: ({ issues }) => issues.every(({ path: [field = repeated] = [] }) => field !== repeated),
  })

const tidyCode = (typed: string): string => latinDigits(withoutInvisible(typed)).replace(/\s/g, '')
const SIX_DIGITS = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/** A code from an email: six digits of any script, with or without blanks between them. */
export const code = (invalid: string, required = invalid) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(tidyCode),
      says(firstOf(filled(required), (text) => (SIX_DIGITS.test(text) ? undefined : invalid))),
    )

/** Comes with the answer to the request for the code. */
export const codeTicket = z.optional(z.string(malformed).check(z.uuid(malformed)))

/** Sign-up requires three characters before the @, the profile one (docs/specification.md §5, §9). */
const UPI_AT_SIGN_UP = /^[A-Za-z0-9._-]{3,}@[A-Za-z]{3,}$/
const UPI_IN_PROFILE = /^[A-Za-z0-9._-]+@[A-Za-z]{3,}$/
/** Without invisible characters, with the digits 0 to 9: a phone number before the @ may be typed in Hindi. */
export const tidyUpiId = (typed: string): string => latinDigits(withoutInvisible(typed))
/** Expects a tidied text. */
export const isUpiIdForSignUp = (text: string): boolean => UPI_AT_SIGN_UP.test(text)
/** Expects a tidied text. */
export const isUpiIdForProfile = (text: string): boolean => UPI_IN_PROFILE.test(text)

/** Absent, null and empty mean no UPI ID: null. */
const upiId = (isValid: (text: string) => boolean, sentence: string) =>
  z.pipe(
    z.nullish(
      z.string({ error: sentence }).check(
        z.overwrite(tidyUpiId),
        says((text) =>
          text === '' || (text.length <= MAX_LENGTH.upiId && isValid(text)) ? undefined : sentence,
        ),
      ),
    ),
    z.transform((text) => text || null),
  )
export const upiIdForSignUp = upiId(isUpiIdForSignUp, authSentences.upiIdInvalid)
export const upiIdForProfile = (sentence: string) => upiId(isUpiIdForProfile, sentence)

/** A checkbox that must be ticked. */
export const ticked = (sentence: string) => z.literal(true, { error: sentence })
