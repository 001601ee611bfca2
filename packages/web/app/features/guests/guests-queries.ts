// Queries of guest management: the host's boxes, the guests of one of them, and the host's thank-you.

import type { Money } from '@lifafa/contract/endpoints/box-money'
import { listBoxes } from '@lifafa/contract/endpoints/event-boxes'
import { getThankYou } from '@lifafa/contract/endpoints/guest-list/thank-you'
import { type GuestPage, type ListedGuest, listGuests } from '@lifafa/contract/endpoints/guests'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { live } from '../../lib/queries/live.ts'
import { type GuestsParams, searched } from './guests-params.ts'

export const boxesQuery = queryOptions({
  ...live,
  queryKey: ['boxes-with-guests'],
  queryFn: async () => (await call(listBoxes)).gift_books,
})

export interface BoxGuests {
  /** The guests of one page. */
  guests: ListedGuest[]
  money: Money
  list: GuestPage
}

/** The keys of all pages of a box begin so. */
export const guestsKey = (giftid: string) => ['guests', giftid]

/** The query key contains the box, so that no box shows the guests of another. */
export const guestsQuery = ({ box, text, day, thanked, order, page }: GuestsParams) =>
  queryOptions({
    ...live,
    queryKey: [...guestsKey(box), text, day, thanked, order, String(page)],
    // A missing list is an empty one (docs/specification.md §7).
    queryFn: async (): Promise<BoxGuests> => {
      const query = { page, text: searched({ text }), day, thanked, order }
      const { guests = [], money, list } = await call(listGuests, { params: { id: box }, query })
      return { guests, money, list: list ?? onePageOf(guests) }
    },
    placeholderData: keepPreviousData,
  })

const onePageOf = ({ length }: ListedGuest[]): GuestPage => ({
  pagination: { total: length, total_pages: 1, current_page: 1 },
  all: length,
  unthanked: 0,
  days: [],
})

/** All guests of a box, for files and print: fetched anew each time. */
export const fetchAllGuests = async (
  box: string,
  order: GuestsParams['order'] = 'newest',
): Promise<ListedGuest[]> => (await call(listGuests, { params: { id: box }, query: { order } })).guests ?? []

export const thankYouQuery = queryOptions({
  queryKey: ['thank-you'],
  queryFn: () => call(getThankYou),
})
