// A list of the payments page, at the page in the address.
import type { Pagination } from '@lifafa/contract/endpoints/answers'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { PagedList as List } from '../../lib/parts/paged-list.tsx'
import { usePaymentsParams } from './use-payments-params.ts'

export function PagedList<Data extends { pagination: Pagination }, Key extends QueryKey>({
  query,
  ...rest
}: Omit<ComponentProps<typeof List<Data>>, 'query' | 'page' | 'onPage'> & {
  query: UseQueryOptions<Data, Error, Data, Key>
}) {
  const result = useQuery(query)
  const { params, goTo } = usePaymentsParams()
  return (
    <List {...rest} query={result} page={params.page} onPage={(to, options) => goTo(to, options?.replace)} />
  )
}
