// A line of our bank's statement: what an administrator paid by hand, and whether it came back.

/** Paid from our own bank: a line of the administrator's account statement. */
export type HandPayment = {
  payoutId: string
  boxId: string
  amount: number
  upiId: string | null
  reference: string
  /** Made before the restored backup lost it: no payout of our books is this payment. */
  isCorrection?: boolean
  /** The host's bank has sent it back. */
  returned?: { isUpiIdAtFault: boolean }
}
