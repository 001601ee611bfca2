// The box, search, filters, order and page of guest management, in its address.
import { anyDay } from '@lifafa/contract/endpoints/answers'
import { guestOrder, thankedFilter } from '@lifafa/contract/endpoints/guests'
import type { GiftKind, RegisterOrder } from '@lifafa/contract/endpoints/register/entries'
import { isUuid } from '@lifafa/contract/fields/uuid'
import { MAX_GUEST_NAME } from '@lifafa/contract/limits'
import {
  oneOf,
  type SearchState,
  searchPage,
  searchText,
  searchTextAs,
  useSearchState,
} from '../../lib/links/use-search-state.ts'

/** Not taken from the calls of the register: a page without written gifts needs no script of theirs. */
export const GIFT_KINDS = [
  ...(['online', 'written', 'uncounted', 'cash', 'cheque', 'upi', 'gold', 'silver'] as const),
  ...(['thing', 'blessing'] as const),
] satisfies GiftKind[]
export const GIFT_ORDERS = [
  ...(['newest', 'oldest', 'name', 'village', 'family', 'largest', 'number'] as const),
] satisfies RegisterOrder[]

export const guestsSearch = {
  /** The id of the box; empty for none. */
  box: searchText,
  /** The text that is searched for, as typed; empty for all guests. */
  text: searchText,
  /** `YYYY-MM-DD` in India; empty for any. */
  day: searchTextAs(anyDay),
  thanked: oneOf(thankedFilter.options, 'all'),
  order: oneOf(guestOrder.options, 'newest'),
  page: searchPage,
  /** All gifts, or the guest list of those online; for a box in whose register something was written. */
  view: oneOf(['online'], 'all'),
  /** The filters of all gifts, and their order. */
  kind: oneOf(GIFT_KINDS, ''),
  side: oneOf(['bride', 'groom'], ''),
  family: searchText,
  village: searchText,
  desk: { first: '', parse: (id: string) => (isUuid(id) ? id : undefined) },
  by: oneOf(GIFT_ORDERS, 'newest'),
}

export type GuestsParams = SearchState<typeof guestsSearch>

/** The text as far as a call takes it: a longer one, such as a pasted address, would be refused. */
export const searched = ({ text }: Pick<GuestsParams, 'text'>): string =>
  [...text].slice(0, MAX_GUEST_NAME).join('')

/** The guest list as it begins. */
export const FIRST_PAGE = { text: '', day: '', thanked: 'all', order: 'newest', page: 1 } as const

/** A box without written gifts has the guest list alone. */
export const showsAllGifts = ({ has_written }: { has_written: boolean }, { view }: GuestsParams): boolean =>
  has_written && view === 'all'

export function useGuestsParams() {
  const [params, change] = useSearchState(guestsSearch)
  return {
    params,
    /** Another search, filter or order begins with its first page. `replace`: replaces the entry in the browser's history. */
    show: (to: Partial<GuestsParams>, replace = false) => change({ page: 1, ...to }, { replace }),
  }
}
