// A list in pages: loading, failed, empty or loaded; and its rows.
import type { Pagination } from '@lifafa/contract/endpoints/answers'
import { MAX_ADMIN_PAGE_BUTTONS } from '@lifafa/contract/limits'
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Pager } from '../../ui/lists/pager.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../queries/loaded.tsx'
import { when } from '../time/when.ts'

/** Options of a query for `PagedList`: a page stays while the next one is loading, and is kept up to date. */
export const inPages = { placeholderData: keepPreviousData, refetchInterval: 30_000 } as const

/** As the setter of `useSearchState`. */
type TurnPage = (to: { page: number }, options?: { replace: boolean }) => void

interface PagedListProps<Data> {
  query: UseQueryResult<Data>
  /** From 1. */
  page: number
  onPage: TurnPage
  failedTitle: string
  /** `Pages of payouts`. */
  pagesLabel: string
  /** The range of items shown, where `Page 2 of 3` does not suffice. */
  summary?: string | undefined
  /** The height of one row while it loads, or all that stands in for the list. */
  rowHeight?: string
  skeleton?: ReactNode
  empty: ComponentProps<typeof EmptyState>
  children: (data: Data) => ReactNode
}

/** Give it the key of its filter: data of another list do not stand in for those of a new one. */
export function PagedList<Data extends { pagination: Pagination }>({
  query,
  page,
  onPage,
  failedTitle,
  pagesLabel,
  summary,
  rowHeight = '',
  skeleton = <Rows height={rowHeight} />,
  empty,
  children,
}: PagedListProps<Data>) {
  const top = useRef<HTMLDivElement>(null)
  const { data, isPlaceholderData, errorUpdateCount } = query
  const [hasBegun, setBegun] = useState(false)
  if (!hasBegun && data && !isPlaceholderData) setBegun(true)
  const pages = data?.pagination.total_pages ?? 1
  const isBeyond = useNearestPage(isPlaceholderData ? undefined : data?.pagination.total_pages, page, onPage)

  if (!hasBegun && isPlaceholderData && errorUpdateCount === 0) return skeleton
  const isWaiting = isPlaceholderData || isBeyond
  return (
    <Loaded query={query} failedTitle={failedTitle} skeleton={skeleton}>
      {(shown) => (
        <div ref={top} aria-busy={isWaiting || undefined} className="grid scroll-mt-20 gap-5 lg:scroll-mt-6">
          {shown.pagination.total === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <div className={isWaiting ? 'opacity-55 transition-opacity' : 'transition-opacity'}>
              {children(shown)}
            </div>
          )}
          <Pager
            label={pagesLabel}
            page={Math.min(page, pages)}
            pageCount={pages}
            onPage={(next) => onPage({ page: next })}
            top={top}
            summary={summary}
            numbers={MAX_ADMIN_PAGE_BUTTONS}
          />
        </div>
      )}
    </Loaded>
  )
}

/** A `PagedList` on one card; `children` returns its rows. */
export const PagedRows = <Data extends { pagination: Pagination }>({
  children,
  ...list
}: PagedListProps<Data>) => (
  <PagedList {...list}>
    {(data) => (
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card sm:px-7">
        {children(data)}
      </ul>
    )}
  </PagedList>
)

/**
 * Leads to the last page where `page` no longer exists, for example after its last item was dealt with; returns true until it has.
 * `pages`: undefined until they are known.
 */
export function useNearestPage(pages: number | undefined, page: number, onPage: TurnPage): boolean {
  const isBeyond = pages !== undefined && page > pages
  const goBack = useEffectEvent(() => pages !== undefined && onPage({ page: pages }, { replace: true }))
  useEffect(() => {
    if (isBeyond) goBack()
  }, [isBeyond])
  return isBeyond
}

const ROWS = ['first', 'second', 'third']

function Rows({ height }: { height: string }) {
  return (
    <Loading className="grid gap-3">
      {ROWS.map((row) => (
        <Skeleton key={row} className={height} />
      ))}
    </Loading>
  )
}

/** A row of what was done or said, with its time. */
export const TimedRow = ({ at, children }: { at: string; children: ReactNode }) => (
  <li className="grid gap-x-6 gap-y-1 py-3.5 leading-snug md:grid-cols-[minmax(0,1fr)_auto]">
    <div className="wrap-anywhere min-w-0">{children}</div>
    <time dateTime={at} className="text-muted md:text-right">
      {when(at)}
    </time>
  </li>
)
