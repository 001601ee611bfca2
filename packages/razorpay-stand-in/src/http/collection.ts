// Presents lists as Razorpay does, and parses the queries that filter them.
import { z } from 'zod'

const unixSeconds = z.coerce.number().int().nonnegative().optional()

export const listQuery = z.strictObject({
  from: unixSeconds,
  to: unixSeconds,
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().nonnegative().default(0),
})

export type Collection<T> = { entity: 'collection'; count: number; items: T[] }

export function asCollection<T>(items: T[]): Collection<T> {
  return { entity: 'collection', count: items.length, items }
}
