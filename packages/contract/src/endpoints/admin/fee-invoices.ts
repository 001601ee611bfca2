// The endpoint of administrators for invoices of our fee.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, optionalLines } from '../../fields/schemas.ts'
import { MAX_LENGTH, PAGE_SIZE } from '../../limits.ts'
import { exportedPage, moment, optionalMonth, pageNumber, pagination } from '../answers.ts'

/** `host_id` is null for a host who was deleted. `gst_paise`: what of the fee is GST. A credit note returns a fee that was refunded after its invoice: `credits` is the number of that. */
export const adminFeeInvoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  credits: z.nullable(z.string()),
  box: z.string(),
  box_id: z.string(),
  host: z.string(),
  host_id: z.nullable(z.string()),
  fee_paise: z.number(),
  gst_percent: z.number(),
  gst_paise: z.number(),
  at: moment,
})
export type AdminFeeInvoice = z.infer<typeof adminFeeInvoice>

/** `text`: of the name of a box or host, the id of a box, or the number of an invoice. Empty: any. */
export const adminListFeeInvoices = endpoint({
  method: 'GET',
  path: '/admin/payments/fee-invoices',
  access: 'admin',
  summary:
    'Invoices and credit notes for the fee of each event box, newest first: of a month in India, of boxes and hosts by name, or one by number',
  query: form({
    page: pageNumber,
    page_size: exportedPage(PAGE_SIZE.adminFeeInvoices),
    text: optionalLines(MAX_LENGTH.email),
    month: optionalMonth,
  }),
  response: z.object({ success: z.literal(true), invoices: z.array(adminFeeInvoice), pagination }),
})
