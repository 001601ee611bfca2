// The text of a notification between servers: who sends it, the new contributions, the changed boxes, and whose sessions have ended.
import type { LiveUpdate } from './live-updates.ts'

/** As lines of ids: PostgreSQL takes less than 8,000 bytes (its documentation, NOTIFY). */
export const MAX_IN_NOTIFICATION = 60

function lineOf(update: LiveUpdate): string {
  if (!('boxId' in update)) return update.hostId
  const box = `${update.hostId} ${update.boxId}`
  return 'id' in update ? `${box} ${update.id}` : box
}

export const writeNotification = (sender: string, updates: readonly LiveUpdate[]): string =>
  [sender, ...updates.map(lineOf)].join('\n')

export function readNotification(text: string): { sender: string; updates: LiveUpdate[] } {
  const [sender = '', ...lines] = text.split('\n')
  return {
    sender,
    updates: lines.map((line) => {
      const [hostId = '', boxId, id] = line.split(' ')
      return { hostId, ...(boxId !== undefined && { boxId }), ...(id !== undefined && { id }) }
    }),
  }
}
