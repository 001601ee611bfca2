// Queries of guest management: the host's boxes, and the guests of one of them.

import { type ListedBox, listBoxes } from '@lifafa/contract/endpoints/event-boxes'
import { type GuestContribution, listGuests, type PayoutSummary } from '@lifafa/contract/endpoints/guests'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { call } from '../../lib/calls/api.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'

export const boxesQuery: ToastQuery<ListedBox[]> = {
  queryKey: ['boxes-with-guests'],
  queryFn: async () => (await call(listBoxes)).gift_books,
  failed: eventBoxSentences.fetchQrFailed,
}

/** `payout` is present once the box's event has ended. */
export type BoxGuests = { guests: GuestContribution[]; payout: PayoutSummary | undefined }

/** The query key contains the box, so that no box shows the guests of another. */
export const guestsQuery = (giftid: string): ToastQuery<BoxGuests> => ({
  queryKey: ['guests', giftid],
  // A missing list is an empty one (docs/specification.md §7).
  queryFn: async () => {
    const { guests, payout } = await call(listGuests, { params: { id: giftid } })
    return { guests: guests ?? [], payout }
  },
  failed: guestsSentences.fetchFailed,
})
