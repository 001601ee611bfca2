// Says where a host is paid, in our words and in RazorpayX's.

/** `name`: the holder's, as at the bank. `accountNumber` is never written to a log. */
export type Destination =
  | { kind: 'upi-id'; upiId: string }
  | { kind: 'bank-account'; accountNumber: string; ifsc: string; name: string }

/** Null for none. */
export const upiIdDestination = (upiId: string | null): Destination | null =>
  upiId === null ? null : { kind: 'upi-id', upiId }

/** The person who is paid: our id of the host, and a name that RazorpayX takes. */
type Payee = { hostId: string; payeeName: string }

/** A fund account with its contact, as a composite request has it (docs/razorpay.md §7.1). */
export function fundAccountOf(destination: Destination, { hostId, payeeName }: Payee) {
  const contact = { name: payeeName, type: 'customer', reference_id: hostId }
  if (destination.kind === 'upi-id')
    return { account_type: 'vpa', vpa: { address: destination.upiId }, contact }
  const { accountNumber, ifsc, name } = destination
  return {
    account_type: 'bank_account',
    bank_account: { name, ifsc, account_number: accountNumber },
    contact,
  }
}

/** IMPS arrives at once, and carries up to ₹5,00,000; NEFT arrives within hours (docs/razorpay.md §7.1). */
const MOST_BY_IMPS_PAISE = 5_00_000_00

export type PayoutMode = 'UPI' | 'IMPS' | 'NEFT'

export function payoutMode(destination: Destination, amountPaise: number): PayoutMode {
  if (destination.kind === 'upi-id') return 'UPI'
  return amountPaise <= MOST_BY_IMPS_PAISE ? 'IMPS' : 'NEFT'
}
