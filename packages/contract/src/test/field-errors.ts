// Reads the errors of a schema for an input, as a form shows them.
import type * as z from 'zod/mini'

/** The errors by field, in their order; none if there is no schema. */
export function fieldErrors(schema: z.ZodMiniType | undefined, input: unknown): [string, string][] {
  const result = schema?.safeParse(input)
  return result?.error?.issues.map((issue) => [String(issue.path[0] ?? ''), issue.message]) ?? []
}
