// Tests how the address of the payments page is written and parsed.
import { expect, test } from 'vitest'
import { readSearch } from '../../lib/links/use-search-state.ts'
import { paymentsSearch, searchOf } from './payments-params.ts'

const read = (search: string) => readSearch(paymentsSearch, new URLSearchParams(search))
const FIRST = read('')

test.each([
  [{}, '?'],
  [{ tab: 'payouts', group: 'waiting', page: 3 }, '?tab=payouts&group=waiting&page=3'],
  [{ tab: 'flags', show: 'log' }, '?show=log'],
  [{ tab: 'flags', kind: 'no-box' }, '?kind=no-box'],
  [{ tab: 'fee-invoices', text: 'Rao', month: '2026-11' }, '?tab=fee-invoices&text=Rao&month=2026-11'],
  [
    { tab: 'payment', text: 'सुनीता', day: '2026-11-21' },
    '?tab=payment&text=%E0%A4%B8%E0%A5%81%E0%A4%A8%E0%A5%80%E0%A4%A4%E0%A4%BE&day=2026-11-21',
  ],
  [
    { tab: 'audit-log', action: 'payout-marked-paid', from: '2026-11-01', about: 'a@example.com', page: 2 },
    '?tab=audit-log&action=payout-marked-paid&from=2026-11-01&about=a%40example.com&page=2',
  ],
  [{ tab: 'payment', id: 'pay_1 & more' }, '?tab=payment&id=pay_1+%26+more'],
] as const)('%j is written to the address as %s, and parsed back', (params, search) => {
  expect(searchOf(params)).toBe(search)
  expect(read(search)).toEqual({ ...FIRST, ...params })
})

test('unknown values are the defaults', () => {
  expect(
    read('tab=x&show=x&kind=x&group=x&page=-1&action=x&from=x&until=2026-02-30&month=x&other=x'),
  ).toEqual(FIRST)
})
