// Chooses the numbered buttons of a pager.

/** At most `most` numbers (3 or more), in order: the first and the last page, and `page` (from 1) among its neighbours between them. */
export function pageNumbers(page: number, pageCount: number, most: number): number[] {
  const shown = Math.min(most, pageCount)
  if (shown === pageCount) return Array.from({ length: shown }, (_, place) => place + 1)
  const between = shown - 2
  const first = Math.min(Math.max(2, page - Math.floor(between / 2)), pageCount - between)
  return [1, ...Array.from({ length: between }, (_, place) => first + place), pageCount]
}
