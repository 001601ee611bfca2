// Decides whether a payout is late, and what an open one waits for.
import { type MoneyReason, waitingState } from '@lifafa/contract/box-money/money-states'
import type { PayoutHold } from '@lifafa/contract/payout-holds'
import type { Day, Row } from '../../../db/tables.ts'
import { isOnTheWay, isUnsent } from './states.ts'

type Payout = Pick<Row<'payouts'>, 'state' | 'hold' | 'due_on'>

/** True until the host, or an administrator for the host, does something: what waits for that is not late by our fault. */
export const isHeldForHost = ({ hold }: Pick<Payout, 'hold'>): boolean => waitingState(hold) !== 'waiting'

/** `today`: in India. */
export const isLate = (payout: Payout, today: Day): boolean =>
  (isUnsent(payout) || isOnTheWay(payout)) && payout.due_on < today && !isHeldForHost(payout)

/** Of a payout that is open. */
export const reasonOf = (payout: Pick<Payout, 'state' | 'hold'>): MoneyReason =>
  payout.hold ?? (isOnTheWay(payout) ? 'at-bank' : 'to-send')

/** Holds that end by themselves at a time that means something to a host. */
const ENDS_AT_A_TIME: readonly (PayoutHold | null)[] = ['retry', 'upi-id-changed', 'upi-id-limit']

/** Until when a payout waits; null where that is not known. */
export const heldUntil = ({ hold, check_at }: Pick<Row<'payouts'>, 'hold' | 'check_at'>): Date | null =>
  ENDS_AT_A_TIME.includes(hold) ? check_at : null
