// The section of a host's page, its page, and the box whose gifts are shown: in the address, so that reload and Back work.
import { boxId } from '@lifafa/contract/fields/box-id'
import { useSearchParams } from 'react-router'
import { pageIn, parametersOf } from '../../lib/links/list-address.ts'

export const TABS = ['boxes', 'payouts', 'activity'] as const
export type Tab = (typeof TABS)[number]

export interface HostParams {
  tab: Tab
  /** From 1. */
  page: number
  /** The box whose gifts are shown; empty for the list of boxes. */
  box: string
}

const DEFAULT_PARAMS: HostParams = { tab: 'boxes', page: 1, box: '' }

/** Accepts any address; unknown values are the defaults. */
const readParams = (searchParams: URLSearchParams): HostParams => ({
  tab: TABS.find((each) => each === searchParams.get('tab')) ?? DEFAULT_PARAMS.tab,
  page: pageIn(searchParams),
  box: boxId.safeParse(searchParams.get('box')).data ?? DEFAULT_PARAMS.box,
})

/** The search of a link to it, `?…`; defaults are omitted. */
export const searchOf = (params: Partial<HostParams>): string => `?${parametersOf(params, DEFAULT_PARAMS)}`

export function useHostParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  const params = readParams(searchParams)
  return {
    params,
    turnTo: (page: number, replace = false) =>
      setSearchParams(searchOf({ ...params, page }).slice(1), { replace, preventScrollReset: true }),
  }
}
