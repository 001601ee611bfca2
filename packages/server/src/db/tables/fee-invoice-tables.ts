// Kysely types of the tables of fee invoices.
import type { Generated } from 'kysely'

export type FeeInvoiceKind = 'invoice' | 'credit-note'

/** The last number that was given in a series: a row lock on it keeps the series unbroken. */
export interface FeeInvoiceSeriesTable {
  kind: FeeInvoiceKind
  /** India's financial year, `26-27`. */
  year: string
  last_number: number
}

/** Our fee of a box, GST included. A credit note is what was refunded after the invoice. */
export interface FeeInvoicesTable {
  id: Generated<string>
  kind: FeeInvoiceKind
  year: string
  number: number
  event_box_id: string
  fee_paise: number
  /** 0: GST is not charged. */
  gst_percent: number
  /** What of the fee is GST. */
  gst_paise: number
  issued_at: Date
}
