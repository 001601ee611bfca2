// Decides whether a payout is late, and what an open one waits for.
import type { MoneyReason } from '@lifafa/contract/box-money/money-states'
import { holdOf } from '@lifafa/contract/payout-holds'
import type { Day, Row } from '../../../db/tables.ts'

type Payout = Pick<Row<'payouts'>, 'state' | 'hold_reason' | 'due_on'>

/** True until the host, or an administrator for the host, does something: what waits for that is not late by our fault. */
export const isHeldForHost = ({ hold_reason }: Pick<Payout, 'hold_reason'>): boolean =>
  hold_reason !== null && ['needs-destination', 'host-inactive'].includes(holdOf(hold_reason))

/** `today`: in India. */
export const isLate = (payout: Payout, today: Day): boolean =>
  (payout.state === 'open' || payout.state === 'paying') && payout.due_on < today && !isHeldForHost(payout)

/** The reason that a host reads while a payout is not paid. An amount that no channel carries is our concern. */
export function reasonOf({ state, hold_reason }: Pick<Payout, 'state' | 'hold_reason'>): MoneyReason {
  if (state === 'cancelled') return 'rejected'
  if (hold_reason === 'too-large') return 'provider-refused'
  return hold_reason ?? (state === 'paying' ? 'at-bank' : 'to-send')
}
