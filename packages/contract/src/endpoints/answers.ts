// Answers that many calls share.
import * as z from 'zod/mini'
import type { FailureKey } from '../failures.ts'

/** Success without a thing to show. */
export const done = z.object({ success: z.literal(true), message: z.optional(z.string()) })

/** The body of every answer that is not a success. */
export type Refusal = {
  success: false
  /** What a program tells refusals apart by; `message` may be reworded at any time. */
  code: FailureKey
  message: string
  /** Sentences by field, as the body of the call names it. */
  errors?: Record<string, string[]> | undefined
}

/** A moment, ISO 8601 in UTC. */
export const moment = z.string()
