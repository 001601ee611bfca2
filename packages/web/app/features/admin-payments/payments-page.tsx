// The administrator's payments page: flags, payouts, books, invoices, corrections, search and timelines, the audit log.
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchState } from '../../lib/links/use-search-state.ts'
import { adminMeta } from '../../lib/page/admin-meta.ts'
import { AdminPageHead } from '../../lib/page/admin-page-head.tsx'
import { BooksTab } from './books-tab.tsx'
import { FlagsTab } from './flags/flags-tab.tsx'
import { paymentsSearch, type Tab } from './payments-params.ts'
import { PayoutsTab } from './payouts/payouts-tab.tsx'
import { TabBar } from './tab-bar.tsx'

export const meta = adminMeta(sentences.title)

/** Fetched when first shown: most visits are to flags and payouts. */
const AuditTab = lazy(async () => ({ default: (await import('./audit-log/audit-tab.tsx')).AuditTab }))
const CorrectionsTab = lazy(async () => ({
  default: (await import('./corrections/corrections-tab.tsx')).CorrectionsTab,
}))
const FeeInvoicesTab = lazy(async () => ({
  default: (await import('./fee-invoices-tab.tsx')).FeeInvoicesTab,
}))
const SearchTab = lazy(async () => ({ default: (await import('./search/search-tab.tsx')).SearchTab }))

const contents: Readonly<Record<Tab, ComponentType>> = {
  flags: FlagsTab,
  payouts: PayoutsTab,
  books: BooksTab,
  'fee-invoices': FeeInvoicesTab,
  corrections: CorrectionsTab,
  payment: SearchTab,
  'audit-log': AuditTab,
}

export default function AdminPaymentsPage() {
  const [{ tab }] = useSearchState(paymentsSearch)
  const Content = contents[tab]
  return (
    <>
      <AdminPageHead title={sentences.title} />
      <TabBar current={tab} />
      <Suspense>
        <Content />
      </Suspense>
    </>
  )
}
