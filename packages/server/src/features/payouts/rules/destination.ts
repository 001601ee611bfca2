// Decides where a host is paid, and until when a change of that is waited out.
import { UPI_ID_CHANGE_WAIT_MS } from '@lifafa/contract/limits'
import type { Row } from '../../../db/tables.ts'
import { type Destination, upiIdDestination } from '../../../provider/destination.ts'

type Host = Pick<Row<'hosts'>, 'upi_id' | 'bank_account' | 'ifsc' | 'bank_account_name'>

/** The bank account before the UPI ID: it takes larger sums. Null where the host has saved neither. */
export function destinationOf({ upi_id, bank_account, ifsc, bank_account_name }: Host): Destination | null {
  if (bank_account !== null && ifsc !== null && bank_account_name !== null)
    return { kind: 'bank-account', accountNumber: bank_account, ifsc, name: bank_account_name }
  return upiIdDestination(upi_id)
}

/** Null where that is over, nothing was changed, or there is nowhere to pay. */
export function waitsUntil(
  {
    upi_id_changed_at,
    bank_account_changed_at,
    ...host
  }: Host & Pick<Row<'hosts'>, 'upi_id_changed_at' | 'bank_account_changed_at'>,
  now: Date,
): Date | null {
  const changedAt = Math.max(upi_id_changed_at?.getTime() ?? 0, bank_account_changed_at?.getTime() ?? 0)
  const until = new Date(changedAt + UPI_ID_CHANGE_WAIT_MS)
  return destinationOf(host) !== null && until > now ? until : null
}
