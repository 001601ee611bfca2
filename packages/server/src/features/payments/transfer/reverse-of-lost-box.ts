// Reverses the transfers of a gift whose event box a restored backup lacks: our books have neither box nor transfers.
import type { PaymentProvider } from '../../../provider/provider.ts'
import { stateOf } from '../../transfers/rules.ts'
import { refuseUnprocessed } from './reconcile-transfer.ts'
import { listMadeTransfers } from './store-transfer.ts'

/**
 * All of them, whole: the provider would settle them to the host, and the guest has the money, or is about to get it. What is settled
 * stays with the host. Throws ProviderError: also while a transfer is not carried out yet.
 */
export async function reverseOfLostBox(provider: PaymentProvider, providerOrderId: string): Promise<void> {
  const reported = await provider.fetchOrder(providerOrderId)
  for (const transfer of await listMadeTransfers(provider.route, reported)) {
    refuseUnprocessed(transfer.id, stateOf(transfer))
    const leftPaise = transfer.amount - transfer.amount_reversed
    if (stateOf(transfer) === 'processed' && transfer.settlement_status !== 'settled' && leftPaise > 0)
      await provider.route.reverseTransfer(transfer.id, leftPaise)
  }
}
