// What all parts of a seed need, and times relative to a payment.
import type { Services } from '../../services.ts'

export type Seeding = Pick<Services, 'db' | 'jobs' | 'live' | 'settings'> & {
  now: Date
  /** Told how many contributions are written. */
  onWritten?: (contributions: number) => void
}

/** Drops jobs: no email and no refund is sent for made-up data. */
export const noJobs: Services['jobs'] = {
  add: async () => {},
  work() {},
  start: async () => {},
  stop: async () => {},
}

/** The earlier of the two. */
export const atLatest = (at: Date, now: Date): Date => (at < now ? at : now)

export const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 60 * 60 * 1000)
