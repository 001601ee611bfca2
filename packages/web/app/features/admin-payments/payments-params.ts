// The section, list, page, search, filter and id of the payments page. They are stored in the address, so that reload and Back work.
import { type AuditAction, auditAction } from '@lifafa/contract/endpoints/admin/audit-log'
import { type PayoutGroup, payoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import { optionalDay, optionalMonth } from '@lifafa/contract/endpoints/answers'
import { type FlagKind, flagKind } from '@lifafa/contract/review-flags'
import { pageIn, parametersOf } from '../../lib/links/list-address.ts'

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

export interface PaymentsParams {
  tab: Tab
  show: 'open' | 'log'
  /** The kind of flag to show; empty for all. */
  kind: FlagKind | ''
  group: PayoutGroup
  /** From 1. */
  page: number
  /** The id whose timeline is shown; empty for none. */
  id: string
  /** What is searched for, and the day (`YYYY-MM-DD`) that narrows it; empty for none. */
  text: string
  day: string
  /** The month of the invoices (`YYYY-MM`); empty for all. `text` narrows them, too. */
  month: string
  /** The filter of the audit log; empty for all. `admin` is an id; days are `YYYY-MM-DD`. */
  action: AuditAction | ''
  admin: string
  from: string
  until: string
  about: string
}

/** @internal */
export const DEFAULT_PARAMS: PaymentsParams = {
  tab: 'flags',
  show: 'open',
  kind: '',
  group: 'due',
  page: 1,
  id: '',
  text: '',
  day: '',
  month: '',
  action: '',
  admin: '',
  from: '',
  until: '',
  about: '',
}

const dayIn = (searchParams: URLSearchParams, name: string): string =>
  optionalDay.safeParse(searchParams.get(name) ?? '').data ?? ''

/** Accepts any address; unknown values are the defaults. */
export function readParams(searchParams: URLSearchParams): PaymentsParams {
  const tab = TABS.find((each) => each === searchParams.get('tab')) ?? DEFAULT_PARAMS.tab
  return {
    tab,
    show: searchParams.get('show') === 'log' ? 'log' : 'open',
    kind: flagKind.safeParse(searchParams.get('kind')).data ?? DEFAULT_PARAMS.kind,
    group: payoutGroup.safeParse(searchParams.get('group')).data ?? DEFAULT_PARAMS.group,
    page: pageIn(searchParams),
    id: searchParams.get('id') ?? '',
    text: searchParams.get('text') ?? '',
    day: searchParams.get('day') ?? '',
    month: optionalMonth.safeParse(searchParams.get('month') ?? '').data ?? DEFAULT_PARAMS.month,
    action: auditAction.safeParse(searchParams.get('action')).data ?? DEFAULT_PARAMS.action,
    admin: searchParams.get('admin') ?? '',
    from: dayIn(searchParams, 'from'),
    until: dayIn(searchParams, 'until'),
    about: searchParams.get('about') ?? '',
  }
}

/** A link to it; defaults are omitted. */
export const searchOf = (params: Partial<PaymentsParams>): string =>
  `?${parametersOf(params, DEFAULT_PARAMS)}`
