// Ids of event boxes are unique and accepted by the contract.
import { boxId } from '@lifafa/contract/fields/box-id'
import { expect, test } from 'vitest'
import { newBoxId } from './writes.ts'

test('a thousand new ids are valid and distinct', () => {
  const ids = Array.from({ length: 1000 }, newBoxId)
  expect(ids.filter((id) => !boxId.safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(1000)
})
