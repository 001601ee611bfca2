// Divides a list into pages.

export interface PageOf<Item> {
  /** The items of this page; empty only where the list is. */
  items: Item[]
  /** From 1; the nearest existing page, where the requested one does not exist. */
  page: number
  /** At least 1. */
  pageCount: number
}

/** The items of page `page` (from 1) of `list`, `size` per page. */
export function pageOf<Item>(list: readonly Item[], page: number, size: number): PageOf<Item> {
  const pageCount = Math.max(1, Math.ceil(list.length / size))
  const nearest = Math.min(Math.max(1, page), pageCount)
  const start = (nearest - 1) * size
  return { items: list.slice(start, start + size), page: nearest, pageCount }
}
