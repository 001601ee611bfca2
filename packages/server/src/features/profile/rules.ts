// Which changes of the profile want the host's password, and how the feed tells of them.
import type { Row } from '../../db/tables.ts'

type UpiId = Pick<Row<'hosts'>, 'upi_id' | 'upi_id_changed_at'>

/** True of a change of where payouts go: all but the first UPI id, since one that was removed may not be replaced unseen. */
export const isGuardedChange = ({ upi_id, upi_id_changed_at }: UpiId, next: string | null): boolean =>
  upi_id !== next && (upi_id !== null || upi_id_changed_at !== null)

export function describeUpiIdChange(before: string | null, after: string | null): string {
  if (after === null) return `Your UPI ID ${before} was removed`
  return before === null
    ? `Your UPI ID was set to ${after}`
    : `Your UPI ID was changed from ${before} to ${after}`
}
