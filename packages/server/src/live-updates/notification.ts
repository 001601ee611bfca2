// The text of a notification between servers: who sends it, and the new contributions.
import type { NewContribution } from './live-updates.ts'

/** As lines of ids: PostgreSQL takes less than 8,000 bytes (its documentation, NOTIFY). */
export const MAX_IN_NOTIFICATION = 60

export const writeNotification = (sender: string, contributions: readonly NewContribution[]): string =>
  [sender, ...contributions.map(({ hostId, boxId, id }) => `${hostId} ${boxId} ${id}`)].join('\n')

export function readNotification(text: string): { sender: string; contributions: NewContribution[] } {
  const [sender = '', ...lines] = text.split('\n')
  return {
    sender,
    contributions: lines.map((line) => {
      const [hostId = '', boxId = '', id = ''] = line.split(' ')
      return { hostId, boxId, id }
    }),
  }
}
