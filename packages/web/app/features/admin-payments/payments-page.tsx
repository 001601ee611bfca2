// The administrator's payments page: flags, payouts, books, invoices, corrections, search and timelines, the audit log.

import { formatCount } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchState } from '../../lib/links/use-search-state.ts'
import { AdminPageHead, adminMeta } from '../../lib/page/admin-page-head.tsx'
import { disputesToAnswer, toDoQuery } from '../../lib/queries/to-do-query.ts'
import { PillLink } from '../../ui/buttons/pill-link.tsx'
import { BooksTab } from './books-tab.tsx'
import { FlagsTab } from './flags/flags-tab.tsx'
import { paymentsSearch, searchOf, TABS, type Tab } from './payments-params.ts'
import { PayoutsTab } from './payouts/payouts-tab.tsx'

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

/** The tabs of the payments page, with the number of open tasks. */
function TabBar({ current }: { current: Tab }) {
  // Its failure is not shown: the section's own queries show theirs.
  const { data } = useQuery({ ...toDoQuery, refetchInterval: 30_000 })
  const toDo: Partial<Record<Tab, number | undefined>> = {
    flags: data && data.flags + disputesToAnswer(data).length,
    payouts: data && data.payouts + data.bank_files,
  }
  return (
    <nav aria-label={sentences.sections} className="mb-7 flex flex-wrap gap-x-2 gap-y-3">
      {TABS.map((tab) => (
        <PillLink key={tab} to={searchOf({ tab })} isCurrent={tab === current}>
          {sentences.tabs[tab]}
          <ToDo count={toDo[tab] ?? 0} />
        </PillLink>
      ))}
    </nav>
  )
}

/** Stands on the corner: it comes later, and would push the tabs beside it. */
function ToDo({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="absolute -top-2 -right-2 min-w-6 rounded-full bg-saffron px-1.5 py-px text-center text-sm text-wine tabular-nums">
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">{sentences.toDo(count)}</span>
    </span>
  )
}
