// The queries of the Settlements API, with the bounds and the refusals that its docs name.
import { z } from 'zod'
import { listQuery } from '../http/collection.ts'

const EARLIEST = 946_684_800
const LATEST = 4_765_046_400

const unixSeconds = (name: string) =>
  z.coerce
    .number()
    .refine(
      (seconds) => Number.isInteger(seconds) && seconds >= EARLIEST && seconds <= LATEST,
      `${name} must be between ${EARLIEST} and ${LATEST}.`,
    )
    .optional()

export const settlementsQuery = listQuery.extend({ from: unixSeconds('from'), to: unixSeconds('to') })

const matching = (pattern: RegExp, refusal: string) =>
  z
    .string()
    .refine((value) => pattern.test(value), refusal)
    .transform(Number)

/** Without a day: the whole month. The docs give no default of `count`; the official client's say 10. */
export const reportQuery = listQuery.omit({ from: true, to: true }).extend({
  year: matching(/^\d{4}$/, 'The year must be 4 digits.'),
  month: matching(/^(0?[1-9]|1[0-2])$/, 'The month is not a valid month.'),
  day: matching(/^(0?[1-9]|[12]\d|3[01])$/, 'The day must be between 1 and 2 digits.').optional(),
  count: z.coerce.number().int().min(1).max(1000).default(10),
})
