// The invoices of our fee, newest first: searched, of one month, and as a file for the accountant.

import { formatMonth } from '@lifafa/contract/dates'
import { type AdminFeeInvoice, adminListFeeInvoices } from '@lifafa/contract/endpoints/admin/fee-invoices'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { ADMIN_SEARCH_PAUSE_MS } from '@lifafa/contract/limits'
import { formatPaise, signedPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { Link } from 'react-router'
import { useSearchText } from '../../lib/forms/use-search-text.ts'
import { giftsHref } from '../../lib/links/admin-links.ts'
import { useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { HostLink } from '../../lib/parts/host-link.tsx'
import { PagedRows } from '../../lib/parts/paged-list.tsx'
import { usePages } from '../../lib/parts/use-pages.ts'
import { MONEY_KEY } from '../../lib/queries/to-do-query.ts'
import { serverNow } from '../../lib/time/server-clock.ts'
import { when } from '../../lib/time/when.ts'
import { SearchInput } from '../../ui/inputs/search-input.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { DownloadList } from './download-list.tsx'
import { paymentsSearch } from './payments-params.ts'

export function FeeInvoicesTab() {
  const [params, setParams] = useSearchState(paymentsSearch)
  const { text, month, page } = params
  const list = usePages([MONEY_KEY], adminListFeeInvoices, sentences.invoicesFailed, {
    query: { text: text.trim(), month, page },
  })
  const { data, isPlaceholderData, isFetching } = list.query
  const typed = useSearchText(
    text,
    (searched) => setParams({ text: searched, page: 1 }),
    ADMIN_SEARCH_PAUSE_MS,
  )
  return (
    <section>
      <SectionHead title={sentences.tabs['fee-invoices']}>{sentences.invoicesText}</SectionHead>
      <div className="mb-5 flex flex-wrap gap-3">
        <SearchInput
          label={sentences.searchInvoices}
          placeholder={sentences.searchInvoicesHint}
          clearLabel={sentences.clearInvoiceSearch}
          text={typed.text}
          onText={typed.setText}
          isBusy={isFetching}
          className="w-full sm:w-84"
        />
        <Select
          aria-label={sentences.invoiceMonth}
          value={month}
          onChange={({ target }) => setParams({ month: target.value, page: 1 })}
          className="min-w-0 sm:w-52"
          options={[{ value: '', label: sentences.anyMonth }, ...monthsWith(month)]}
        />
        <DownloadList
          label={sentences.downloadInvoices}
          title={sentences.invoicesFileTitle(month)}
          make={async () => (await import('./list-files.ts')).invoicesFile(params)}
          disabled={isPlaceholderData || !data?.pagination.total}
        />
      </div>
      <PagedRows
        {...list}
        page={page}
        onPage={setParams}
        pagesLabel={sentences.invoicePages}
        rowHeight="h-28 md:h-16"
        empty={
          text === '' && month === ''
            ? { title: sentences.noInvoices }
            : { title: sentences.noInvoicesFound, text: sentences.noInvoicesFoundText }
        }
      >
        {({ invoices }) => invoices.map((invoice) => <Invoice key={invoice.number} invoice={invoice} />)}
      </PagedRows>
    </section>
  )
}

const MONTHS_LISTED = 24

/** The last two years, the latest first, and the chosen month where it is older. */
function monthsWith(chosen: string) {
  const [year = 0, month = 0] = todayInIndia(serverNow()).split('-').map(Number)
  const months = Array.from({ length: MONTHS_LISTED }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  )
  if (chosen !== '' && !months.includes(chosen)) months.push(chosen)
  return months.map((value) => ({ value, label: formatMonth(value) }))
}

function Invoice({ invoice }: { invoice: AdminFeeInvoice }) {
  const { number, kind, credits, host, host_id, fee_paise, gst_percent, gst_paise, at } = invoice
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 leading-snug md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="wrap-anywhere min-w-0">
        <p>
          <span className="font-semibold tabular-nums">{number}</span>
          {credits !== null && <span>{` ${sentences.creditOf(credits)}`}</span>}
        </p>
        <p className="text-muted">
          <BoxLink invoice={invoice} />
          <span>{', '}</span>
          <HostLink name={host} id={host_id} />
        </p>
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

/** Leads to the gifts of the box, on its host's page. A host who was deleted has none. */
function BoxLink({ invoice: { box, box_id, host_id } }: { invoice: AdminFeeInvoice }) {
  if (host_id === null) return <span>{`“${box}”`}</span>
  return (
    <Link
      to={giftsHref(host_id, box_id)}
      className="underline decoration-line underline-offset-4 hover:text-maroon hover:decoration-maroon"
    >
      {`“${box}”`}
    </Link>
  )
}
