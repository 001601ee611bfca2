// The state of a host's page in its address, and its queries.
import {
  adminGetHost,
  adminListActivitiesOfHost,
  adminListBoxesOfHost,
  adminListContributionsOfBox,
  adminListPayoutsOfHost,
} from '@lifafa/contract/endpoints/admin/hosts'
import { boxId } from '@lifafa/contract/fields/box-id'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { queryOptions } from '@tanstack/react-query'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { nullIfMissing } from '../../lib/calls/null-if-missing.ts'
import { oneOf, searchPage, searchTextAs } from '../../lib/links/use-search-state.ts'
import { inPages } from '../../lib/parts/paged-list.tsx'
import { HOST_KEY } from '../../lib/user-actions/user-action.ts'

export const TABS = ['boxes', 'payouts', 'activity'] as const
export type Tab = (typeof TABS)[number]

export const hostSearch = {
  tab: oneOf(TABS, 'boxes'),
  page: searchPage,
  /** The box whose gifts are shown; empty for the list of boxes. */
  box: searchTextAs(boxId),
}

/** Null where there is no such host, or an id that cannot be one. */
export const hostQuery = (id: string) =>
  queryOptions({
    queryKey: [HOST_KEY, id, 'card'],
    queryFn: () => adminCall(adminGetHost, { params: { id } }).catch(nullIfMissing),
    meta: { failed: sentences.failed },
  })

export const boxesQuery = (id: string, page: number) =>
  queryOptions({
    ...inPages,
    queryKey: [HOST_KEY, id, 'boxes', page],
    queryFn: () => adminCall(adminListBoxesOfHost, { params: { id }, query: { page } }),
    meta: { failed: sentences.boxesFailed },
  })

export const giftsQuery = (box: string, page: number) =>
  queryOptions({
    ...inPages,
    queryKey: [HOST_KEY, 'gifts', box, page],
    queryFn: () => adminCall(adminListContributionsOfBox, { params: { id: box }, query: { page } }),
    meta: { failed: sentences.giftsFailed },
  })

export const payoutsQuery = (id: string, page: number) =>
  queryOptions({
    ...inPages,
    queryKey: [HOST_KEY, id, 'payouts', page],
    queryFn: () => adminCall(adminListPayoutsOfHost, { params: { id }, query: { page } }),
    meta: { failed: payoutFactsSentences.payoutsFailed },
  })

export const activitiesQuery = (id: string, page: number) =>
  queryOptions({
    ...inPages,
    queryKey: [HOST_KEY, id, 'activities', page],
    queryFn: () => adminCall(adminListActivitiesOfHost, { params: { id }, query: { page } }),
    meta: { failed: sentences.activityFailed },
  })
