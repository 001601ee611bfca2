// The schemas of fields of forms and calls; each has its own sentence for a wrong value.
import * as z from 'zod/mini'
import { requestSentences } from '../sentences/fields/request.ts'
import { textSentences } from '../sentences/fields/text.ts'
import {
  type PlainField,
  plainAddress,
  plainLine,
  plainLines,
  plainName,
  plainPhone,
  tidyLine,
  tidyText,
} from './plain.ts'
import { atMost, firstOf, hasLetter, noLink, type Rule, trimInvisible, visible } from './text-rules.ts'

/** The error of a value that no person types. */
export const malformed = { error: requestSentences.malformed }

/** All fields of a call; unknown ones are dropped. */
// @__NO_SIDE_EFFECTS__
export const form = <const S extends z.core.$ZodShape>(shape: S) => z.object(shape, malformed)

/** Reports the error of `rule`, and lets the other fields and the form's own checks report theirs. */
// @__NO_SIDE_EFFECTS__
export const says = (rule: Rule) =>
  z.check<string>(({ value, issues }) => {
    const message = rule(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value, continue: true })
  })

/** A list of so many. */
// @__NO_SIDE_EFFECTS__
export const listOf = <Item extends z.core.$ZodType>(item: Item, least: number, most: number) =>
  z
    .array(item, malformed)
    .check(z.refine((items) => items.length >= least && items.length <= most, malformed))

/** The schema of a plain field; a value that is no string is treated as missing. */
// @__NO_SIDE_EFFECTS__
export const schemaOf = ({ required, tidy, rule }: PlainField) =>
  z.string({ error: required }).check(z.overwrite(tidy), says(rule))

/** Absent, null and empty mean empty. */
// @__NO_SIDE_EFFECTS__
const optional = (tidy: PlainField['tidy'], ...rules: Rule[]) => {
  const rule = firstOf(...rules)
  return z.pipe(
    z.nullish(
      z.string({ error: textSentences.notText }).check(
        z.overwrite(tidy),
        says((text) => (text === '' ? undefined : rule(text))),
      ),
    ),
    z.transform((text) => text ?? ''),
  )
}

/** One line of text, required; lengths are in code points. */
// @__NO_SIDE_EFFECTS__
export const line = (sentence: string, max: number) => schemaOf(plainLine(sentence, max))

/** Text of several lines, required. */
// @__NO_SIDE_EFFECTS__
export const lines = (sentence: string, max: number) => schemaOf(plainLines(sentence, max))

/** One line of text, optional; links may stand in it. */
// @__NO_SIDE_EFFECTS__
export const optionalLine = (max: number) => optional(tidyLine, atMost(max), visible)

/** Text of several lines, optional. */
// @__NO_SIDE_EFFECTS__
export const optionalLines = (max: number) => optional(tidyText, atMost(max), visible)

/** A name of a person or an event: no links, nothing invisible, at least one letter or digit. */
// @__NO_SIDE_EFFECTS__
export const name = (sentence: string, max: number) => schemaOf(plainName(sentence, max))

/** As `name`, but optional. */
// @__NO_SIDE_EFFECTS__
export const optionalName = (max: number) => optional(tidyLine, atMost(max), visible, noLink, hasLetter)

/** Exactly ten digits; other characters and India's prefixes are dropped first. */
export const phone = schemaOf(plainPhone)

/** As `phone`, but optional. Words without a digit are refused, not dropped. */
export const optionalPhone = optional(
  (typed) => plainPhone.tidy(typed) || trimInvisible(typed),
  plainPhone.rule,
)

/** A postal address as people write it. */
export const address = schemaOf(plainAddress)

/** A whole number of a body, between two others. */
// @__NO_SIDE_EFFECTS__
export const whole = (sentence: string, min: number, max: number) =>
  z.number({ error: sentence }).check(
    z.refine((number) => Number.isSafeInteger(number) && number >= min && number <= max, {
      error: sentence,
    }),
  )

/** A whole number from 1 in a query, required. */
// @__NO_SIDE_EFFECTS__
export const count = (max: number) =>
  z.coerce
    .number(malformed)
    .check(z.refine((count) => Number.isInteger(count) && count >= 1 && count <= max, malformed))

/** As `count`, with a default. */
// @__NO_SIDE_EFFECTS__
export const countUpTo = (max: number, byDefault: number) => z._default(count(max), byDefault)
