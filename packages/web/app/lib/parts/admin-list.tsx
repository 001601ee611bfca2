// A paged list of an administrator's page: loading, failed, empty or loaded.
import type { Pagination } from '@lifafa/contract/endpoints/answers'
import { MAX_ADMIN_PAGE_BUTTONS } from '@lifafa/contract/limits'
import { adminPagesSentences as sentences } from '@lifafa/contract/sentences/admin/settings'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Pager } from '../../ui/lists/pager.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { FailedPanel } from '../queries/failed-panel.tsx'
import { StaleNotice } from '../queries/stale-notice.tsx'
import { type ToastQuery, useQueryWithToast } from '../queries/use-query-with-toast.ts'

export interface AdminListProps<Data> {
  /** From 1. */
  page: number
  /** `replace`: replaces the entry in the browser's history. */
  onPage: (page: number, replace?: boolean) => void
  query: ToastQuery<Data>
  failedTitle: string
  /** `Pages of payouts`. */
  pagesLabel: string
  /** The height of one row while it loads. */
  rowHeight: string
  empty: ReactNode
  children: (data: Data) => ReactNode
}

export function AdminList<Data extends { pagination: Pagination }>({
  page,
  onPage,
  query,
  failedTitle,
  pagesLabel,
  rowHeight,
  empty,
  children,
}: AdminListProps<Data>) {
  const top = useRef<HTMLDivElement>(null)
  const { data, isPlaceholderData, isError, isFetching, error, errorUpdateCount, refetch } =
    useQueryWithToast(query, { placeholderData: keepPreviousData, refetchInterval: 30_000 })
  const pages = data?.pagination.total_pages ?? 1
  // The page no longer exists, for example after the last item of the last page was dealt with.
  const lastPage = !isPlaceholderData && data && page > pages ? pages : undefined
  const goBack = useEffectEvent((last: number) => onPage(last, true))
  useEffect(() => {
    if (lastPage !== undefined) goBack(lastPage)
  }, [lastPage])

  function turnTo(next: number) {
    onPage(next)
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
        page={Math.min(page, pages)}
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
