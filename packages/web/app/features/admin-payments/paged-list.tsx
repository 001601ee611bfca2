// A list of the payments page, at the page in the address.
import type { Pagination } from '@lifafa/contract/endpoints/answers'
import { AdminList, type AdminListProps } from '../../lib/parts/admin-list.tsx'
import { usePlace } from './use-place.ts'

export function PagedList<Data extends { pagination: Pagination }>(
  props: Omit<AdminListProps<Data>, 'page' | 'onPage'>,
) {
  const { place, goTo } = usePlace()
  return <AdminList {...props} page={place.page} onPage={(page, replace) => goTo({ page }, replace)} />
}
