// Decides which promise a payout takes over from those that it replaces: money that is sent again is not promised anew.
import type { Day, Row } from '../../../db/tables.ts'
import { isOnTheWay, isUnsent } from './states.ts'

export type Ended = Pick<Row<'payouts'>, 'state' | 'fault' | 'paid_at' | 'created_at' | 'updated_at'>
type Promised = Pick<Row<'payouts'>, 'due_on' | 'told_late_at'>

/** The failed payouts of a box that no later one has made good, or is about to. A withdrawn one was not owed any more. */
export function neverPaid<T extends Ended>(payouts: readonly T[]): T[] {
  const makingGood = payouts.filter((one) => one.paid_at !== null || isUnsent(one) || isOnTheWay(one))
  return payouts.filter(
    ({ state, fault, paid_at, updated_at }) =>
      (state === 'failed' || state === 'reversed') &&
      fault !== 'withdrawn' &&
      paid_at === null &&
      !makingGood.some(({ created_at }) => created_at >= updated_at),
  )
}

/** The first day that their host was promised, and when the host was told that it had passed; undefined of none. */
export function earliestPromise(
  payouts: readonly Promised[],
): { dueOn: Day; toldLateAt: Date | null } | undefined {
  const [first] = payouts.toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1))
  if (!first) return undefined
  const told = payouts.find(({ told_late_at }) => told_late_at !== null)
  return { dueOn: first.due_on, toldLateAt: told?.told_late_at ?? null }
}
