// Tests how a list is divided into pages.
import { expect, test } from 'vitest'
import { pageOf } from './pages.ts'

const SEVEN = [1, 2, 3, 4, 5, 6, 7]

test.each([
  { list: SEVEN, page: 1, is: { items: [1, 2, 3], page: 1, pageCount: 3 } },
  { list: SEVEN, page: 3, is: { items: [7], page: 3, pageCount: 3 } },
  { list: SEVEN, page: 9, is: { items: [7], page: 3, pageCount: 3 } },
  { list: SEVEN, page: 0, is: { items: [1, 2, 3], page: 1, pageCount: 3 } },
  { list: [], page: 1, is: { items: [], page: 1, pageCount: 1 } },
  { list: [1, 2, 3], page: 2, is: { items: [1, 2, 3], page: 1, pageCount: 1 } },
])('page $page of $list.length items, three to a page', ({ list, page, is }) => {
  expect(pageOf(list, page, 3)).toEqual(is)
})
