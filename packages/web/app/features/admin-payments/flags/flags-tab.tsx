// Flagged payments and settlements, open and reviewed ones.
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { useRef } from 'react'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { PillLink } from '../../../ui/buttons/pill-link.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { DisputesToAnswer } from '../disputes/disputes-to-answer.tsx'
import { PagedList } from '../paged-list.tsx'
import { flagsQuery } from '../payment-queries.ts'
import { searchOf } from '../payments-params.ts'
import { usePaymentsParams } from '../use-payments-params.ts'
import { FlagCard } from './flag-card.tsx'
import { FlagKinds } from './flag-kinds.tsx'

export function FlagsTab() {
  const { params } = usePaymentsParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = params.show === 'open'
  return (
    <section>
      <SectionHead title={sentences.flagsTitle} heading={heading}>
        {sentences.flagsText}
      </SectionHead>
      <DisputesToAnswer heading={heading} />
      <nav aria-label={sentences.flagsTitle} className="mb-5 flex flex-wrap gap-2">
        <PillLink to={searchOf({ tab: 'flags' })} isCurrent={isOpen}>
          {sentences.open}
        </PillLink>
        <PillLink to={searchOf({ tab: 'flags', show: 'looked-at' })} isCurrent={!isOpen}>
          {sentences.lookedAtGroup}
        </PillLink>
      </nav>
      <FlagKinds params={params} />
      <PagedList
        // The previous list must not stand in for this one while it loads.
        key={`${params.show} ${params.kind}`}
        query={flagsQuery(params)}
        failedTitle={sentences.flagsFailed}
        pagesLabel={sentences.flagPages}
        rowHeight="h-64 sm:h-52"
        empty={
          <EmptyState
            title={isOpen ? sentences.noFlags : sentences.noLookedAt}
            text={isOpen ? sentences.noFlagsText : undefined}
          />
        }
      >
        {({ payments }) => (
          <ul className="grid gap-4">
            {payments.map((payment) => (
              <li key={payment.payment_id ?? payment.settlement_id}>
                <FlagCard payment={payment} onGone={() => heading.current?.focus()} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
