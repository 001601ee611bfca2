// The section, list, page, search, filter and id of the payments page, in its address.
import { auditAction } from '@lifafa/contract/endpoints/admin/audit-log'
import { payoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import { anyDay, optionalMonth } from '@lifafa/contract/endpoints/answers'
import { flagKind } from '@lifafa/contract/review-flags'
import * as z from 'zod/mini'
import { searchPage, searchText, searchOf as write } from '../../lib/links/use-search-state.ts'

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

const searchDay = z.catch(anyDay, '')
const none = z.literal('')

export const paymentsSearch = z.object({
  tab: z.catch(z.enum(TABS), 'flags'),
  show: z.catch(z.enum(['open', 'log']), 'open'),
  /** The kind of flag to show; empty for all. */
  kind: z.catch(z.union([flagKind, none]), ''),
  group: z.catch(payoutGroup, 'due'),
  page: searchPage,
  /** The id whose timeline is shown; empty for none. */
  id: searchText,
  /** Narrow a search for payments, or the invoices. */
  text: searchText,
  day: searchDay,
  month: z.catch(optionalMonth, ''),
  /** The filter of the audit log; empty for all. `admin` is an id. */
  action: z.catch(z.union([auditAction, none]), ''),
  admin: searchText,
  from: searchDay,
  until: searchDay,
  about: searchText,
})
export type PaymentsParams = z.output<typeof paymentsSearch>

/** The search of a link to it, `?…`; defaults are omitted. */
export const searchOf = (params: Partial<PaymentsParams>): string => write(paymentsSearch, params)
