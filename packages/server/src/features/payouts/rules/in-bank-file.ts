// Decides whether our bank may be paying a payout from a file: then neither the provider nor a file of all that is due pays it.
import { startOfDayInIndia } from '@lifafa/contract/event-timing'
import { BANK_FILE_WAIT_MS } from '@lifafa/contract/limits'
import type { Row } from '../../../db/tables.ts'
import type { Obstacle } from './obstacle.ts'

/** A payout is late from the day after its promised one; an administrator has a day to act on the alarm. */
const TOLD_LATE_MS = 2 * 24 * 60 * 60 * 1000

type Listed = Pick<Row<'payouts'>, 'listed_at' | 'due_on'>

const waitsUntil = ({ listed_at, due_on }: Listed): number =>
  listed_at
    ? Math.max(listed_at.getTime() + BANK_FILE_WAIT_MS, startOfDayInIndia(due_on).getTime() + TOLD_LATE_MS)
    : 0

/**
 * `payouts`: the one in question, and those of its box that were withdrawn, since it replaces them. Undefined where there is no
 * obstacle.
 */
export function obstacleOfBankFile(
  payouts: readonly Listed[],
  { upiId, now }: { upiId: string | null; now: Date },
): Obstacle | undefined {
  const until = new Date(Math.max(0, ...payouts.map(waitsUntil)))
  return until > now ? { hold: 'in-bank-file', upiId, until } : undefined
}
