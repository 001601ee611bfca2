// The text of a notification between servers: who sends it, the new contributions, and whose sessions have ended.
import type { LiveUpdate } from './live-updates.ts'

/** As lines of ids: PostgreSQL takes less than 8,000 bytes (its documentation, NOTIFY). */
export const MAX_IN_NOTIFICATION = 60

const lineOf = (update: LiveUpdate): string =>
  'id' in update ? `${update.hostId} ${update.boxId} ${update.id}` : update.hostId

export const writeNotification = (sender: string, updates: readonly LiveUpdate[]): string =>
  [sender, ...updates.map(lineOf)].join('\n')

export function readNotification(text: string): { sender: string; updates: LiveUpdate[] } {
  const [sender = '', ...lines] = text.split('\n')
  return {
    sender,
    updates: lines.map((line) => {
      const [hostId = '', boxId, id] = line.split(' ')
      return boxId === undefined || id === undefined ? { hostId } : { hostId, boxId, id }
    }),
  }
}
