// The invoices of our fee, newest first.
import type { AdminFeeInvoice } from '@lifafa/contract/endpoints/admin/fee-invoices'
import { formatPaise, signedPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { when } from '../../lib/time/when.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PagedList } from './paged-list.tsx'
import { feeInvoicesQuery } from './payment-queries.ts'
import { usePaymentsParams } from './use-payments-params.ts'

export function FeeInvoicesTab() {
  const { params } = usePaymentsParams()
  return (
    <section>
      <SectionHead title={sentences.tabs['fee-invoices']}>{sentences.invoicesText}</SectionHead>
      <PagedList
        query={feeInvoicesQuery(params)}
        failedTitle={sentences.invoicesFailed}
        pagesLabel={sentences.invoicePages}
        rowHeight="h-28 md:h-16"
        empty={<EmptyState title={sentences.noInvoices} />}
      >
        {({ invoices }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card sm:px-7">
            {invoices.map((invoice) => (
              <Invoice key={invoice.number} invoice={invoice} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function Invoice({ invoice }: { invoice: AdminFeeInvoice }) {
  const { number, kind, box, host, fee_paise, gst_percent, gst_paise, at } = invoice
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 leading-snug md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="wrap-anywhere min-w-0">
        <p>
          <span className="font-semibold tabular-nums">{number}</span>
          {kind === 'credit-note' && <span>{` ${sentences.creditNote}`}</span>}
        </p>
        <p className="text-muted">{`“${box}”, ${host}`}</p>
      </div>
      <div className="md:text-right">
        <p>
          <span className="font-semibold tabular-nums">
            {signedPaise(kind === 'credit-note' ? -fee_paise : fee_paise)}
          </span>
          <span className="text-muted">
            {gst_percent === 0 ? sentences.noGst : sentences.gstIncluded(formatPaise(gst_paise), gst_percent)}
          </span>
        </p>
        <time dateTime={at} className="text-muted">
          {when(at)}
        </time>
      </div>
    </li>
  )
}
