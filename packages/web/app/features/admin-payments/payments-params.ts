// The section, list, page, search, filter and id of the payments page, in its address.
import { auditAction } from '@lifafa/contract/endpoints/admin/audit-log'
import { payoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import { anyDay, optionalMonth } from '@lifafa/contract/endpoints/answers'
import { isUuid } from '@lifafa/contract/fields/uuid'
import { flagKind } from '@lifafa/contract/review-flags'
import {
  oneOf,
  type SearchState,
  searchPage,
  searchText,
  searchTextAs,
  searchOf as write,
} from '../../lib/links/use-search-state.ts'

export const TABS = [
  'flags',
  'payouts',
  'books',
  'fee-invoices',
  'corrections',
  'payment',
  'audit-log',
] as const
export type Tab = (typeof TABS)[number]

const searchDay = searchTextAs(anyDay)

export const paymentsSearch = {
  tab: oneOf(TABS, 'flags'),
  show: oneOf(['open', 'log'], 'open'),
  /** The kind of flag to show; empty for all. */
  kind: oneOf(flagKind.options, ''),
  group: oneOf(payoutGroup.options, 'due'),
  page: searchPage,
  /** The id whose timeline is shown; empty for none. */
  id: searchText,
  /** Narrow a search for payments, or the invoices. */
  text: searchText,
  day: searchDay,
  month: searchTextAs(optionalMonth),
  /** The filter of the audit log; empty for all. `admin` is an id. */
  action: oneOf(auditAction.options, ''),
  admin: searchText,
  from: searchDay,
  until: searchDay,
  about: searchText,
}
export type PaymentsParams = SearchState<typeof paymentsSearch>

/** An administrator's id that cannot be one asks for nobody's actions in particular. */
export const auditQueryOf = ({ action, admin, from, until, about }: PaymentsParams) => ({
  ...{ from, until, about },
  ...(action && { action }),
  ...(isUuid(admin) && { admin }),
})

/** The search of a link to it, `?…`; defaults are omitted. */
export const searchOf = (params: Partial<PaymentsParams>): string => write(paymentsSearch, params)
