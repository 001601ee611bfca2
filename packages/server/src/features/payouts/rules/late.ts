// Decides whether a payout is late, and what an open one waits for.
import { type MoneyReason, waitingState } from '@lifafa/contract/box-money/money-states'
import { type HoldReason, holdOf } from '@lifafa/contract/payout-holds'
import type { Day, Row } from '../../../db/tables.ts'

type Payout = Pick<Row<'payouts'>, 'state' | 'hold_reason' | 'due_on'>

/** Not paid yet, and to be paid. */
const isUnpaid = ({ state }: Pick<Payout, 'state'>): boolean => state === 'open' || state === 'paying'

/** True until the host, or an administrator for the host, does something: what waits for that is not late by our fault. */
export const isHeldForHost = (payout: Pick<Payout, 'hold_reason'>): boolean =>
  waitingState(toldReason(payout)) !== 'waiting'

/** `today`: in India. */
export const isLate = (payout: Payout, today: Day): boolean =>
  isUnpaid(payout) && payout.due_on < today && !isHeldForHost(payout)

/** A host is told that we see to it, whichever of our reasons it is. */
function toldReason({ hold_reason }: { hold_reason: HoldReason | null }): MoneyReason | null {
  if (hold_reason === 'rejected' || hold_reason === 'unknown-outcome' || hold_reason === 'too-large')
    return 'provider-refused'
  return hold_reason
}

/** Of a payout that is not paid. */
export const reasonOf = (payout: Pick<Payout, 'state' | 'hold_reason'>): MoneyReason =>
  toldReason(payout) ?? (payout.state === 'paying' ? 'at-bank' : 'to-send')

/** Until when a payout waits; null where that is not known. */
export const heldUntil = ({ hold_reason, not_before }: Pick<Row<'payouts'>, 'hold_reason' | 'not_before'>) =>
  hold_reason !== null && holdOf(hold_reason) === 'not-before' ? not_before : null
