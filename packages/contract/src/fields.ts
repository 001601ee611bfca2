// The fields that forms and calls are made of; each says its own sentence when it is wrong.
import * as z from 'zod/mini'
import { CODE_DIGITS, MAX_LENGTH, PASSWORD_MAX, PASSWORD_MIN, PHONE_DIGITS } from './limits.ts'
import { authSentences } from './sentences/auth.ts'
import { textSentences } from './sentences/text.ts'

/** Length as people and PostgreSQL count it, in code points. */
export const lengthOf = (text: string): number => [...text].length

/** Joiners are letters' glue in Devanagari and in emoji; anywhere else they are invisible, as all of these are. */
const JOINER_IN_PLACE = /(?<=[\p{M}\p{Extended_Pictographic}])[\u200c\u200d]/gu
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u
const LINK = /:\/\/|www\.|[\p{L}\d-]{2,}\.(com|net|org|info|biz|xyz|link|shop|app|dev|in|io|co|me|ly)(\W|$)/iu

const isVisible = (text: string) => !INVISIBLE.test(text.replace(JOINER_IN_PLACE, ''))
const isVisibleLines = (text: string) => isVisible(text.replace(/[\r\n\t]/g, ''))

const written = (required: string) =>
  z
    .string({ error: required })
    .check(z.trim(), z.normalize('NFC'), z.minLength(1, { error: required, abort: true }))

const atMost = (max: number) =>
  z.refine<string>((text) => lengthOf(text) <= max, { error: textSentences.tooLong(max), abort: true })

/** One line of text, required. */
export const line = (required: string, max: number) =>
  written(required).check(atMost(max), z.refine(isVisible, { error: textSentences.noInvisible }))

/** Text of several lines, required. */
export const lines = (required: string, max: number) =>
  written(required).check(atMost(max), z.refine(isVisibleLines, { error: textSentences.noInvisible }))

/** Text of several lines that may be left out; absent and null mean empty. */
export const optionalLines = (max: number) =>
  z.pipe(
    z.nullish(
      z
        .string()
        .check(
          z.trim(),
          z.normalize('NFC'),
          atMost(max),
          z.refine(isVisibleLines, { error: textSentences.noInvisible }),
        ),
    ),
    z.transform((text) => text ?? ''),
  )

/** A name of a person or an event: no links, nothing invisible, at least one letter or digit. */
export const name = (required: string, max: number) =>
  line(required, max).check(
    z.refine((text) => !LINK.test(text), { error: textSentences.noLinks }),
    z.refine((text) => /[\p{L}\p{N}]/u.test(text), { error: textSentences.needsLetter }),
  )

/** As `name`, but it may be left out; absent and null mean empty. */
export const optionalName = (max: number) =>
  z.pipe(
    z.nullish(z.union([z.literal(''), name('', max)])),
    z.transform((text) => text ?? ''),
  )

/** Digits of a phone number as typed or pasted, at most ten; India's prefix (+91, 0) is dropped. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const national =
    digits.length === PHONE_DIGITS + 2 && digits.startsWith('91')
      ? digits.slice(2)
      : digits.length === PHONE_DIGITS + 1 && digits.startsWith('0')
        ? digits.slice(1)
        : digits
  return national.slice(0, PHONE_DIGITS)
}

/** Exactly ten digits; anything that is not a digit is dropped first. */
export const phone = z.string({ error: authSentences.phoneRequired }).check(
  z.overwrite((typed) => typed.replace(/\D/g, '')),
  z.minLength(1, { error: authSentences.phoneRequired, abort: true }),
  z.length(PHONE_DIGITS, { error: authSentences.phoneNotTenDigits }),
)

/** An e-mail address, trimmed and lower-cased; control characters never pass (they would forge mail headers). */
export const emailWith = (required: string) =>
  z
    .string({ error: required })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(MAX_LENGTH.email, { error: authSentences.emailInvalid, abort: true }),
      z.regex(z.regexes.email, { error: authSentences.emailInvalid }),
    )
export const email = emailWith(authSentences.emailRequired)

/** A password that is being chosen, kept to the byte: no trimming, no normalising. */
export const newPassword = z.string({ error: authSentences.passwordRequired }).check(
  z.minLength(1, { error: authSentences.passwordRequired, abort: true }),
  z.refine((text) => lengthOf(text) >= PASSWORD_MIN, { error: authSentences.passwordTooShort, abort: true }),
  z.refine((text) => lengthOf(text) <= PASSWORD_MAX, { error: authSentences.passwordTooLong }),
)

/** A password that is being given to prove who one is. */
export const givenPassword = (required: string) =>
  z
    .string({ error: required })
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(PASSWORD_MAX * 4, { error: authSentences.passwordTooLong }),
    )

/** A code from a mail: six digits. */
export const code = (sentence: string) =>
  z
    .string({ error: sentence })
    .check(z.trim(), z.regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), { error: sentence }))

/** At sign-up the part before the @ has three characters or more; in the profile one is enough (spec §5, §9). */
const UPI_AT_SIGN_UP = /^[A-Za-z0-9._-]{3,}@[A-Za-z]{3,}$/
const UPI_IN_PROFILE = /^[A-Za-z0-9._-]+@[A-Za-z]{3,}$/
export const isUpiIdForSignUp = (text: string): boolean => UPI_AT_SIGN_UP.test(text)
export const isUpiIdForProfile = (text: string): boolean => UPI_IN_PROFILE.test(text)

const upiId = (isValid: (text: string) => boolean, sentence: string) =>
  z.pipe(
    z.nullish(
      z.string().check(
        z.trim(),
        z.maxLength(MAX_LENGTH.upiId, { error: sentence, abort: true }),
        z.refine((text) => text === '' || isValid(text), { error: sentence }),
      ),
    ),
    z.transform((text) => text || null),
  )
/** Absent, null and empty mean none: null. */
export const upiIdForSignUp = upiId(isUpiIdForSignUp, authSentences.upiIdInvalid)
export const upiIdForProfile = (sentence: string) => upiId(isUpiIdForProfile, sentence)

/** A calendar day that exists, `YYYY-MM-DD`. */
export const day = (required: string) =>
  z.string({ error: required }).check(
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.refine((text) => z.iso.date().safeParse(text).success, { error: required }),
  )

/** A postal address, as people write it. */
export const address = (required: string) => lines(required, MAX_LENGTH.address)

/** A box that must be ticked. */
export const ticked = (sentence: string) => z.literal(true, { error: sentence })
