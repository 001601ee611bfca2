// Decides which line the screen shows next: a new one at once, the others in turn, the newest first.
import type { HallLine } from '@lifafa/contract/endpoints/register/hall'

/** In a rush the newest are shown at once; the others have their turn. */
const MAX_WAITING = 5

export interface Turns {
  /** The newest first. */
  lines: readonly HallLine[]
  /** Keys of new lines that wait to be shown, the oldest first. */
  waiting: readonly string[]
  /** The key of the line whose turn it was last; undefined before the first. */
  turn?: string
}

/** A line whose name or words have changed is another one. */
export const keyOf = ({ id, name, village, blessing }: HallLine): string =>
  JSON.stringify([id, name, village, blessing])

/** `before`: undefined when the page opens; then no line is new. */
export function received(before: Turns | undefined, lines: readonly HallLine[]): Turns {
  const keys = lines.map(keyOf)
  if (!before) return { lines, waiting: [] }
  const known = new Set(before.lines.map(keyOf))
  const fresh = keys.filter((key) => !known.has(key)).reverse()
  const waiting = [...before.waiting.filter((key) => keys.includes(key)), ...fresh].slice(-MAX_WAITING)
  return { ...before, lines, waiting }
}

/** `isNew`: it is shown out of turn. No line where there is none. */
export function next(turns: Turns): { turns: Turns; line?: HallLine; isNew: boolean } {
  const { lines, waiting, turn } = turns
  const find = (key: string | undefined) => lines.findIndex((line) => keyOf(line) === key)
  const [key, ...rest] = waiting
  if (key !== undefined) return { turns: { ...turns, waiting: rest }, line: lines[find(key)], isNew: true }
  const line = lines[(find(turn) + 1) % lines.length]
  return { turns: { ...turns, turn: line && keyOf(line) }, line, isNew: false }
}
