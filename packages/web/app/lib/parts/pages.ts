// Divides a list into pages.

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
