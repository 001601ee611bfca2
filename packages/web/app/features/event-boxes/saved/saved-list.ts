// Filters and sorts the saved list of boxes (docs/specification.md §4).
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { type CalendarDay, compareSavedEvents, isInSavedList } from '@lifafa/contract/event-timing'

/**
 * The day of a box's event; null where it has none. A new box always has a date, but the contract allows any text in a
 * listed box, and the empty one is no date.
 */
export const eventDay = (box: Pick<ListedBox, 'marriage_date'>): CalendarDay | null =>
  box.marriage_date || null

/** The visible `boxes` at `now`; those of one day stay in their order (newest first). */
export const savedList = <Box extends Pick<ListedBox, 'marriage_date'>>(
  boxes: readonly Box[],
  now: Date,
): Box[] =>
  boxes
    .filter((box) => isInSavedList(eventDay(box), now))
    .toSorted((a, b) => compareSavedEvents(eventDay(a), eventDay(b), now))
