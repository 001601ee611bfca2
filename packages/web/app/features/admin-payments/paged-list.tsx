// A list of the payments page, at the page in the address.
import type { Pagination } from '@lifafa/contract/endpoints/answers'
import { AdminList, type AdminListProps } from '../../lib/parts/admin-list.tsx'
import { usePaymentsParams } from './use-payments-params.ts'

export function PagedList<Data extends { pagination: Pagination }>(
  props: Omit<AdminListProps<Data>, 'page' | 'onPage'>,
) {
  const { params, goTo } = usePaymentsParams()
  return <AdminList {...props} page={params.page} onPage={(page, replace) => goTo({ page }, replace)} />
}
