// Schemas that many endpoints share.
import * as z from 'zod/mini'
import type { FailureKey } from '../failures.ts'
import { countUpTo, malformed } from '../fields/schemas.ts'
import { EXPORTED_PAGE, MAX_PAGE } from '../limits.ts'

export const ok = z.literal(true)

/** Success without data. */
export const done = z.object({ success: ok, message: z.optional(z.string()) })

/** Success, with a sentence for the person. */
export const said = z.object({ success: ok, message: z.string() })

/** A file, in base64. */
export const file = z.object({ success: ok, content: z.string() })

/** A code was requested. `ticket`: sent with the code, it may be tried whatever others try; without it they share the tries. */
export const codeRequested = z.object({ success: ok, message: z.string(), ticket: z.string() })

/** The body of every answer that is not a success. */
export type Refusal = {
  success: false
  /** The stable code for programs; `message` may be reworded at any time. */
  code: FailureKey
  message: string
  /** Sentences by field, named as in the request's body. */
  errors?: Record<string, string[]> | undefined
  /** The request's id, where the failure is ours (5xx): the log finds it by this. */
  reference?: string | undefined
}

/** A moment, ISO 8601 in UTC. */
export const moment = z.string()

/** PostgreSQL has no year 0, and writes those after 9999 otherwise. */
const USUAL_YEAR = /^[12]/

/** A day in India, `YYYY-MM-DD`; empty: any. */
export const anyDay = z.union(
  [z.literal(''), z.iso.date(malformed).check(z.refine((day) => USUAL_YEAR.test(day), malformed))],
  malformed,
)

/** A day in a query. */
export const optionalDay = z._default(anyDay, '')

const MONTH = /^[12]\d{3}-(0[1-9]|1[0-2])$/

/** A month in India in a query, as `YYYY-MM`; empty: any. */
export const optionalMonth = z._default(
  z.string(malformed).check(z.refine((month) => month === '' || MONTH.test(month), malformed)),
  '',
)

/** A page of a list in a query, from 1. */
export const pageNumber = countUpTo(MAX_PAGE, 1)

/** The page size of a list that can also be downloaded whole: `byDefault` rows for a screen, more for a file. */
export const exportedPage = (byDefault: number) => countUpTo(EXPORTED_PAGE, byDefault)

/** `current_page` counts from 1; there is at least one page, which may be empty. */
export const pagination = z.object({ total: z.number(), total_pages: z.number(), current_page: z.number() })
export type Pagination = z.infer<typeof pagination>
