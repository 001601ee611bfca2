// The current page of the list of boxes.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { useState } from 'react'
import { pageOf } from '../../../lib/parts/pages.ts'

const SIZE = PAGE_SIZE.guestsScreenBoxes

/** Starts on the page of the `selected` box; returns to the first when the number of boxes changes (docs/specification.md §4). */
export function useBoxPage(boxes: ListedBox[] | undefined, selected: string | undefined) {
  const count = boxes?.length ?? 0
  const [place, setPlace] = useState<{ page: number; count: number }>()
  if (boxes !== undefined && place?.count !== count) {
    const at = place ? 0 : boxes.findIndex(({ giftid }) => giftid === selected)
    setPlace({ page: Math.floor(Math.max(0, at) / SIZE) + 1, count })
  }
  return {
    ...pageOf(boxes ?? [], place?.page ?? 1, SIZE),
    goTo: (page: number) => setPlace({ page, count }),
  }
}
