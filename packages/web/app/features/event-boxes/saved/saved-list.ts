// Filters and sorts the saved list of boxes (docs/specification.md §4).
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { type CalendarDay, compareSavedEvents, isInSavedList } from '@lifafa/contract/event-timing'

/**
 * The day of a box's event; null where it has none. Whoever makes a box names its day, but a listed box is read with
 * whatever text the contract lets pass, and the empty one is no date.
 */
export const eventDay = (box: Pick<ListedBox, 'marriage_date'>): CalendarDay | null =>
  box.marriage_date || null

/** `boxes` as they are shown at `now`; those of one day stay in the order in which they came (newest first). */
export const savedList = <Box extends Pick<ListedBox, 'marriage_date'>>(
  boxes: readonly Box[],
  now: Date,
): Box[] =>
  boxes
    .filter((box) => isInSavedList(eventDay(box), now))
    .toSorted((a, b) => compareSavedEvents(eventDay(a), eventDay(b), now))
