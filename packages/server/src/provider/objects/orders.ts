// Defines the provider's orders.
import * as z from 'zod'
import { transfersOfOrder } from '../route.ts'
import { notes, unixSeconds } from './fields.ts'

/** Times in Unix seconds, amounts in paise. */
export const providerOrder = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
  notes,
  /** As its creation, or a search by its receipt, answers them. */
  transfers: transfersOfOrder.optional(),
  created_at: unixSeconds,
})
export type ProviderOrder = z.infer<typeof providerOrder>

/** The notes of an order, from which a lost record can be restored. */
export type OrderNotes = {
  /** The installation on this account that created it. */
  installation?: string
  event_box?: string
  /** The provider's id of the account that the order has a transfer to. */
  linked_account?: string
  request_key?: string
  guest_name?: string
  guest_phone?: string
  guest_address?: string
}
