// Response schemas that many endpoints share.
import * as z from 'zod/mini'
import type { FailureKey } from '../failures.ts'

/** Success without data. */
export const done = z.object({ success: z.literal(true), message: z.optional(z.string()) })

/** The body of every answer that is not a success. */
export type Refusal = {
  success: false
  /** The stable code for programs; `message` may be reworded at any time. */
  code: FailureKey
  message: string
  /** Sentences by field, named as in the request's body. */
  errors?: Record<string, string[]> | undefined
}

/** A moment, ISO 8601 in UTC. */
export const moment = z.string()
