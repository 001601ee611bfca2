// The query of one event box.
import type { Answer } from '@lifafa/contract/endpoint'
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import type { LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'

export type EventBoxDetail = Answer<typeof getBox>

export const eventBoxQuery = (id: string) =>
  queryOptions({
    queryKey: ['event-box', id],
    queryFn: () => call(getBox, { params: { id } }),
  })

/** The box once these contributions have arrived: one that it lists already is not listed twice. */
export function withReceived(detail: EventBoxDetail, { boxes }: LiveUpdate): EventBoxDetail {
  const box = boxes.find(({ id }) => id === detail.gift_book.giftid)
  if (!box) return detail
  const received = new Set(box.contributions.map(({ id }) => id))
  return {
    ...detail,
    total_amount: box.total_amount,
    money: box.money,
    contributions: [...box.contributions, ...detail.contributions.filter(({ id }) => !received.has(id))],
  }
}
