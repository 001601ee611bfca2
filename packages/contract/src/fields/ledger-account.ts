// The accounts of the ledger, as administrators correct them.
import * as z from 'zod/mini'
import { requestSentences } from '../sentences/fields/request.ts'

export const ledgerAccount = z.enum(
  [
    'gateway_receivable',
    'bank',
    'owed_to_hosts',
    'payouts_in_transit',
    'platform_fee',
    'output_gst',
    'gateway_charges',
    'input_gst',
    'guest_refunds',
    'suspense',
  ],
  { error: requestSentences.malformed },
)
export type LedgerAccount = z.infer<typeof ledgerAccount>
