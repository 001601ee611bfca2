// What the parts of a seed are given to work with.
import type { Services } from '../services.ts'

export type Seeding = Pick<Services, 'db' | 'jobs' | 'settings'> & { now: Date }

/** Nobody is mailed of what a seed makes up, and no refund is sent. */
export const noJobs: Services['jobs'] = {
  add: async () => {},
  work() {},
  start: async () => {},
  stop: async () => {},
}

/** The earlier of the two: what follows from a payment of this minute has happened by now. */
export const atLatest = (at: Date, now: Date): Date => (at < now ? at : now)

export const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 60 * 60 * 1000)
