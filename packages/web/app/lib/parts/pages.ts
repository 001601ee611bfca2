// Divides a list into pages, and leads back from a page that no longer exists.
import { useEffect, useEffectEvent } from 'react'

export interface PageOf<Item> {
  /** The items of this page; empty only where the list is. */
  items: Item[]
  /** From 1; the nearest existing page, where the requested one does not exist. */
  page: number
  /** At least 1. */
  pageCount: number
  /** Positions of the first and last item shown, from 1; both 0 in an empty list. */
  from: number
  to: number
  total: number
}

/** The items of page `page` (from 1) of `list`, `size` per page. */
export function pageOf<Item>(list: readonly Item[], page: number, size: number): PageOf<Item> {
  const pageCount = Math.max(1, Math.ceil(list.length / size))
  const nearest = Math.min(Math.max(1, page), pageCount)
  const start = (nearest - 1) * size
  const items = list.slice(start, start + size)
  return {
    items,
    page: nearest,
    pageCount,
    from: items.length === 0 ? 0 : start + 1,
    to: start + items.length,
    total: list.length,
  }
}

/** As the setter of `useSearchState`. */
export type TurnPage = (to: { page: number }, options?: { replace: boolean }) => void

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
