// What guest management fetches: the host's boxes, and the guests of one of them.
import {
  type GuestContribution,
  type ListedBox,
  listBoxes,
  listGuests,
  type PayoutSummary,
} from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/guests'
import { call } from '../../lib/calls/api.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'

export const boxesQuery: ToastQuery<ListedBox[]> = {
  queryKey: ['boxes-with-guests'],
  queryFn: async () => (await call(listBoxes)).gift_books,
  failed: eventBoxSentences.fetchQrFailed,
}

/** `payout` is there once the box's event has ended. */
export type BoxGuests = { guests: GuestContribution[]; payout: PayoutSummary | undefined }

/** Kept by box, so that no box ever shows the guests of another. */
export const guestsQuery = (giftid: string): ToastQuery<BoxGuests> => ({
  queryKey: ['guests', giftid],
  // An absent list is an empty one (docs/specification.md §7).
  queryFn: async () => {
    const { guests, payout } = await call(listGuests, { params: { id: giftid } })
    return { guests: guests ?? [], payout }
  },
  failed: guestsSentences.fetchFailed,
})
