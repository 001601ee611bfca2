// Notes: up to 15 pairs that Razorpay stores with an object for its owner.
import { z } from 'zod'

/** An object, but an empty array where there are none: PHP's empty array, as Razorpay sends it. */
export type Notes = Record<string, string> | []

const MAXIMUM_PAIRS = 15

export const notesInput = z
  .union([z.record(z.string(), z.coerce.string().max(256)), z.array(z.never())])
  .refine((notes) => Object.keys(notes).length <= MAXIMUM_PAIRS, 'The notes may have at most 15 pairs.')

export function asNotes(notes: z.infer<typeof notesInput> | undefined): Notes {
  return notes && !Array.isArray(notes) && Object.keys(notes).length > 0 ? notes : []
}
