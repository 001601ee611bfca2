// The order in which lists show a host's event boxes (docs/specification.md §4).
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { type CalendarDay, compareSavedEvents } from '@lifafa/contract/event-timing'

type Dated = Pick<ListedBox, 'marriage_date'>

/**
 * The day of a box's event; null where it has none. A new box always has a date, but the contract allows any text in a
 * listed box, and the empty one is no date.
 */
export const eventDay = (box: Dated): CalendarDay | null => box.marriage_date || null

/** Today's first, then by date, ended ones after them; those of one day stay in their order (newest first). */
export const inEventOrder = <Box extends Dated>(boxes: readonly Box[], now: Date): Box[] =>
  [...boxes].sort((a, b) => compareSavedEvents(eventDay(a), eventDay(b), now))
