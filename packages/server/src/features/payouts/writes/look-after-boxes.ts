// Works through the boxes whose hosts may be owed money, a few at a time.
import { claimDue } from '../../../db/claim-due.ts'
import type { Services } from '../../../services.ts'
import { type Given, openPieces } from './open-pieces.ts'

/** Longer than one box can take; after a crash somebody else goes on then. */
const LEASE_MS = 60_000
const AT_ONCE = 8

type Clocked = Omit<Given, 'now'> & Pick<Services, 'now'>

/** Throws what went wrong with one box, when the others have been seen to. */
export async function lookAfterBoxes(services: Clocked): Promise<void> {
  for (;;) {
    const given = { ...services, now: services.now() }
    const due = await claimDue(given.db, 'event_boxes', { now: given.now, leaseMs: LEASE_MS, limit: AT_ONCE })
    const results = await Promise.allSettled(due.map(({ id }) => openPieces(given, id)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    if (due.length < AT_ONCE) return
  }
}
