// Remembers sessions that were found to have ended: calls with their tokens, which are valid for minutes, use up no limit of the account.
import { recentMap } from '../recent-map.ts'

/** Remembers so many sessions; an older one is found in the database again. */
const MOST = 10_000

export interface EndedSessions {
  has(sessionId: string): boolean
  /** A session that has ended never begins again. */
  add(sessionId: string): void
}

export function rememberEndedSessions(): EndedSessions {
  const ended = recentMap<true>(MOST)
  return { has: (id) => ended.get(id) === true, add: (id) => ended.set(id, true) }
}
