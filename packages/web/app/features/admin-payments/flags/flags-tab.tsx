// Disputes, and flagged payments and settlements: those that need a person, and the log of all others.
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchState } from '../../../lib/links/use-search-state.ts'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { PagedList } from '../../../lib/parts/paged-list.tsx'
import { toDoQuery } from '../../../lib/queries/to-do-query.ts'
import { PillLink } from '../../../ui/buttons/pill-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Disputes } from '../disputes/disputes.tsx'
import { flagsQuery } from '../payment-queries.ts'
import { paymentsSearch, searchOf } from '../payments-params.ts'
import { FlagKinds } from './flag-kinds.tsx'
import { FlagRow } from './flag-row.tsx'

export function FlagsTab() {
  const [params, setParams] = useSearchState(paymentsSearch)
  const heading = useRef<HTMLHeadingElement>(null)
  const flags = useQuery(flagsQuery(params))
  const { isPending, errorUpdateCount } = useQuery(toDoQuery)
  // A failure is asked for again by each observer that mounts: it must not unmount them.
  const isWaiting = isPending && errorUpdateCount === 0
  const isOpen = params.show === 'open'
  return (
    <section>
      <SectionHead title={sentences.flagsTitle} heading={heading}>
        {sentences.flagsText}
      </SectionHead>
      {/* Nothing stands below the disputes before it is known how many there are: they would push it down. */}
      {isWaiting ? (
        <Skeleton className="h-[70vh]" />
      ) : (
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
          <FlagKinds kinds={flags.data?.kinds ?? []} {...params} />
          <PagedList
            key={`${params.show} ${params.kind}`}
            query={flags}
            page={params.page}
            onPage={setParams}
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
      )}
    </section>
  )
}
