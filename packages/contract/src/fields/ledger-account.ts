// The accounts of the ledger, each a column of it, as administrators correct them.
import * as z from 'zod/mini'
import { requestSentences } from '../sentences/fields/request.ts'

export const ledgerAccount = z.enum(
  [
    // The provider owes us this: captured payments less refunds, its fees and its settlements.
    'gateway_receivable',
    // Our bank account, to which the provider settles, and from which an administrator pays hosts.
    'bank',
    // Our account at RazorpayX, which pays hosts. A correction enters what is moved there.
    'payout_account',
    // Owed to the host of the box: a credit.
    'owed_to_hosts',
    // Payouts that the provider has accepted, and that have not arrived.
    'payouts_in_transit',
    'platform_fee',
    // The GST in our fee, which we owe: a credit.
    'output_gst',
    // The provider's fees without the GST on them, which is input GST.
    'gateway_charges',
    'input_gst',
    // Money of disputes. Debit: the provider has deducted it and may give it back. Credit: it is lost, and still to be deducted.
    'disputed',
    // Money whose account is not known (yet): unallocated payments, lines of settlements that match nothing.
    'suspense',
  ],
  { error: requestSentences.malformed },
)
export type LedgerAccount = z.infer<typeof ledgerAccount>
