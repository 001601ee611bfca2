// Filters and sorts the saved list of boxes (docs/specification.md §4).
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { isInSavedList } from '@lifafa/contract/event-timing'
import { eventDay, inEventOrder } from '../../../lib/parts/box-order.ts'

/** The visible `boxes` at `now`. */
export const savedList = <Box extends Pick<ListedBox, 'marriage_date'>>(
  boxes: readonly Box[],
  now: Date,
): Box[] =>
  inEventOrder(
    boxes.filter((box) => isInSavedList(eventDay(box), now)),
    now,
  )
