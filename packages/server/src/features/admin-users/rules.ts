// Which rows a page of a list is made of, and from which end they are sooner found.

export type Window = {
  offset: number
  limit: number
  /** The list is walked from its last row: `offset` counts from there, and the rows come in reverse. */
  isFromEnd: boolean
}

/** Rows of `page` (from 1) among `total`; the last page is as near as the first. A page beyond the last has none. */
export function windowOf(total: number, page: number, pageSize: number): Window {
  const before = Math.min((page - 1) * pageSize, total)
  const limit = Math.min(pageSize, total - before)
  const after = total - before - limit
  return after < before
    ? { offset: after, limit, isFromEnd: true }
    : { offset: before, limit, isFromEnd: false }
}

/** At least one page, if an empty one. */
export const pagesOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))
