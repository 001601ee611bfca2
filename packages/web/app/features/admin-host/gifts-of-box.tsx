// The gifts of one event box, each with the way to its timeline.

import type { ContributionOfBox } from '@lifafa/contract/endpoints/admin/hosts'
import { formatPaise } from '@lifafa/contract/money'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paymentsHref } from '../../lib/links/admin-links.ts'
import { searchOf, useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { GuestPhone } from '../../lib/parts/guest-phone.tsx'
import { langOf } from '../../lib/parts/lang-of.ts'
import { PagedRows } from '../../lib/parts/paged-list.tsx'
import { when } from '../../lib/time/when.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { giftsQuery, hostSearch } from './host.ts'

export function GiftsOfBox({ boxId }: { boxId: string }) {
  const [{ page }, setParams] = useSearchState(hostSearch)
  const found = useQuery(giftsQuery(boxId, page))
  return (
    <section>
      <p className="mb-3">
        <Link
          to={searchOf(hostSearch, { tab: 'boxes' })}
          preventScrollReset
          className="font-semibold text-maroon underline-offset-4 hover:underline"
        >
          {sentences.backToBoxes}
        </Link>
      </p>
      <SectionHead title={sentences.giftsTitle(found.data?.box.name ?? '…')} />
      <PagedRows
        query={found}
        page={page}
        onPage={setParams}
        failedTitle={sentences.giftsFailed}
        pagesLabel={sentences.giftPages}
        rowHeight="h-36 md:h-24"
        empty={{ title: sentences.noGifts }}
      >
        {({ contributions }) =>
          contributions.map((contribution) => (
            <GiftRow key={contribution.id} contribution={contribution} />
          ))
        }
      </PagedRows>
    </section>
  )
}

function GiftRow({ contribution }: { contribution: ContributionOfBox }) {
  const { payment_id, guest, phone, amount_paise, kept_paise, reference, at } = contribution
  const name = guest ?? adminSearchSentences.noGuest
  const amount = formatPaise(amount_paise)
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 leading-snug md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-heading text-maroon text-xl">{amount}</span>
          <span lang={langOf(name)} className="wrap-anywhere font-semibold">
            {name}
          </span>
        </p>
        {kept_paise < amount_paise && (
          <p className="text-muted">{sentences.refundedOf(formatPaise(amount_paise - kept_paise))}</p>
        )}
      </div>
      <div className="wrap-anywhere min-w-0 tabular-nums">
        <p>
          <time dateTime={at}>{when(at)}</time>
        </p>
        {phone && <GuestPhone masked={phone} id={payment_id} guest={name} />}
        {reference && <p className="text-muted">{adminSearchSentences.reference(reference)}</p>}
      </div>
      <Link
        to={paymentsHref({ tab: 'payment', id: payment_id })}
        aria-label={adminSearchSentences.timelineOf(amount, name)}
        className={classNames(buttonStyle({ variant: 'quiet' }), 'justify-self-start max-md:-ml-5')}
      >
        {adminPaymentsSentences.seeTimeline}
      </Link>
    </li>
  )
}
