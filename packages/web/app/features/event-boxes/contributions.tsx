// Who has given to this box, the newest first.
import type { GuestContribution } from '@lifafa/contract/endpoints/event-boxes'
import { formatCount } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/guests'
import { useId } from 'react'
import { EnvelopeMark } from '../../motifs/envelope-mark.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ContributionRow, rowStyle } from './contribution-row.tsx'

export function Contributions({ contributions }: { contributions: GuestContribution[] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="min-w-0 lg:row-start-1">
      {contributions.length === 0 ? (
        <>
          <h2 id={headingId} className="sr-only">
            Contributions
          </h2>
          <EmptyState
            picture={<EnvelopeMark className="h-14" />}
            title={guestsSentences.noGuestsTitle}
            text={guestsSentences.noGuestsText}
          />
        </>
      ) : (
        <Card className="@container pb-2!">
          <h2 id={headingId} className="text-2xl">
            Contributions{' '}
            <span className="font-text text-base text-muted">({formatCount(contributions.length)})</span>
          </h2>
          <div
            aria-hidden="true"
            className={`${rowStyle} @max-xl:hidden mt-3 border-line border-b pb-2 text-muted text-sm`}
          >
            <span className="[grid-area:guest]">Guest</span>
            <span className="[grid-area:address]">Address</span>
            <span className="[grid-area:date]">Date</span>
            <span className="text-right [grid-area:amount]">Amount</span>
          </div>
          <ol className="divide-y divide-line/80">
            {contributions.map((contribution) => (
              <ContributionRow key={contribution.id} contribution={contribution} />
            ))}
          </ol>
        </Card>
      )}
    </section>
  )
}
