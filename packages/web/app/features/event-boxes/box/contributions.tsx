// The contributions to this box, newest first, by page.

import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { formatCount } from '@lifafa/contract/money'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { ArrowRight } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { pageOf } from '../../../lib/parts/pages.ts'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ContributionRow, rowStyle } from './contribution-row.tsx'

interface ContributionsProps {
  giftid: string
  contributions: GuestContribution[]
  /** Links to guest management, where they can be searched, paged and downloaded. */
  guestListHref: string
}

export function Contributions({ giftid, contributions, guestListHref }: ContributionsProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const guests = useSentences('guests', guestsSentences)
  const { guestList } = useSentences('dashboard', dashboardSentences)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [requested, setRequested] = useState(1)
  const { items, page, pageCount } = pageOf(contributions, requested, PAGE_SIZE.boxContributions)

  function show(next: number) {
    setRequested(next)
    heading.current?.scrollIntoView({ block: 'nearest' })
  }

  if (contributions.length === 0)
    return (
      <section aria-labelledby={headingId} className="min-w-0">
        <h2 id={headingId} className="sr-only">
          {sentences.contributions}
        </h2>
        <EmptyState
          picture={<EnvelopeMark className="h-14" />}
          title={guests.noGuestsTitle}
          text={guests.noGuestsText}
        />
      </section>
    )
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <Card className="@container pb-2!">
        <div className="-mt-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3">
          <h2 ref={heading} id={headingId} className="scroll-mt-4 text-2xl">
            {sentences.contributions}{' '}
            <span className="font-text text-base text-muted">{`(${formatCount(contributions.length)})`}</span>
          </h2>
          <Link to={guestListHref} className={classNames(buttonStyle({ variant: 'quiet' }), '-mx-2 px-2!')}>
            {guestList}
            <ArrowRight className="size-5 @max-sm:hidden" aria-hidden="true" />
          </Link>
        </div>
        <div
          aria-hidden="true"
          className={`${rowStyle} @max-xl:hidden mt-1 border-line border-b pb-2 text-muted text-sm`}
        >
          <span className="[grid-area:guest]">{guests.guest}</span>
          <span className="[grid-area:address]">{guests.address}</span>
          <span className="[grid-area:date]">{sentences.day}</span>
          <span className="text-right [grid-area:amount]">{guests.amount}</span>
        </div>
        <ol className="divide-y divide-line/80">
          {items.map((contribution) => (
            <ContributionRow key={contribution.id} giftid={giftid} contribution={contribution} />
          ))}
        </ol>
        {pageCount > 1 && (
          <div className="border-line border-t py-3">
            <Pager label={sentences.pagesOfContributions} page={page} pageCount={pageCount} onPage={show} />
          </div>
        )}
      </Card>
    </section>
  )
}
