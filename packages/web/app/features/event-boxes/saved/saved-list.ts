// Filters and sorts the saved list of boxes (docs/specification.md §4).
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { isInSavedList } from '@lifafa/contract/event-timing'
import { eventDay, inEventOrder } from '../../../lib/parts/box-order.ts'

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
