// The lists of a host's page: event boxes, or the gifts of one of them; payouts; the activity feed. The newest stand first.
import { formatDay } from '@lifafa/contract/dates'
import {
  adminListActivitiesOfHost,
  adminListBoxesOfHost,
  adminListContributionsOfBox,
  adminListPayoutsOfHost,
  type BoxOfHost,
  type ContributionOfBox,
} from '@lifafa/contract/endpoints/admin/hosts'
import { formatPaise } from '@lifafa/contract/money'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { Link } from 'react-router'
import { paymentsHref } from '../../lib/links/admin-links.ts'
import { searchOf, useSearchState } from '../../lib/links/use-search-state.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { GuestPhone } from '../../lib/parts/guest-phone.tsx'
import { written } from '../../lib/parts/lang-of.ts'
import { MoneyRow, RowLink } from '../../lib/parts/money-row.tsx'
import { PagedRows, TimedRow } from '../../lib/parts/paged-list.tsx'
import { PayoutFacts } from '../../lib/parts/payout-facts.tsx'
import { usePages } from '../../lib/parts/use-pages.ts'
import { HOST_KEY } from '../../lib/user-actions/user-action.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { hostSearch } from './host.ts'

export function BoxesTab({ hostId }: { hostId: string }) {
  const [{ box }] = useSearchState(hostSearch)
  return box === '' ? <Boxes hostId={hostId} /> : <GiftsOfBox key={box} boxId={box} />
}

function Boxes({ hostId }: { hostId: string }) {
  const [{ page }, setParams] = useSearchState(hostSearch)
  const list = usePages([HOST_KEY, hostId], adminListBoxesOfHost, sentences.boxesFailed, {
    params: { id: hostId },
    query: { page },
  })
  return (
    <section>
      <SectionHead title={sentences.tabs.boxes} />
      <PagedRows
        {...list}
        page={page}
        onPage={setParams}
        pagesLabel={pageSentences.boxPages}
        rowHeight="h-36 md:h-24"
        empty={{ title: sentences.noBoxes }}
      >
        {({ boxes }) => boxes.map((box) => <BoxRow key={box.id} box={box} />)}
      </PagedRows>
    </section>
  )
}

function BoxRow({ box }: { box: BoxOfHost }) {
  const {
    id,
    name,
    event_date,
    is_deleted,
    contributions,
    kept_paise,
    owed_paise,
    paid_paise,
    transferred_paise,
  } = box
  const money = [
    owed_paise > 0 && sentences.boxOwed(formatPaise(owed_paise)),
    owed_paise < 0 && sentences.boxOverpaid(formatPaise(-owed_paise)),
    paid_paise > 0 && sentences.boxPaid(formatPaise(paid_paise)),
    transferred_paise > 0 && sentences.boxTransferred(formatPaise(transferred_paise)),
  ].filter(Boolean)
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 leading-snug md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span {...written(name)} className="wrap-anywhere font-semibold">
            {name}
          </span>
          {is_deleted && <Badge>{sentences.deletedBox}</Badge>}
        </p>
        <p className="text-muted">{adminSearchSentences.eventOn(formatDay(event_date))}</p>
        <p className="wrap-anywhere font-mono text-muted text-sm">{id}</p>
      </div>
      <div className="min-w-0 tabular-nums">
        <p className="font-semibold">
          {`${sentences.giftsOfBox(contributions)}, ${formatPaise(kept_paise)}`}
        </p>
        {money.length > 0 && <p className="text-muted">{money.join(', ')}</p>}
      </div>
      <RowLink
        to={searchOf(hostSearch, { tab: 'boxes', box: id })}
        preventScrollReset
        aria-label={sentences.seeGiftsOf(name)}
      >
        {sentences.seeGifts}
      </RowLink>
    </li>
  )
}

function GiftsOfBox({ boxId }: { boxId: string }) {
  const [{ page }, setParams] = useSearchState(hostSearch)
  const list = usePages([HOST_KEY], adminListContributionsOfBox, sentences.giftsFailed, {
    params: { id: boxId },
    query: { page },
  })
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
      <SectionHead title={sentences.giftsTitle(list.query.data?.box.name ?? '…')} />
      <PagedRows
        {...list}
        page={page}
        onPage={setParams}
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

export function PayoutsTab({ hostId }: { hostId: string }) {
  const [{ page }, setParams] = useSearchState(hostSearch)
  const list = usePages([HOST_KEY, hostId], adminListPayoutsOfHost, payoutFactsSentences.payoutsFailed, {
    params: { id: hostId },
    query: { page },
  })
  return (
    <section>
      <SectionHead title={sentences.tabs.payouts} />
      <PagedRows
        {...list}
        page={page}
        onPage={setParams}
        pagesLabel={payoutFactsSentences.payoutPages}
        rowHeight="h-44 md:h-24"
        empty={{ title: sentences.noPayouts }}
      >
        {({ payouts }) =>
          payouts.map((payout) => (
            <li
              key={payout.id}
              className="grid gap-x-6 gap-y-2 py-4 leading-snug md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] md:items-center"
            >
              <div className="min-w-0">
                <p className="font-heading text-maroon text-xl">{formatPaise(payout.amount_paise)}</p>
                <p className="wrap-anywhere text-muted">
                  {`“${payout.box}”, ${payoutFactsSentences.payoutNumber(payout.number)}`}
                </p>
              </div>
              <PayoutFacts payout={payout} />
              <RowLink
                to={paymentsHref({ tab: 'payment', id: payout.id })}
                aria-label={adminSearchSentences.payoutTimelineOf(
                  formatPaise(payout.amount_paise),
                  payout.host,
                )}
              >
                {adminPaymentsSentences.seeTimeline}
              </RowLink>
            </li>
          ))
        }
      </PagedRows>
    </section>
  )
}

export function ActivityTab({ hostId }: { hostId: string }) {
  const [{ page }, setParams] = useSearchState(hostSearch)
  const list = usePages([HOST_KEY, hostId], adminListActivitiesOfHost, sentences.activityFailed, {
    params: { id: hostId },
    query: { page },
  })
  return (
    <section>
      <SectionHead title={sentences.tabs.activity} />
      <PagedRows
        {...list}
        page={page}
        onPage={setParams}
        pagesLabel={sentences.activityPages}
        rowHeight="h-16"
        empty={{ title: sentences.noActivity }}
      >
        {({ activities }) =>
          activities.map(({ at, title, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of one moment may have the same text, and are never reordered
            <TimedRow key={`${at} ${index}`} at={at}>
              <p className="font-semibold">{title}</p>
              <p className="text-muted">{text}</p>
            </TimedRow>
          ))
        }
      </PagedRows>
    </section>
  )
}
