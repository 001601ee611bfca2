// Finds a payment that this browser began earlier for other details and that may still arrive, before another order is opened.
import type { Paid } from './calls/payment-calls.ts'
import { findPayment } from './poll-payment-status.ts'
import type { DraftStore, PaymentUnderWay } from './stored-draft.ts'

interface EarlierPayment {
  payment: PaymentUnderWay
  /** Undefined where neither we nor the bank can tell yet. */
  paid: Paid | undefined
}

/**
 * Another gift whose checkout was opened in this browser; undefined where there is none, or its payment has failed or was not begun
 * as far as the server knows. That one may still be paid later, too: who calls this keeps it until the next checkout opens.
 */
export async function findEarlier(
  giftid: string,
  draft: Pick<DraftStore, 'read'>,
  { key }: PaymentUnderWay,
): Promise<EarlierPayment | undefined> {
  const { payment } = draft.read()
  if (!payment?.isOpened || payment.key === key) return undefined
  const found = await findPayment(giftid, payment)
  if (found.state === 'none' || found.state === 'failed') return undefined
  return { payment, paid: found.state === 'paid' ? found : undefined }
}
