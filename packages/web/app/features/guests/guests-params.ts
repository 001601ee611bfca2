// The box, search, filters, order and page of guest management. They are stored in the address, so that reload and Back work.
import { anyDay } from '@lifafa/contract/endpoints/answers'
import {
  type GuestOrder,
  guestOrder,
  type ThankedFilter,
  thankedFilter,
} from '@lifafa/contract/endpoints/guests'
import { useSearchParams } from 'react-router'
import { pageIn, parametersOf } from '../../lib/links/list-address.ts'

export interface GuestsParams {
  /** The id of the box; empty for none. */
  box: string
  /** The text that is searched for, as typed; empty for all guests. */
  text: string
  /** `YYYY-MM-DD` in India; empty for any. */
  day: string
  thanked: ThankedFilter
  order: GuestOrder
  /** From 1. */
  page: number
}

/** @internal */
export const DEFAULT_PARAMS: GuestsParams = {
  box: '',
  text: '',
  day: '',
  thanked: 'all',
  order: 'newest',
  page: 1,
}

/** Accepts any address; unknown values are the defaults. @internal */
export const readParams = (searchParams: URLSearchParams): GuestsParams => ({
  box: searchParams.get('box') ?? '',
  text: searchParams.get('text') ?? '',
  day: anyDay.safeParse(searchParams.get('day')).data ?? '',
  thanked: thankedFilter.safeParse(searchParams.get('thanked')).data ?? DEFAULT_PARAMS.thanked,
  order: guestOrder.safeParse(searchParams.get('order')).data ?? DEFAULT_PARAMS.order,
  page: pageIn(searchParams),
})

/** @internal */
export const searchOf = (params: Partial<GuestsParams>): string =>
  parametersOf(params, DEFAULT_PARAMS).toString()

export function useGuestsParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  const params = readParams(searchParams)
  return {
    params,
    /** Another search, filter or order begins with its first page. `replace`: replaces the entry in the browser's history. */
    show: (change: Partial<GuestsParams>, replace = false) =>
      setSearchParams(searchOf({ ...params, page: 1, ...change }), { replace, preventScrollReset: true }),
  }
}
