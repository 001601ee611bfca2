// Disputes, and flagged payments and settlements: those that need a person, and the log of all others.
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { toDoQuery } from '../../../lib/queries/to-do-query.ts'
import { PillLink } from '../../../ui/buttons/pill-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Disputes } from '../disputes/disputes.tsx'
import { PagedList } from '../paged-list.tsx'
import { flagsQuery } from '../payment-queries.ts'
import { searchOf } from '../payments-params.ts'
import { usePaymentsParams } from '../use-payments-params.ts'
import { FlagKinds } from './flag-kinds.tsx'
import { FlagRow } from './flag-row.tsx'

export function FlagsTab() {
  const { params } = usePaymentsParams()
  const heading = useRef<HTMLHeadingElement>(null)
  // Nothing stands below the disputes before it is known how many there are: they would push it down.
  const { isPending: isWaiting } = useQuery({ queryKey: toDoQuery.queryKey, queryFn: toDoQuery.queryFn })
  const { queryKey, queryFn } = flagsQuery(params)
  usePrefetchQuery({ queryKey, queryFn })
  return (
    <section>
      <SectionHead title={sentences.flagsTitle} heading={heading}>
        {sentences.flagsText}
      </SectionHead>
      {isWaiting ? <Skeleton className="h-[70vh]" /> : <Found heading={heading} />}
    </section>
  )
}

function Found({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { params } = usePaymentsParams()
  const isOpen = params.show === 'open'
  return (
    <>
      <Disputes />
      <nav aria-label={sentences.flagsTitle} className="mb-5 flex flex-wrap gap-2">
        <PillLink to={searchOf({ tab: 'flags' })} isCurrent={isOpen}>
          {sentences.open}
        </PillLink>
        <PillLink to={searchOf({ tab: 'flags', show: 'log' })} isCurrent={!isOpen}>
          {sentences.log}
        </PillLink>
      </nav>
      <FlagKinds params={params} />
      <PagedList
        // The previous list must not stand in for this one while it loads.
        key={`${params.show} ${params.kind}`}
        query={flagsQuery(params)}
        failedTitle={sentences.flagsFailed}
        pagesLabel={sentences.flagPages}
        rowHeight="h-28"
        empty={
          <EmptyState
            title={isOpen ? sentences.noFlags : sentences.noLog}
            text={isOpen ? sentences.noFlagsText : undefined}
          />
        }
      >
        {({ payments }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 py-1 shadow-card sm:px-6">
            {payments.map((payment) => (
              <FlagRow
                key={payment.payment_id ?? payment.settlement_id}
                payment={payment}
                onGone={() => heading.current?.focus()}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
