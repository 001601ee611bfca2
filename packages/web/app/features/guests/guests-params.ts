// The box, search, filters, order and page of guest management, in its address.
import { anyDay } from '@lifafa/contract/endpoints/answers'
import { guestOrder, thankedFilter } from '@lifafa/contract/endpoints/guests'
import {
  oneOf,
  type SearchState,
  searchPage,
  searchText,
  searchTextAs,
  useSearchState,
} from '../../lib/links/use-search-state.ts'

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
}

export type GuestsParams = SearchState<typeof guestsSearch>

export function useGuestsParams() {
  const [params, change] = useSearchState(guestsSearch)
  return {
    params,
    /** Another search, filter or order begins with its first page. `replace`: replaces the entry in the browser's history. */
    show: (to: Partial<GuestsParams>, replace = false) => change({ page: 1, ...to }, { replace }),
  }
}
