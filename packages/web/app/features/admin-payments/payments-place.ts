// What of the payments is in view: a section, its list, a page, an id. It stands in the address, so that reload and Back work.
import { type PayoutGroup, payoutGroup } from '@lifafa/contract/endpoints/admin-payments'
import { type FlagKind, flagKind } from '@lifafa/contract/review-flags'
import { pageIn, parametersOf } from '../../lib/links/admin-address.ts'

export const TABS = ['flags', 'payouts', 'books', 'payment', 'audit-log'] as const
export type Tab = (typeof TABS)[number]

export interface PaymentsPlace {
  tab: Tab
  show: 'open' | 'looked-at'
  /** Of which kind flags are asked for; empty: of all. */
  kind: FlagKind | ''
  group: PayoutGroup
  /** From 1. */
  page: number
  /** Whose timeline is asked for; empty where none is. */
  id: string
}

/** @internal */
export const FIRST_PLACE: PaymentsPlace = {
  tab: 'flags',
  show: 'open',
  kind: '',
  group: 'due',
  page: 1,
  id: '',
}

/** Any text may stand in an address; what is nothing that we know is the first of its kind. */
export function placeIn(parameters: URLSearchParams): PaymentsPlace {
  const tab = TABS.find((each) => each === parameters.get('tab')) ?? FIRST_PLACE.tab
  return {
    tab,
    show: parameters.get('show') === 'looked-at' ? 'looked-at' : 'open',
    kind: flagKind.safeParse(parameters.get('kind')).data ?? FIRST_PLACE.kind,
    group: payoutGroup.safeParse(parameters.get('group')).data ?? FIRST_PLACE.group,
    page: pageIn(parameters),
    id: parameters.get('id') ?? '',
  }
}

/** A link to it; what goes without saying is left out. */
export const searchOf = (place: Partial<PaymentsPlace>): string => `?${parametersOf(place, FIRST_PLACE)}`
