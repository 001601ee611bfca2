// The saved list by page. The page is in the address, so that Back returns to it.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { searchPage, useSearchState } from '../../../lib/links/use-search-state.ts'
import { EventCardSkeleton } from '../../../lib/parts/event-card.tsx'
import { pageOf } from '../../../lib/parts/pages.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Diya } from '../../../motifs/diya.tsx'
import { EnvelopeMark } from '../../../motifs/envelope-mark.tsx'
import { paths } from '../../../paths.ts'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { SearchInput } from '../../../ui/inputs/search-input.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { SavedBoxCard } from './saved-box-card.tsx'
import { matching, savedList } from './saved-list.ts'

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
