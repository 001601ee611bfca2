// The endpoint of administrators for invoices of our fee.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form } from '../../fields/schemas.ts'
import { moment, pageNumber, pagination } from '../answers.ts'

/** `gst_paise`: what of the fee is GST. A credit note returns a fee that was refunded after its invoice. */
export const adminFeeInvoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  box: z.string(),
  host: z.string(),
  fee_paise: z.number(),
  gst_percent: z.number(),
  gst_paise: z.number(),
  at: moment,
})
export type AdminFeeInvoice = z.infer<typeof adminFeeInvoice>

export const adminListFeeInvoices = endpoint({
  method: 'GET',
  path: '/admin/payments/fee-invoices',
  access: 'admin',
  summary: 'Invoices and credit notes for the fee of each event box, newest first',
  query: form({ page: pageNumber }),
  response: z.object({ success: z.literal(true), invoices: z.array(adminFeeInvoice), pagination }),
})
