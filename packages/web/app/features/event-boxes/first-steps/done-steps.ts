// Which first steps of an event box were done in this browser.
import { daysUntil, isOpenToGuests } from '@lifafa/contract/event-timing'
import { useSyncExternalStore } from 'react'
import { browserStore } from '../../../lib/browser/browser-storage.ts'
import { newSignal } from '../../../lib/browser/signal.ts'
import type { EventBoxDetail } from '../event-box-query.ts'

/** Steps that only the browser sees; the UPI ID is a fact of the account. */
export type SeenStep = 'share' | 'print' | 'desk'

const keyOf = (giftid: string): string => `first_steps_${giftid}`
const read = (giftid: string): string => browserStore.getItem(keyOf(giftid)) ?? ''

const changes = newSignal()
export function stepDone(giftid: string, step: SeenStep): void {
  const done = read(giftid)
  if (done.split(' ').includes(step)) return
  browserStore.setItem(keyOf(giftid), `${done} ${step}`.trim())
  changes.emit()
}

function useSeenSteps(giftid: string): string {
  return useSyncExternalStore(
    changes.subscribe,
    () => read(giftid),
    () => '',
  )
}

type Done = Record<SeenStep | 'upi', boolean>

/** A desk is wanted on the day of the event, and the day before, where nothing is written down yet. */
export const isDeskDue = ({ gift_book, register }: EventBoxDetail, now: Date): boolean =>
  register === null && daysUntil(gift_book.marriage_date, now) <= 1

const doneOf = (seen: string, detail: EventBoxDetail, now: Date): Done => ({
  share: seen.includes('share'),
  print: seen.includes('print'),
  desk: seen.includes('desk') || !isDeskDue(detail, now),
  upi: !detail.needs_upi_id && !detail.asks_upi_id,
})

/** A guest who has given says that the box was shared. */
const isLeft = (done: Done, { gift_book, contributions }: EventBoxDetail, now: Date): boolean =>
  contributions.length === 0 &&
  isOpenToGuests(gift_book.marriage_date, now) &&
  !Object.values(done).every(Boolean)

export const areStepsLeft = (detail: EventBoxDetail, now: Date): boolean =>
  isLeft(doneOf(read(detail.gift_book.giftid), detail, now), detail, now)

export function useFirstSteps(detail: EventBoxDetail, now: Date): { done: Done; isOver: boolean } {
  const done = doneOf(useSeenSteps(detail.gift_book.giftid), detail, now)
  return { done, isOver: !isLeft(done, detail, now) }
}
