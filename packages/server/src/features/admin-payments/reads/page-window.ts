// Calculates the offset of a page, and the number of pages of a list.
import type { Pagination } from '@lifafa/contract/endpoints/answers'
import { pagesOf } from '../../admin-users/rules.ts'

/** `page` counts from 1. */
export type Asked = { page: number; size: number }

export const offsetOf = ({ page, size }: Asked): number => (page - 1) * size

export const paginationOf = (total: number, { page, size }: Asked): Pagination => ({
  total,
  total_pages: pagesOf(total, size),
  current_page: page,
})
