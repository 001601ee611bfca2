// Tests how the address of the payments page is written and parsed.
import { expect, test } from 'vitest'
import { readSearch } from '../../lib/links/use-search-state.ts'
import { paymentsSearch, searchOf } from './payments-params.ts'

const read = (search: string) => readSearch(paymentsSearch, new URLSearchParams(search))
const FIRST = read('')

test('parts of the state are written to the address, and parsed back', () => {
  const payouts = { tab: 'payouts', group: 'waiting', page: 3, show: 'log', kind: 'no-box' } as const
  const found = { id: 'pay_1', text: 'Rao', day: '2026-11-21', month: '2026-11' }
  const log = { action: 'payout-marked-paid', from: '2026-11-01', about: 'a@example.com' } as const
  const params = { ...payouts, ...found, ...log }
  const search =
    '?tab=payouts&group=waiting&page=3&show=log&kind=no-box&id=pay_1&text=Rao&day=2026-11-21&month=2026-11&action=payout-marked-paid&from=2026-11-01&about=a%40example.com'
  expect(searchOf(params)).toBe(search)
  expect(read(search)).toEqual({ ...FIRST, ...params })
})

test('unknown values are the defaults', () => {
  expect(
    read('tab=x&show=x&kind=x&group=x&page=-1&action=x&from=x&until=2026-02-30&month=x&other=x'),
  ).toEqual(FIRST)
})
