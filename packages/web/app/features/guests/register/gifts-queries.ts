// Queries of all gifts of a box, online and written down. Apart from those of the page, which most boxes need alone.
import type { Answer } from '@lifafa/contract/endpoint'
import { listRegister } from '@lifafa/contract/endpoints/register/entries'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { live } from '../../../lib/queries/live.ts'
import { registerKey } from '../../../lib/register/register-queries.ts'
import { type GuestsParams, searched } from '../guests-params.ts'

/** The keys of all pages of a box's gifts begin so. */
export const giftsKey = (giftid: string) => [...registerKey(giftid), 'gifts']

export type BoxGifts = Answer<typeof listRegister>

/** All gifts of a box, online and written down. */
export const giftsQuery = ({
  box,
  text,
  kind,
  side,
  family,
  village,
  desk,
  thanked,
  by,
  page,
}: GuestsParams) => {
  const query = { text: searched({ text }), kind, side, family, village, desk, thanked, order: by, page }
  return queryOptions({
    ...live,
    queryKey: [...giftsKey(box), query],
    queryFn: () => call(listRegister, { params: { id: box }, query }),
    placeholderData: keepPreviousData,
  })
}

/** Every gift of a box, for print: fetched anew each time. */
export const fetchEveryGift = (box: string, order: GuestsParams['by']): Promise<BoxGifts> =>
  call(listRegister, { params: { id: box }, query: { order } })
