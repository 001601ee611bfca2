// Decides why a host cannot be paid now: a deactivated account, no UPI ID, one that is wrong, was just changed, or failed.
import { UPI_ID_CHANGE_WAIT_MS } from '@lifafa/contract/limits'
import type { PayoutHold } from '@lifafa/contract/payout-holds'
import type { Row } from '../../../db/tables.ts'
import { whyWrong } from '../../../upi-id-checks/rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After this many failures of a UPI ID, only another one is tried. */
const MOST_FAILURES = 3

/** RazorpayX's own rule: no underscore, which our forms accept (docs/razorpay.md §7.1). */
const PAYABLE = /^[A-Za-z0-9.-]+@[A-Za-z0-9.-]+$/

export type Obstacle = {
  /** `inactive`: only an administrator ends it, by reactivating the host or by paying by hand. */
  hold: PayoutHold
  /** The UPI ID to which nothing is sent for now; any other is tried at once. */
  upiId: string | null
  /** When the same one is tried again; null: never. */
  until: Date | null
}

type Host = Pick<Row<'hosts'>, 'upi_id' | 'upi_id_changed_at' | 'deactivated_at'> & {
  /** What the bank, and the host, say of the UPI ID. */
  check: Pick<Row<'upi_id_checks'>, 'state' | 'answer'> | undefined
}
type Payout = Pick<Row<'payouts'>, 'state' | 'upi_id' | 'fault' | 'created_at' | 'updated_at'>

/**
 * `payouts`: all of the box. `isAutomatic`: the provider sends them; an administrator's own bank may accept what the
 * provider does not. Undefined where there is no obstacle.
 */
export function obstacleTo(
  host: Host,
  payouts: readonly Payout[],
  { isAutomatic, now }: { isAutomatic: boolean; now: Date },
): Obstacle | undefined {
  const upiId = host.upi_id
  if (host.deactivated_at) return { hold: 'inactive', upiId, until: null }
  if (upiId === null) return { hold: 'no-upi-id', upiId, until: null }
  if (isAutomatic && !PAYABLE.test(upiId)) return { hold: 'unpayable-upi-id', upiId, until: null }
  const wrong = whyWrong(host.check)
  if (wrong) return { hold: wrong, upiId, until: null }
  const failures = failuresSinceSuccess(upiId, payouts)
  // Payouts that were created together are one attempt.
  const tries = new Set(
    failures.filter(({ fault }) => fault === 'upi-id').map(({ created_at }) => created_at.getTime()),
  ).size
  if (tries >= MOST_FAILURES) return { hold: 'after-failures', upiId, until: null }
  const changeEnds = waitsUntil(host, now)
  if (changeEnds) return { hold: 'upi-id-changed', upiId, until: changeEnds }
  return (
    untilAfter(failures, { hold: 'retry', upiId, now }) ??
    untilAfter(
      payouts.filter(({ fault }) => fault === 'ours'),
      { hold: 'provider-refused', upiId, now },
    )
  )
}

type Waiting = { hold: Obstacle['hold']; upiId: string; now: Date }

function untilAfter(failures: readonly Payout[], { hold, upiId, now }: Waiting): Obstacle | undefined {
  if (failures.length === 0) return undefined
  const until = new Date(Math.max(...failures.map(({ updated_at }) => updated_at.getTime())) + DAY_MS)
  return until > now ? { hold, upiId, until } : undefined
}

/** Until when a host is not paid because the UPI ID was changed; null where that is over, or it was not changed. */
export function waitsUntil(
  { upi_id, upi_id_changed_at }: Pick<Host, 'upi_id' | 'upi_id_changed_at'>,
  now: Date,
): Date | null {
  if (upi_id === null || upi_id_changed_at === null) return null
  const until = new Date(upi_id_changed_at.getTime() + UPI_ID_CHANGE_WAIT_MS)
  return until > now ? until : null
}

/** Failures since the last payout that reached this UPI ID, if it was created after them. */
function failuresSinceSuccess(upiId: string, payouts: readonly Payout[]): Payout[] {
  const ofThis = payouts.filter(({ upi_id }) => upi_id === upiId)
  const reached = ofThis.filter(({ state }) => state === 'processed')
  return ofThis.filter(
    ({ fault, updated_at }) =>
      (fault === 'upi-id' || fault === 'bank') && !reached.some(({ created_at }) => created_at > updated_at),
  )
}
