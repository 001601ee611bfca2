// Answers that many calls share.
import * as z from 'zod/mini'

/** Success without a thing to show. */
export const done = z.object({ success: z.literal(true), message: z.optional(z.string()) })

/** What every refusal looks like (design §6). */
export const refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type Refusal = z.infer<typeof refusal>

/** A moment, ISO 8601 in UTC. */
export const moment = z.string()
