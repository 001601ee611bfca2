// Decides whether a desk may be used, and which letter a device gets.
import type { Row } from '../../../db/tables.ts'

type DeskState = Pick<Row<'desks'>, 'state' | 'ends_at'>

/** Undefined for a desk that is open. */
export function deskObstacle(
  { state, ends_at }: DeskState,
  now: Date,
): 'deskPaused' | 'deskEnded' | undefined {
  if (state === 'ended' || ends_at <= now) return 'deskEnded'
  return state === 'paused' ? 'deskPaused' : undefined
}

/** As a helper meets it: also a desk whose host is inactive, until the host is let in again. */
export const doorObstacle = (
  desk: DeskState & { host_deactivated_at: Date | null },
  now: Date,
): 'deskPaused' | 'deskEnded' | 'deskUnavailable' | undefined =>
  deskObstacle(desk, now) ?? (desk.host_deactivated_at ? 'deskUnavailable' : undefined)

/** The letter of the numbers that a host writes. */
export const HOSTS_LETTER = 'H'

const LETTERS = 26
const letter = (at: number): string => String.fromCodePoint('A'.charCodeAt(0) + at)

const ALL = [
  ...Array.from({ length: LETTERS }, (_, at) => letter(at)),
  ...Array.from({ length: LETTERS ** 2 }, (_, at) => letter(Math.floor(at / LETTERS)) + letter(at % LETTERS)),
].filter((each) => each !== HOSTS_LETTER)

/** The first letter that no device of the box has; undefined if all are taken. */
export const freeLetter = (taken: ReadonlySet<string>): string | undefined =>
  ALL.find((each) => !taken.has(each))
