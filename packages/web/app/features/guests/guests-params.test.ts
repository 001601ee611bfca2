// Tests that guest management ignores what is no value of its address.
import { listGuests } from '@lifafa/contract/endpoints/guests'
import { expect, test } from 'vitest'
import { readSearch } from '../../lib/links/use-search-state.ts'
import { guestsSearch, searched } from './guests-params.ts'

const read = (search: string) => readSearch(guestsSearch, new URLSearchParams(search))

test('unknown values are the defaults', () => {
  const search = 'day=21-11-2026&thanked=x&order=price&page=-1&other=x&view=x&kind=x&side=x&desk=x&by=x'
  expect(read(search)).toEqual(read(''))
})

test('a pasted text is searched for as far as the call takes it', () => {
  const pasted = 'शिव मंदिर के पास, '.repeat(10)
  expect(listGuests.query.safeParse({ text: pasted }).success).toBe(false)
  const params = read(`text=${pasted}`)
  expect(params.text).toBe(pasted)
  const text = searched(params)
  expect(listGuests.query.safeParse({ text }).data?.text).toBe(text.trim())
})
