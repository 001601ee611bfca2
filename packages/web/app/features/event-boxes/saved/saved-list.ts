// Filters and sorts the saved list of boxes (docs/specification.md §4), and leads back to its page.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { isInSavedList } from '@lifafa/contract/event-timing'
import { useLocation } from 'react-router'
import { eventDay, inEventOrder } from '../../../lib/parts/box-order.ts'
import { paths } from '../../../paths.ts'

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en')

/** The boxes whose names or place have `text`, whatever its case and accents. */
export const matching = <Box extends Pick<ListedBox, 'name' | 'groom_name' | 'bride_name' | 'location'>>(
  boxes: readonly Box[],
  text: string,
): Box[] =>
  boxes.filter(({ name, groom_name, bride_name, location }) =>
    folded([name, groom_name, bride_name, location].join(' ')).includes(folded(text.trim())),
  )

/** The visible `boxes` at `now`. */
export const savedList = <Box extends Pick<ListedBox, 'marriage_date'>>(
  boxes: readonly Box[],
  now: Date,
): Box[] =>
  inEventOrder(
    boxes.filter((box) => isInSavedList(eventDay(box), now)),
    now,
  )

/** The state of a link to a box, stored by the browser with the history entry. */
export interface SavedListState {
  /** From 1. */
  savedListPage: number
}

/** The page of the saved list that the host came from; otherwise the first. */
export function useSavedListHref(): string {
  const { savedListPage } = (useLocation().state ?? {}) as Partial<SavedListState>
  return paths.savedEventBoxes.href(savedListPage)
}
