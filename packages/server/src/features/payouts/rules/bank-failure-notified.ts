// Decides whether a host was already told that a bank did not accept the money: a bank may be offline for days.
import type { Row } from '../../../db/tables.ts'

type Payout = Pick<Row<'payouts'>, 'number' | 'state' | 'fault' | 'upi_id'>

const ENDED: readonly Payout['state'][] = ['failed', 'reversed', 'processed']

/** Of consecutive failures of one bank, the host is told the first. `payouts`: all of the box, in their order. */
export function wasNotifiedOfBank(payout: Payout, payouts: readonly Payout[]): boolean {
  const before = payouts.filter((one) => one.number < payout.number && ENDED.includes(one.state)).at(-1)
  return before?.fault === 'bank' && before.upi_id === payout.upi_id
}
