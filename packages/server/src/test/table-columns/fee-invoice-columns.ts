// The columns of fee invoices and their series.
import type { Columns } from './columns.ts'

export const feeInvoiceColumns: Columns<'fee_invoice_series' | 'fee_invoices'> = {
  fee_invoice_series: { kind: 'string', year: 'string', last_number: 'number' },
  fee_invoices: {
    id: 'string',
    kind: 'string',
    year: 'string',
    number: 'number',
    event_box_id: 'string',
    fee_paise: 'number',
    gst_percent: 'number',
    gst_paise: 'number',
    issued_at: 'Date',
  },
}
