// The contributions to this box, newest first, by page.

import { formatMoment, formatTime } from '@lifafa/contract/dates'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { formatCount, formatPaise, formatRupees } from '@lifafa/contract/money'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { ArrowRight } from 'lucide-react'
import { memo, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { Blessing } from '../../../lib/parts/blessing.tsx'
import { missing, shownName } from '../../../lib/parts/guest-details.ts'
import { written } from '../../../lib/parts/lang-of.ts'
import { pageOf } from '../../../lib/parts/pages.ts'
import { PhoneLink } from '../../../lib/parts/phone-link.tsx'
import { useGiftSplitSentences } from '../../../lib/register/register-sentences.ts'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

interface ContributionsProps {
  giftid: string
  contributions: GuestContribution[]
  /** Links to guest management, where they can be searched, paged and downloaded. */
  guestListHref: string
  /** Nobody can give any more. */
  isOver: boolean
  /** Guests gave, but nobody online. */
  hasWritten: boolean
}

export function Contributions({
  giftid,
  contributions,
  guestListHref,
  isOver,
  hasWritten,
}: ContributionsProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const guests = useSentences('guests', guestsSentences)
  const { guestList } = useSentences('dashboard', dashboardSentences)
  const { online } = useGiftSplitSentences()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [requested, setRequested] = useState(1)
  const { items, page, pageCount } = pageOf(contributions, requested, PAGE_SIZE.boxContributions)

  if (contributions.length === 0)
    return (
      <section aria-labelledby={headingId} className="min-w-0">
        <h2 id={headingId} className="sr-only">
          {sentences.contributions}
        </h2>
        <EmptyState
          picture={<EnvelopeMark className="h-14" />}
          title={hasWritten ? online(formatPaise(0)) : guests.noGuestsTitle}
          text={isOver ? sentences.qrCodeOver : guests.noGuestsText}
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
            <Pager
              label={sentences.pagesOfContributions}
              {...{ page, pageCount }}
              onPage={setRequested}
              top={heading}
            />
          </div>
        )}
      </Card>
    </section>
  )
}

/** A small card on a phone, columns where there is room. */
const rowStyle =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 [grid-template-areas:"guest_amount"_"address_address"_"date_date"_"blessing_blessing"] @xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_9.5rem_minmax(5.5rem,auto)] @xl:gap-x-5 @xl:[grid-template-areas:"guest_address_date_amount"_"blessing_blessing_blessing_blessing"]'

interface ContributionRowProps {
  giftid: string
  contribution: GuestContribution
}

/** Memoised: hundreds of unchanged rows are not rendered again when a new one arrives. */
const ContributionRow = memo(({ giftid, contribution }: ContributionRowProps) => {
  const sentences = useSentences('guests', guestsSentences)
  const { day } = useSentences('eventBoxes', eventBoxSentences)
  const language = useLanguage()
  const { phone, amount, address, created_at } = contribution
  const name = shownName(contribution, sentences)
  return (
    <li className={`${rowStyle} animate-rise py-3.5`}>
      <div className="min-w-0 [grid-area:guest]">
        <p {...written(contribution.name)} className="wrap-anywhere font-semibold leading-snug">
          {name}
        </p>
        <p className="text-muted">
          <span className="sr-only">{`${sentences.phone}: `}</span>
          {phone === null ? missing(contribution, sentences.noPhone, sentences) : <PhoneLink phone={phone} />}
        </p>
      </div>
      <p className="text-right font-heading text-maroon text-xl leading-snug [grid-area:amount]">
        {formatRupees(amount)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-muted leading-snug [grid-area:address]">
        <span className="sr-only">{`${sentences.address}: `}</span>
        <span {...written(address)}>{address ?? missing(contribution, sentences.noAddress, sentences)}</span>
      </p>
      <p className="text-muted leading-snug [grid-area:date] @max-xl:mt-1 @max-xl:text-sm">
        <span className="sr-only">{`${day}: `}</span>
        <time dateTime={created_at}>
          <span className="@max-xl:whitespace-nowrap">{formatMoment(created_at, language)}</span>{' '}
          <span className="whitespace-nowrap @xl:block @xl:text-sm">{formatTime(created_at, language)}</span>
        </time>
      </p>
      {contribution.blessing !== null && (
        <div className="mt-2 [grid-area:blessing]">
          <Blessing giftid={giftid} contribution={contribution} />
        </div>
      )}
    </li>
  )
})
