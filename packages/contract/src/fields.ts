// The fields that forms and calls are made of; each says its own sentence when it is wrong.
import * as z from 'zod/mini'
import { MAX_LENGTH, PHONE_DIGITS } from './limits.ts'
import { personSentences } from './sentences/person.ts'
import { requestSentences } from './sentences/request.ts'
import { textSentences } from './sentences/text.ts'
import {
  atMost,
  filled,
  firstOf,
  hasLetter,
  latinDigits,
  noLink,
  type Rule,
  visible,
  visibleLines,
} from './text-rules.ts'

/** All fields of a call; unknown ones are dropped. */
export const form = <const S extends z.core.$ZodShape>(shape: S) =>
  z.object(shape, { error: requestSentences.malformed })

/** Reports what `rule` finds, and lets the other fields and the form's own checks speak too. */
export const says = (rule: Rule) =>
  z.check<string>(({ value, issues }) => {
    const message = rule(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value, continue: true })
  })

const tidy = (wrongType: string) => z.string({ error: wrongType }).check(z.trim(), z.normalize('NFC'))

const required = (sentence: string, ...rules: Rule[]) =>
  tidy(sentence).check(says(firstOf(filled(sentence), ...rules)))

/** Absent, null and empty mean empty. */
const optional = (...rules: Rule[]) => {
  const rule = firstOf(...rules)
  return z.pipe(
    z.nullish(tidy(textSentences.notText).check(says((text) => (text === '' ? undefined : rule(text))))),
    z.transform((text) => text ?? ''),
  )
}

/** One line of text, required; lengths are in code points. */
export const line = (sentence: string, max: number) => required(sentence, atMost(max), visible)

/** Text of several lines, required. */
export const lines = (sentence: string, max: number) => required(sentence, atMost(max), visibleLines)

/** Text of several lines that may be left out. */
export const optionalLines = (max: number) => optional(atMost(max), visibleLines)

/** A name of a person or an event: no links, nothing invisible, at least one letter or digit. */
export const name = (sentence: string, max: number) =>
  required(sentence, atMost(max), visible, noLink, hasLetter)

/** As `name`, but it may be left out. */
export const optionalName = (max: number) => optional(atMost(max), visible, noLink, hasLetter)

const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '')

/**
 * Digits of a phone number as typed or pasted, at most ten; prefixes that lead to India (+91, 0091, 0) are dropped.
 * Whoever begins with + keeps it until the number is whole: cut at ten, `+91 98765 43210` would become another number.
 */
export function phoneDigits(typed: string): string {
  const digits = digitsOf(typed)
  const isWhole = /^91\d{10}/.test(digits)
  if (typed.trimStart().startsWith('+') && !isWhole) return `+${digits.slice(0, PHONE_DIGITS + 2)}`
  const national = digits.length > PHONE_DIGITS ? digits.replace(/^(0*91|0+)(?=\d{10}$)/, '') : digits
  return national.slice(0, PHONE_DIGITS)
}

/** Exactly ten digits; anything that is not a digit is dropped first. */
export const phone = z
  .string({ error: personSentences.phoneRequired })
  .check(
    z.overwrite(digitsOf),
    says(
      firstOf(filled(personSentences.phoneRequired), (digits) =>
        digits.length === PHONE_DIGITS ? undefined : personSentences.phoneNotTenDigits,
      ),
    ),
  )

/** A postal address, as people write it. */
export const address = lines(personSentences.addressRequired, MAX_LENGTH.address)
