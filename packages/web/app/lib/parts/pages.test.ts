// Tests how a list is divided into pages.
import { expect, test } from 'vitest'
import { pageOf } from './pages.ts'

const SEVEN = [1, 2, 3, 4, 5, 6, 7]

test.each([
  { list: SEVEN, page: 1, is: { items: [1, 2, 3], page: 1, pageCount: 3, from: 1, to: 3, total: 7 } },
  { list: SEVEN, page: 3, is: { items: [7], page: 3, pageCount: 3, from: 7, to: 7, total: 7 } },
  { list: SEVEN, page: 9, is: { items: [7], page: 3, pageCount: 3, from: 7, to: 7, total: 7 } },
  { list: SEVEN, page: 0, is: { items: [1, 2, 3], page: 1, pageCount: 3, from: 1, to: 3, total: 7 } },
  { list: [], page: 1, is: { items: [], page: 1, pageCount: 1, from: 0, to: 0, total: 0 } },
  { list: [1, 2, 3], page: 2, is: { items: [1, 2, 3], page: 1, pageCount: 1, from: 1, to: 3, total: 3 } },
])('page $page of $list.length items, three to a page', ({ list, page, is }) => {
  expect(pageOf(list, page, 3)).toEqual(is)
})
