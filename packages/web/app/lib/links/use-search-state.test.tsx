// Tests how the state of a page is written to its address, and parsed.
import { anyDay } from '@lifafa/contract/endpoints/answers'
import { MAX_PAGE } from '@lifafa/contract/limits'
import { act, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { show } from '../../test/show.tsx'
import {
  oneOf,
  readSearch,
  searchOf,
  searchPage,
  searchText,
  searchTextAs,
  useSearchState,
} from './use-search-state.ts'

const params = {
  tab: oneOf(['open', 'log'], 'open'),
  text: searchText,
  day: searchTextAs(anyDay),
  page: searchPage,
}
const FIRST = { tab: 'open', text: '', day: '', page: 1 }

test.each([
  [{}, '?'],
  [{ tab: 'log', day: '2026-11-21', page: 3 }, '?tab=log&day=2026-11-21&page=3'],
  [
    { tab: 'open', text: 'सुनीता & co' },
    '?text=%E0%A4%B8%E0%A5%81%E0%A4%A8%E0%A5%80%E0%A4%A4%E0%A4%BE+%26+co',
  ],
] as const)('%j is %s, and parsed back', (state, search) => {
  expect(searchOf(params, state)).toBe(search)
  expect(readSearch(params, new URLSearchParams(search))).toEqual({ ...FIRST, ...state })
})

test.each(['', 'tab=x&page=0&other=1', 'page=1.5', 'page=-1', 'page=1e9', 'page=', 'day=2026-02-30'])(
  '?%s is the first view',
  (search) => {
    expect(readSearch(params, new URLSearchParams(search))).toEqual(FIRST)
  },
)

test('any state is parsed back from the address', () => {
  const states = fc.record({
    tab: fc.constantFrom('open' as const, 'log' as const),
    text: fc.string({ unit: 'grapheme' }),
    day: fc.constantFrom('', '2026-11-21'),
    page: fc.integer({ min: 1, max: MAX_PAGE }),
  })
  fc.assert(
    fc.property(states, (state) => {
      expect(readSearch(params, new URLSearchParams(searchOf(params, state)))).toEqual(state)
    }),
  )
})

function Page() {
  const [{ tab, text, page }, change] = useSearchState(params)
  return (
    <>
      <p>{`${tab}, ${text}, ${page}`}</p>
      <button type="button" onClick={() => change({ tab: 'log', page: 1 })}>
        Log
      </button>
      <button type="button" onClick={() => change({ page: 7 }, { replace: true })}>
        Seven
      </button>
    </>
  )
}

test('a change keeps the rest; Back undoes it, but for one that replaced its entry', async () => {
  const { search, back } = show(<Page />, '/?text=rao&page=2')
  fireEvent.click(screen.getByText('Log'))
  await screen.findByText('log, rao, 1')
  expect(search()).toBe('?tab=log&text=rao')
  fireEvent.click(screen.getByText('Seven'))
  await screen.findByText('log, rao, 7')
  await act(() => back())
  await screen.findByText('open, rao, 2')
})
