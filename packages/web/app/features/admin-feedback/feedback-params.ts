// The section, list and page of the feedback page. They are stored in the address, so that reload and Back work.
import { MESSAGE_GROUPS } from '@lifafa/contract/endpoints/admin/feedback'
import { useSearchParams } from 'react-router'
import { pageIn, parametersOf } from '../../lib/links/list-address.ts'

export const TABS = ['messages', 'ratings'] as const
export type Tab = (typeof TABS)[number]

export interface FeedbackParams {
  tab: Tab
  show: (typeof MESSAGE_GROUPS)[number]
  /** From 1. */
  page: number
}

const DEFAULT_PARAMS: FeedbackParams = { tab: 'messages', show: 'open', page: 1 }

/** Accepts any address; unknown values are the defaults. @internal */
export function readParams(searchParams: URLSearchParams): FeedbackParams {
  return {
    tab: TABS.find((each) => each === searchParams.get('tab')) ?? DEFAULT_PARAMS.tab,
    show: MESSAGE_GROUPS.find((each) => each === searchParams.get('show')) ?? DEFAULT_PARAMS.show,
    page: pageIn(searchParams),
  }
}

/** The search of a link to it, `?…`; defaults are omitted. */
export const searchOf = (params: Partial<FeedbackParams>): string =>
  `?${parametersOf(params, DEFAULT_PARAMS)}`

export function useFeedbackParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  const params = readParams(searchParams)
  return {
    params,
    turnTo: (page: number, replace = false) =>
      setSearchParams(searchOf({ ...params, page }).slice(1), { replace, preventScrollReset: true }),
  }
}
