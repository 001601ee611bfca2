// Chooses the numbered buttons of a pager.

/** At most `most` neighbouring numbers with `page` (from 1) among them: centred, except near the first and last page. */
export function pageNumbers(page: number, pageCount: number, most: number): number[] {
  const shown = Math.min(most, pageCount)
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), pageCount - shown + 1)
  return Array.from({ length: shown }, (_, place) => first + place)
}
