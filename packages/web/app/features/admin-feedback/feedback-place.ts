// The section, list and page of the feedback page. They are stored in the address, so that reload and Back work.
import { useSearchParams } from 'react-router'
import { pageIn, parametersOf } from '../../lib/links/admin-address.ts'

export const TABS = ['messages', 'ratings'] as const
export type Tab = (typeof TABS)[number]

export interface FeedbackPlace {
  tab: Tab
  show: 'open' | 'answered'
  /** From 1. */
  page: number
}

const FIRST_PLACE: FeedbackPlace = { tab: 'messages', show: 'open', page: 1 }

/** Accepts any address; unknown values are the defaults. @internal */
export function placeIn(parameters: URLSearchParams): FeedbackPlace {
  return {
    tab: TABS.find((each) => each === parameters.get('tab')) ?? FIRST_PLACE.tab,
    show: parameters.get('show') === 'answered' ? 'answered' : 'open',
    page: pageIn(parameters),
  }
}

/** The search of a link to it, `?…`; defaults are omitted. */
export const searchOf = (place: Partial<FeedbackPlace>): string => `?${parametersOf(place, FIRST_PLACE)}`

export function useFeedbackPlace() {
  const [parameters, setParameters] = useSearchParams()
  const place = placeIn(parameters)
  return {
    place,
    turnTo: (page: number, replace = false) =>
      setParameters(searchOf({ ...place, page }).slice(1), { replace, preventScrollReset: true }),
  }
}
