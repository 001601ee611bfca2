// Queries the users of the page in the address; the previous page stays visible until they are loaded.
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useQueryWithToast } from '../../../lib/queries/use-query-with-toast.ts'
import { usersQuery } from '../dashboard-queries.ts'
import { readUsersParams, type UsersParams, writeUsersParams } from './users-params.ts'

export function useUsersPage() {
  const { params, show } = useUsersParams()
  const query = useQueryWithToast(usersQuery(params), { placeholderData: keepPreviousData })
  const { data, isPlaceholderData, errorUpdateCount } = query
  // The page no longer exists, for example after the only user of the last page was deleted.
  const isBeyond = data?.users.length === 0 && data.pagination.total_users > 0
  const lastPage = isBeyond && !isPlaceholderData ? data.pagination.total_pages : undefined
  const goTo = useEffectEvent((page: number) => show({ ...params, page }, true))
  useEffect(() => {
    if (lastPage !== undefined) goTo(lastPage)
  }, [lastPage])
  const shown = isBeyond ? undefined : data
  // Stays mounted during a retry, so that the button keeps its place and the focus.
  const hasFailed = errorUpdateCount > 0 && (shown === undefined || isPlaceholderData)
  return {
    ...query,
    params,
    show,
    /** Undefined until the first page is loaded; the previous page's users while another is loading. */
    shown,
    hasFailed,
    isWaiting: !hasFailed && (shown === undefined || isPlaceholderData),
  }
}

/** The list's search and page in the address. */
function useUsersParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  return {
    params: readUsersParams(searchParams),
    /** `replace`: replaces the entry in the browser's history. */
    show: (params: UsersParams, replace = false) =>
      setSearchParams(writeUsersParams(params), { replace, preventScrollReset: true }),
  }
}
