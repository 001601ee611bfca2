// Tests that guest management ignores what is no value of its address.
import { expect, test } from 'vitest'
import { readSearch } from '../../lib/links/use-search-state.ts'
import { guestsSearch } from './guests-params.ts'

const read = (search: string) => readSearch(guestsSearch, new URLSearchParams(search))

test('unknown values are the defaults', () => {
  const search = 'day=21-11-2026&thanked=x&order=price&page=-1&other=x&view=x&kind=x&side=x&desk=x&by=x'
  expect(read(search)).toEqual(read(''))
})
