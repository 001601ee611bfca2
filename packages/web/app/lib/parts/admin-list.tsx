// A list at the page in the address.
import type { Pagination } from '@lifafa/contract/endpoints/answers'
import type { ComponentProps } from 'react'
import { type ToastQuery, useQueryWithToast } from '../queries/use-query-with-toast.ts'
import { inPages, PagedList } from './paged-list.tsx'

export type AdminListProps<Data extends { pagination: Pagination }> = Omit<
  ComponentProps<typeof PagedList<Data>>,
  'query' | 'onPage'
> & { query: ToastQuery<Data>; onPage: (page: number, replace?: boolean) => void }

export function AdminList<Data extends { pagination: Pagination }>({
  query,
  onPage,
  ...rest
}: AdminListProps<Data>) {
  const result = useQueryWithToast(query, inPages)
  return <PagedList {...rest} query={result} onPage={(page, options) => onPage(page, options?.replace)} />
}
