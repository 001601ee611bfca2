// The saved list by page, a card for each box. The page is in the address, so that Back returns to it.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { daysUntil, hasEnded, isOpenToGuests, timingBadge } from '@lifafa/contract/event-timing'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { searchPage, useSearchState } from '../../../lib/links/use-search-state.ts'
import { MONEY_TONES } from '../../../lib/money/money-parts.tsx'
import { eventDay } from '../../../lib/parts/box-order.ts'
import { EventCard, EventCardSkeleton } from '../../../lib/parts/event-card.tsx'
import { Fact } from '../../../lib/parts/fact.tsx'
import { pageOf } from '../../../lib/parts/pages.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Diya } from '../../../motifs/diya.tsx'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { paths } from '../../../paths.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { SearchInput } from '../../../ui/inputs/search-input.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { InviteButton } from '../share/next-event-actions.tsx'
import { matching, type SavedListState, savedList } from './saved-list.ts'

const savedSearch = { page: searchPage }

export function SavedBoxes({ boxes }: { boxes: ListedBox[] }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const { boxPages, savedTitle } = useSentences('pages', pageSentences)
  const now = useNow()
  const [search, change] = useSearchState(savedSearch)
  const list = useRef<HTMLUListElement>(null)
  const saved = useMemo(() => savedList(boxes, now), [boxes, now])
  const [text, setText] = useState('')
  const found = useMemo(() => matching(saved, text), [saved, text])
  const { items, page, pageCount } = pageOf(found, search.page, PAGE_SIZE.savedEventBoxes)

  if (saved.length === 0) return <NothingToShow areHidden={boxes.length > 0} />
  return (
    <>
      {saved.length > PAGE_SIZE.savedEventBoxes && (
        <SearchInput
          label={sentences.search}
          placeholder={sentences.searchPlaceholder}
          clearLabel={sentences.clearSearch}
          text={text}
          onText={(typed) => {
            setText(typed)
            if (page > 1) change({ page: 1 })
          }}
          isBusy={false}
          className="mb-5 max-w-md"
        />
      )}
      <p role="status" className="mb-5 text-lg text-muted empty:hidden">
        {found.length === 0 && sentences.noMatch(text.trim())}
      </p>
      <ul ref={list} aria-label={savedTitle} className={`${savedBoxesGrid} mb-6 scroll-mt-4`}>
        {items.map((box) => (
          <li key={box.giftid} className="flex">
            <SavedBoxCard box={box} now={now} page={page} />
          </li>
        ))}
      </ul>
      <Pager label={boxPages} {...{ page, pageCount }} onPage={(next) => change({ page: next })} top={list} />
    </>
  )
}

const savedBoxesGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5'

const places = Array.from({ length: PAGE_SIZE.savedEventBoxes }, (_, place) => place)

export function SavedBoxesSkeleton() {
  return (
    <ul aria-busy="true" className={savedBoxesGrid}>
      {places.map((place) => (
        <li key={place}>
          <EventCardSkeleton>
            <Skeleton className="mt-8 -mb-2 h-12.5 w-3/5" />
          </EventCardSkeleton>
        </li>
      ))}
    </ul>
  )
}

/**
 * `areHidden`: the list omits an event from the end of its day until 24 hours have passed (docs/specification.md §4): in India, the
 * early morning after it.
 */
function NothingToShow({ areHidden }: { areHidden: boolean }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  return (
    <EmptyState
      heading="h2"
      picture={areHidden ? <Diya className="h-16" /> : <EnvelopeMark className="h-14" />}
      title={areHidden ? sentences.onlyYesterdayTitle : sentences.noneTitle}
      text={areHidden ? sentences.onlyYesterdayText : sentences.noneText}
      action={
        <Link
          to={areHidden ? paths.guests.href() : paths.dashboard.href('create')}
          className={buttonStyle({ variant: areHidden ? 'secondary' : 'primary' })}
        >
          {areHidden ? sentences.onlyYesterdayLink : sentences.createLink}
        </Link>
      }
    />
  )
}

const FIGURE = 'font-heading text-2xl text-maroon leading-tight'

interface SavedBoxCardProps {
  box: ListedBox
  now: Date
  /** The page of the list, from 1, to which the back link returns. */
  page: number
}

function SavedBoxCard({ box, now, page }: SavedBoxCardProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const { states } = useSentences('money', moneySentences)
  const language = useLanguage()
  const day = eventDay(box)
  const isOver = day !== null && hasEnded(day, now)
  return (
    <EventCard
      heading="h2"
      id={box.giftid}
      title={box.name}
      type={box.event_type}
      day={day}
      location={box.location}
      badge={day === null ? undefined : timingBadge(day, now, language)}
      isNear={day !== null && !isOver && daysUntil(day, now) <= 1}
      isOver={isOver}
      note={sentences.types[box.event_type]}
      action={
        day !== null &&
        isOpenToGuests(day, now) && <InviteButton giftid={box.giftid} of={box.name} variant="quiet" />
      }
      linkState={{ savedListPage: page } satisfies SavedListState}
    >
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3">
        <Fact term={sentences.totalContributions} fact={formatRupees(box.total_amount)} className={FIGURE} />
        <Fact term={sentences.guests} fact={formatCount(box.totalguests)} className={FIGURE} />
        {isOver && box.money_state && (
          <div>
            <dt className="mb-1 text-muted text-sm">{sentences.payout}</dt>
            <dd>
              <Badge tone={MONEY_TONES[box.money_state]}>{states[box.money_state]}</Badge>
            </dd>
          </div>
        )}
      </dl>
    </EventCard>
  )
}
