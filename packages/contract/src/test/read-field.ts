// Parses the input of one field.
import type * as z from 'zod/mini'

/** The parsed value, or the sentences of its errors. */
export const readField = (field: z.ZodMiniType, input: unknown) => {
  const result = field.safeParse(input)
  return result.success ? result.data : result.error.issues.map((issue) => issue.message)
}
