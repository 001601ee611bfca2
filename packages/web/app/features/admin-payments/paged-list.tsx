// A list of which a page is in view: it is loading, it failed, it is empty, or it is there.
import type { Pagination } from '@lifafa/contract/endpoints/admin-payments'
import { MAX_ADMIN_PAGE_BUTTONS } from '@lifafa/contract/limits'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin-payments'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { FailedPanel } from '../../lib/failed-panel.tsx'
import { StaleNotice } from '../../lib/stale-notice.tsx'
import { type ToldQuery, useToldQuery } from '../../lib/use-told-query.ts'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePlace } from './use-place.ts'

interface PagedListProps<Data> {
  query: ToldQuery<Data>
  failedTitle: string
  /** `Pages of payouts`. */
  pagesLabel: string
  /** How tall one row is while it loads. */
  rowHeight: string
  empty: ReactNode
  children: (data: Data) => ReactNode
}

export function PagedList<Data extends { pagination: Pagination }>({
  query,
  failedTitle,
  pagesLabel,
  rowHeight,
  empty,
  children,
}: PagedListProps<Data>) {
  const { place, goTo } = usePlace()
  const top = useRef<HTMLDivElement>(null)
  const { data, isPlaceholderData, isError, isFetching, error, errorUpdateCount, refetch } = useToldQuery(
    query,
    { placeholderData: keepPreviousData, refetchInterval: 30_000 },
  )
  const pages = data?.pagination.total_pages ?? 1
  // As when the last of the last page has been dealt with.
  const lastPage = !isPlaceholderData && data && place.page > pages ? pages : undefined
  const goBack = useEffectEvent((page: number) => goTo({ page }, true))
  useEffect(() => {
    if (lastPage !== undefined) goBack(lastPage)
  }, [lastPage])

  function turnTo(page: number) {
    goTo({ page })
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView()
  }

  if (data === undefined && errorUpdateCount > 0)
    return <FailedPanel title={failedTitle} error={error} isFetching={isFetching} onRetry={refetch} />
  if (data === undefined) return <Rows height={rowHeight} />
  const isWaiting = isPlaceholderData || lastPage !== undefined
  return (
    <div ref={top} aria-busy={isWaiting || undefined} className="grid scroll-mt-20 gap-5 lg:scroll-mt-6">
      {data.pagination.total === 0 ? (
        empty
      ) : (
        <div className={isWaiting ? 'opacity-55 transition-opacity' : 'transition-opacity'}>
          {children(data)}
        </div>
      )}
      <Pager
        label={pagesLabel}
        page={Math.min(place.page, pages)}
        pageCount={pages}
        onPage={turnTo}
        numbers={MAX_ADMIN_PAGE_BUTTONS}
      />
      {isError && <StaleNotice isFetching={isFetching} onRetry={refetch} />}
    </div>
  )
}

const ROWS = ['first', 'second', 'third']

function Rows({ height }: { height: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{sentences.loading}</span>
      {ROWS.map((row) => (
        <Skeleton key={row} className={height} />
      ))}
    </div>
  )
}
