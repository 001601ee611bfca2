// Text fields with plain rules. The guest's page checks with these alone: a schema library would add 6 kB to it.
import { MAX_ADDRESS, PHONE_DIGITS } from '../limits.ts'
import { personSentences } from '../sentences/fields/person.ts'
import { phoneDigits } from './phone-digits.ts'
import {
  atMost,
  filled,
  firstOf,
  hasLetter,
  noLink,
  onOneLine,
  type Rule,
  trimInvisible,
  visible,
} from './text-rules.ts'

const TEN_DIGITS = new RegExp(`^\\d{${PHONE_DIGITS}}$`)

export interface PlainField {
  /** The sentence for an empty field. */
  required: string
  /** Normalises the input for storage. */
  tidy(typed: string): string
  /** The error of a normalised text. */
  rule: Rule
}

/** Without blanks and invisible characters at its ends, and in NFC, so that one name is one text. */
export const tidyText = (typed: string): string => trimInvisible(typed).normalize('NFC')

/** As `tidyText`, on one line: names that are copied from a sheet or a letter have tabs and line breaks between their words. */
export const tidyLine = (typed: string): string => onOneLine(tidyText(typed))

const text = (tidy: PlainField['tidy'], required: string, ...rules: Rule[]): PlainField => ({
  required,
  tidy,
  rule: firstOf(filled(required), ...rules),
})

/** One line, required; lengths are in code points. */
export const plainLine = (required: string, max: number) => text(tidyLine, required, atMost(max), visible)

/** Several lines, required. */
export const plainLines = (required: string, max: number) => text(tidyText, required, atMost(max), visible)

/** A name of a person or an event: no links, nothing invisible, at least one letter or digit. */
export const plainName = (required: string, max: number) =>
  text(tidyLine, required, atMost(max), visible, noLink, hasLetter)

/** Exactly ten digits; other characters and India's prefixes are dropped first. */
export const plainPhone: PlainField = {
  required: personSentences.phoneRequired,
  tidy: phoneDigits,
  rule: firstOf(filled(personSentences.phoneRequired), (digits) =>
    TEN_DIGITS.test(digits) ? undefined : personSentences.phoneNotTenDigits,
  ),
}

/** A postal address as people write it. */
export const plainAddress = plainLines(personSentences.addressRequired, MAX_ADDRESS)
