// Disputes, and flagged payments and settlements: those that need a person, and the log of all others.

import type { Answer } from '@lifafa/contract/endpoint'
import type { adminListFlags } from '@lifafa/contract/endpoints/admin/flags'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { reviewFlagSentences } from '@lifafa/contract/sentences/admin/review-flags'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useSearchState } from '../../../lib/links/use-search-state.ts'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { PagedList } from '../../../lib/parts/paged-list.tsx'
import { toDoQuery } from '../../../lib/queries/to-do-query.ts'
import { PillLink } from '../../../ui/buttons/pill-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { Disputes } from '../disputes/disputes.tsx'
import { flagsQuery } from '../payment-queries.ts'
import { type PaymentsParams, paymentsSearch, searchOf } from '../payments-params.ts'
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
              isOpen ? { title: sentences.noFlags, text: sentences.noFlagsText } : { title: sentences.noLog }
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

interface FlagKindsProps extends Pick<PaymentsParams, 'show' | 'kind'> {
  kinds: Answer<typeof adminListFlags>['kinds']
}

/** Links that filter the list by kind of flag, in one row that scrolls; nothing where there is only one kind. */
function FlagKinds({ kinds, show, kind: current }: FlagKindsProps) {
  if (kinds.length < 2 && current === '') return null
  const to = (kind: PaymentsParams['kind']) => searchOf({ tab: 'flags', show, kind })
  return (
    <nav
      aria-label={sentences.flagKindsLabel}
      className="mb-5 flex gap-x-1.5 overflow-x-auto max-sm:-mx-4 max-sm:px-4"
    >
      <KindLink to={to('')} isCurrent={current === ''}>
        {sentences.allKinds}
      </KindLink>
      {kinds.map(({ kind, count }) => (
        <KindLink key={kind} to={to(kind)} isCurrent={current === kind}>
          {sentences.ofKind(reviewFlagSentences.kinds[kind].name, count)}
        </KindLink>
      ))}
    </nav>
  )
}

function KindLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 flex-none items-center whitespace-nowrap rounded-full px-3 text-sm tabular-nums transition-colors',
        isCurrent ? 'bg-maroon-wash font-semibold text-maroon' : 'text-muted hover:text-maroon',
      )}
    >
      {children}
    </Link>
  )
}
