// The gifts of one event box, each with the way to its timeline.

import type { ContributionOfBox } from '@lifafa/contract/endpoints/admin/hosts'
import { formatPaise } from '@lifafa/contract/money'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paymentsHref } from '../../lib/links/admin-links.ts'
import { searchOf, useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { GuestPhone } from '../../lib/parts/guest-phone.tsx'
import { MoneyRow } from '../../lib/parts/money-row.tsx'
import { PagedRows } from '../../lib/parts/paged-list.tsx'
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
          contributions.map((contribution) => <GiftRow key={contribution.id} contribution={contribution} />)
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
    <MoneyRow
      amount={amount}
      name={name}
      lines={[kept_paise < amount_paise && sentences.refundedOf(formatPaise(amount_paise - kept_paise))]}
      phone={phone && <GuestPhone masked={phone} id={payment_id} guest={name} />}
      known={[reference && adminSearchSentences.reference(reference)]}
      at={at}
      to={paymentsHref({ tab: 'payment', id: payment_id })}
      linkLabel={adminSearchSentences.timelineOf(amount, name)}
    />
  )
}
