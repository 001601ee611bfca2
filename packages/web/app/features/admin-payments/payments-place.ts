// The section, list, page and id of the payments page. They are stored in the address, so that reload and Back work.
import { type PayoutGroup, payoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import { type FlagKind, flagKind } from '@lifafa/contract/review-flags'
import { pageIn, parametersOf } from '../../lib/links/admin-address.ts'

export const TABS = ['flags', 'payouts', 'books', 'payment', 'audit-log'] as const
export type Tab = (typeof TABS)[number]

export interface PaymentsPlace {
  tab: Tab
  show: 'open' | 'looked-at'
  /** The kind of flag to show; empty for all. */
  kind: FlagKind | ''
  group: PayoutGroup
  /** From 1. */
  page: number
  /** The id whose timeline is shown; empty for none. */
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

/** Accepts any address; unknown values are the defaults. */
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

/** A link to it; defaults are omitted. */
export const searchOf = (place: Partial<PaymentsPlace>): string => `?${parametersOf(place, FIRST_PLACE)}`
