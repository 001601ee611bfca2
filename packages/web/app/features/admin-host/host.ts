// The state of a host's page in its address, and its query.
import { adminGetHost } from '@lifafa/contract/endpoints/admin/hosts'
import { boxId } from '@lifafa/contract/fields/box-id'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { queryOptions } from '@tanstack/react-query'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { nullIfMissing } from '../../lib/calls/null-if-missing.ts'
import { oneOf, searchPage, searchTextAs } from '../../lib/links/use-search-state.ts'
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
