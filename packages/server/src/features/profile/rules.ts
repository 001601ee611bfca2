// Decides which changes of the profile need the host's password, and describes them for the feed.
import type { Row } from '../../db/tables.ts'

type UpiId = Pick<Row<'hosts'>, 'upi_id' | 'upi_id_changed_at'>

/** True of a change of the UPI ID for payouts, except the first one: replacing a removed one needs the password, too. */
export const isGuardedChange = ({ upi_id, upi_id_changed_at }: UpiId, next: string | null): boolean =>
  upi_id !== next && (upi_id !== null || upi_id_changed_at !== null)

export function describeUpiIdChange(before: string | null, after: string | null): string {
  if (after === null) return `Your UPI ID ${before} was removed`
  return before === null
    ? `Your UPI ID was set to ${after}`
    : `Your UPI ID was changed from ${before} to ${after}`
}
