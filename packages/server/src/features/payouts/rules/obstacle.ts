// What keeps money from being sent to a host: an account that is closed, no UPI id, or one to which it could not be sent.
import type { Row } from '../../../db/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** After as many tries with one UPI id, only another one is worth a try. */
const MOST_FAILURES = 3

/** RazorpayX's own rule: no underscore, which our forms let pass (razorpay.md §7.1). */
const PAYABLE = /^[A-Za-z0-9.-]+@[A-Za-z0-9.-]+$/

/** Only an administrator ends it: by letting the host in again, or by paying by hand. */
export const HOST_IS_INACTIVE = 'the host is inactive'
export const NO_UPI_ID = 'the host has no UPI id'

export type Obstacle = {
  /** For an administrator. */
  reason: string
  /** The UPI id to which nothing is sent for now; any other is tried at once. */
  upiId: string | null
  /** When the same one is tried again; null: never. */
  until: Date | null
}

type Host = Pick<Row<'hosts'>, 'upi_id' | 'deactivated_at'>
type Piece = Pick<Row<'payouts'>, 'state' | 'upi_id' | 'created_at' | 'updated_at'>

/**
 * `pieces`: all of the box. `isAutomatic`: the provider sends it; an administrator's own bank may take what the provider
 * does not. Undefined where nothing is in the way.
 */
export function obstacleTo(
  { upi_id: upiId, deactivated_at }: Host,
  pieces: readonly Piece[],
  { isAutomatic, now }: { isAutomatic: boolean; now: Date },
): Obstacle | undefined {
  if (deactivated_at) return { reason: HOST_IS_INACTIVE, upiId, until: null }
  if (upiId === null) return { reason: NO_UPI_ID, upiId, until: null }
  if (isAutomatic && !PAYABLE.test(upiId))
    return { reason: 'the provider cannot send to a UPI id like this one', upiId, until: null }
  const failures = failuresWith(upiId, pieces)
  if (failures.length === 0) return undefined
  // Pieces that were opened together are one try.
  const tries = new Set(failures.map(({ created_at }) => created_at.getTime())).size
  if (tries >= MOST_FAILURES)
    return { reason: `${tries} tries with this UPI id came to nothing`, upiId, until: null }
  const until = new Date(Math.max(...failures.map(({ updated_at }) => updated_at.getTime())) + DAY_MS)
  return until > now ? { reason: 'the last try came to nothing', upiId, until } : undefined
}

/** True of a piece that stands still until its host saves a UPI id, or another one. */
export const wantsUpiId = ({
  state,
  check_at,
  reason,
}: Pick<Row<'payouts'>, 'state' | 'check_at' | 'reason'>): boolean =>
  state === 'waiting' && check_at === null && reason !== HOST_IS_INACTIVE

/** Since the last piece that reached it. */
function failuresWith(upiId: string, pieces: readonly Piece[]): Piece[] {
  const ofThis = pieces.filter(({ upi_id }) => upi_id === upiId)
  const reachedAt = Math.max(
    0,
    ...ofThis.filter(({ state }) => state === 'processed').map(({ created_at }) => created_at.getTime()),
  )
  return ofThis.filter(
    ({ state, created_at }) =>
      (state === 'failed' || state === 'reversed') && created_at.getTime() > reachedAt,
  )
}
