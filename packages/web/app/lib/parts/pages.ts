// A long list, a page at a time.

export interface PageOf<Item> {
  /** Those of this page; empty only where the whole list is. */
  items: Item[]
  /** From 1; the nearest page there is, where the one asked for is not. */
  page: number
  /** At least 1. */
  pageCount: number
  /** Places of the first and last item shown, from 1; both 0 in an empty list. */
  from: number
  to: number
  total: number
}

/** The items of page `page` (from 1) of `list`, `size` to a page. */
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
