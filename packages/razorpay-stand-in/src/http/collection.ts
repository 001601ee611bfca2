// Presents lists as Razorpay does, and parses the queries that filter them.
import { z } from 'zod'
import type { EntityFilter, EntityOf, Kind } from '../store/entities.ts'
import type { World } from '../world.ts'

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

/** The rows of a list of the API, newest first: one that is younger than the lag may be missing (seen live). */
export function listRows<K extends Kind>(world: World, kind: K, filter: EntityFilter): EntityOf<K>[] {
  const lag = world.settings.read('listLagSeconds')
  if (lag === 0) return world.entities.list(kind, filter)
  const { count, skip = 0, ...matching } = filter
  const late = world.clock.seconds() - lag
  const shown = world.entities
    .list(kind, matching)
    .filter(({ created_at }) => created_at < late || world.random.chance(0.5))
  return shown.slice(skip, count === undefined ? undefined : skip + count)
}
